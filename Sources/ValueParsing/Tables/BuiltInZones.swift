// SPDX-License-Identifier: Apache-2.0

/// The rules of zones for systems that have no files of them.
///
/// Of each zone that a language names, those of today, by the time zone database 2025b: enough for what is
/// said of this year, not of decades ago.
enum BuiltInZones {
  /// A rule as POSIX writes it, and the zones that have it; a line that begins with a blank goes on.
  private static let text = """
    CET-1CEST,M3.5.0,M10.5.0/3 Europe/Amsterdam Europe/Berlin Europe/Brussels Europe/Budapest
      Europe/Copenhagen Europe/Madrid Europe/Oslo Europe/Paris Europe/Prague Europe/Rome
      Europe/Stockholm Europe/Vienna Europe/Warsaw Europe/Zurich
    <+05>-5 Antarctica/Mawson Antarctica/Vostok Asia/Almaty Asia/Aqtau Asia/Aqtobe Asia/Ashgabat
      Asia/Dushanbe Asia/Qyzylorda Asia/Tashkent Asia/Yekaterinburg Indian/Kerguelen
      Indian/Maldives
    <+12>-12 Asia/Anadyr Asia/Kamchatka Pacific/Fiji Pacific/Funafuti Pacific/Majuro Pacific/Nauru
      Pacific/Tarawa Pacific/Wake Pacific/Wallis
    <-03>3 America/Argentina/Buenos_Aires America/Argentina/San_Luis America/Asuncion
      America/Cayenne America/Montevideo America/Paramaribo America/Sao_Paulo Antarctica/Rothera
      Atlantic/Stanley
    <+04>-4 Asia/Baku Asia/Dubai Asia/Tbilisi Asia/Yerevan Europe/Samara Indian/Mahe
      Indian/Mauritius Indian/Reunion
    <+08>-8 Antarctica/Casey Asia/Brunei Asia/Choibalsan Asia/Irkutsk Asia/Kuala_Lumpur
      Asia/Kuching Asia/Singapore Asia/Ulaanbaatar
    <+07>-7 Antarctica/Davis Asia/Bangkok Asia/Ho_Chi_Minh Asia/Hovd Asia/Krasnoyarsk
      Asia/Novosibirsk Indian/Christmas
    <+11>-11 Asia/Magadan Asia/Sakhalin Pacific/Efate Pacific/Guadalcanal Pacific/Kosrae
      Pacific/Noumea Pacific/Pohnpei
    <+03>-3 Antarctica/Syowa Asia/Baghdad Asia/Riyadh Europe/Istanbul Europe/Minsk
    <+06>-6 Asia/Bishkek Asia/Dhaka Asia/Omsk Asia/Thimphu Indian/Chagos
    <+10>-10 Antarctica/DumontDUrville Asia/Vladivostok Pacific/Chuuk Pacific/Port_Moresby
    <+13>-13 Pacific/Apia Pacific/Fakaofo Pacific/Kanton Pacific/Tongatapu
    <-04>4 America/Caracas America/Guyana America/La_Paz America/Manaus
    <-05>5 America/Bogota America/Guayaquil America/Lima America/Rio_Branco
    EET-2EEST,M3.5.0/3,M10.5.0/4 Europe/Athens Europe/Bucharest Europe/Helsinki Europe/Kyiv
    <+09>-9 Asia/Dili Asia/Yakutsk Pacific/Palau
    CST-8 Asia/Macau Asia/Shanghai Asia/Taipei
    PST8PDT,M3.2.0,M11.1.0 America/Los_Angeles America/Tijuana America/Vancouver
    <+0630>-6:30 Asia/Yangon Indian/Cocos
    <-02>2 America/Noronha Atlantic/South_Georgia
    <-02>2<-01>,M3.5.0/-1,M10.5.0/0 America/Nuuk America/Scoresbysund
    <-10>10 Pacific/Rarotonga Pacific/Tahiti
    AEST-10AEDT,M10.1.0,M4.1.0/3 Antarctica/Macquarie Australia/Sydney
    ChST-10 Pacific/Guam Pacific/Saipan
    EST5EDT,M3.2.0,M11.1.0 America/New_York America/Toronto
    KST-9 Asia/Pyongyang Asia/Seoul
    MSK-3 Europe/Moscow Europe/Volgograd
    MST7 America/Mazatlan America/Whitehorse
    WET0WEST,M3.5.0/1,M10.5.0 Atlantic/Canary Europe/Lisbon
    <+01>-1 Africa/Casablanca
    <+0330>-3:30 Asia/Tehran
    <+0430>-4:30 Asia/Kabul
    <+0530>-5:30 Asia/Colombo
    <+0545>-5:45 Asia/Kathmandu
    <+0845>-8:45 Australia/Eucla
    <+1030>-10:30<+11>-11,M10.1.0,M4.1.0 Australia/Lord_Howe
    <+11>-11<+12>,M10.1.0,M4.1.0/3 Pacific/Norfolk
    <+1245>-12:45<+1345>,M9.5.0/2:45,M4.1.0/3:45 Pacific/Chatham
    <+14>-14 Pacific/Kiritimati
    <-01>1 Atlantic/Cape_Verde
    <-01>1<+00>,M3.5.0/0,M10.5.0/1 Atlantic/Azores
    <-03>3<-02>,M3.2.0,M11.1.0 America/Miquelon
    <-04>4<-03>,M9.1.6/24,M4.1.6/24 America/Santiago
    <-06>6 Pacific/Galapagos
    <-06>6<-05>,M9.1.6/22,M4.1.6/22 Pacific/Easter
    <-08>8 Pacific/Pitcairn
    <-0930>9:30 Pacific/Marquesas
    <-09>9 Pacific/Gambier
    <-11>11 Pacific/Niue
    ACST-9:30ACDT,M10.1.0,M4.1.0/3 Australia/Adelaide
    AKST9AKDT,M3.2.0,M11.1.0 America/Juneau
    AST4ADT,M3.2.0,M11.1.0 America/Halifax
    AWST-8 Australia/Perth
    CAT-2 Africa/Maputo
    CST5CDT,M3.2.0/0,M11.1.0/1 America/Havana
    CST6 America/Mexico_City
    CST6CDT,M3.2.0,M11.1.0 America/Chicago
    EAT-3 Africa/Nairobi
    EET-2EEST,M4.5.5/0,M10.5.4/24 Africa/Cairo
    GMT0 GMT
    GMT0BST,M3.5.0/1,M10.5.0 Europe/London
    HKT-8 Asia/Hong_Kong
    HST10 Pacific/Honolulu
    IST-1GMT0,M10.5.0,M3.5.0/1 Europe/Dublin
    IST-2IDT,M3.4.4/26,M10.5.0 Asia/Jerusalem
    IST-5:30 Asia/Kolkata
    JST-9 Asia/Tokyo
    MST7MDT,M3.2.0,M11.1.0 America/Denver
    NST3:30NDT,M3.2.0,M11.1.0 America/St_Johns
    NZST-12NZDT,M9.5.0,M4.1.0/3 Pacific/Auckland
    PKT-5 Asia/Karachi
    PST-8 Asia/Manila
    SAST-2 Africa/Johannesburg
    SST11 Pacific/Pago_Pago
    UTC0 UTC
    WAT-1 Africa/Lagos
    WIB-7 Asia/Jakarta
    WIT-9 Asia/Jayapura
    WITA-8 Asia/Makassar
    """

  /// The rules, by zone.
  static let rules: [String: PosixZone] = {
    var rules: [String: PosixZone] = [:]
    var current: PosixZone?
    for line in text.split(separator: "\n") {
      var words = line.split(separator: " ")[...]
      if line.first != " " {
        guard let rule = PosixZone(Array(words.removeFirst().utf8)) else {
          preconditionFailure("no rule of a zone is '\(line)'")
        }
        current = rule
      }
      for word in words { rules[String(word)] = current }
    }
    return rules
  }()
}
