// SPDX-License-Identifier: Apache-2.0

extension LanguageTexts {
  /// What may stand for each other in English talk of media, the world and the phone.
  static let englishMedia = """
    [same]
    # media
    music: music, tunes, songs, some tunes, some music, some songs, music player, background music, jams, music app, play music, bangers,
      music library, musical, party music, put some music on, choons
    song: song, track, tune, number, single, piece of music, hit, banger, jam, melody, hit song, music track, choon, theme song,
      hit single, remix, cover version, soundtrack, medley, piece
    this song: this song, what's playing, name of this song, song is this, current song, currently playing, now playing,
      what song is this, name that tune, what's this song, this track, title of this song, song's playing, who sings this,
      what am i hearing, identify this song, this tune, name of this track, song playing, track is this, name the song, shazam,
      what is this playing, what's this called, who is this by, title of this track, song currently on, what music is this,
      who is singing, currently listening to, song is on, which song, song name, called this song, what is that song, what song,
      who performs this, playing right now, hear this song, recognize this song
    artist: artist, singer, musician, performer, band, group, sung by, vocalist, who sings, rapper, performing artist, who performs,
      recording artist, composer, pop star, duo, orchestra, by the artist, rock star, musical artist, rock band, boy band, girl group, dj,
      soloist, choir, drummer, guitarist, pianist, lead singer, pop singer, rock group, songwriter, who's it by, whose song, artist name,
      ensemble, tribute band
    album: album, record, lp, ep, cd, greatest hits, vinyl, whole album, compilation, disc, new album, debut album, latest album,
      long player, full album, collection of songs, studio album, discography, mixtape, box set
    playlist: playlist, play list, mix, song list, mixtape, list of songs, collection of songs, my mix, my songs, music list, set list,
      setlist, song queue, my playlist, favourites list, spotify playlist, list of tracks, compilation, music mix, listening list
    lyrics: lyrics, words to the song, words of the song, song text, song lyrics, words to, text of the song, sing along words,
      how does song go, how song goes, lyrics to, the words of, song words, verse, chorus, what are the words, line from a song,
      lyrics for
    genre: genre, kind of music, style, type of music, sort of music, musical style, category, music genre, type of film, style of music,
      genre of music, kind of film, type of movie, kind of movie
    shuffle: shuffle, random order, mix up, shuffle mode, shuffle songs, mix it up, play in random order, random play, shuffle play,
      play randomly, play at random, in any order, mix the songs, random mode, shuffle the playlist, jumble up, shuffle on,
      play on shuffle, randomly, put on shuffle, shuffle all, random songs, jumble, any order
    volume: volume, sound, loudness, sound level, audio, sound volume, volume setting, how loud, noise level, audio level, volume control,
      sound settings, master volume, current volume, speaker volume, decibels, media volume, volume to, volume percent, ringer volume,
      volume level
    volume up: volume up, louder, turn it up, turn up, crank it up, raise the volume, increase volume, more volume, pump it up,
      can't hear, make it louder, make louder, raise volume, turn up the volume, volume higher, turn the volume up, up the volume,
      turn it louder, bit louder, boost the volume, more sound, can't hear it, turn up the sound, i can't hear, turn the sound up,
      volume louder, too quiet, increase sound, increase the sound, full volume, crank the volume, turn up music, pump up the volume,
      turn music up, sound up, turn the music up, raise the sound, bring up the volume, bump up volume, up the sound, blast it,
      louder please, higher volume, make that louder, max volume, hard to hear, maximum volume, turn up the tunes, speakers up,
      put the volume up, bring the volume up, increase speaker volume, boost sound, louder music, make music louder, make sound louder,
      amplify, it's too quiet, turn up the music
    volume down: volume down, quieter, turn it down, turn down, softer, lower the volume, decrease volume, make it quieter, less loud,
      way too loud, make quieter, lower volume, turn down the volume, volume lower, turn the volume down, bit quieter, too loud,
      it's too loud, turn down the sound, less volume, less noise, reduce volume, reduce the volume, turn the sound down, not so loud,
      volume quieter, decrease sound, lower the sound, bring down the volume, turn music down, keep it down, turn down music,
      turn the music down, sound down, reduce the sound, drop the volume, softer volume, make it softer, quieter please,
      bring the volume down, hurting my ears, make less loud, speakers down, quieten, quieten it down, put the volume down, low volume,
      make music quieter, minimum volume, music is too loud, quiet it down, decrease the volume, cut the volume, music too loud,
      tone it down, make that quieter, tone down the volume, less sound, deafening, turn down the music, quiet the music, that's loud,
      lower the music, so loud
    headphones: headphones, earphones, earbuds, headset, earpiece, ear buds, airpods, head phones, ear phones, earpods,
      wireless headphones, bluetooth headphones, earplugs, head set, ear piece, noise cancelling
    speaker: speaker, loudspeaker, sound system, stereo, hifi, sound bar, soundbar, bluetooth speaker, music system, hi fi, boombox,
      smart speaker, woofer, subwoofer, sonos, echo, homepod, amp, audio system, wireless speaker, music box, amplifier, speaker system
    radio: radio, fm, radio station, wireless, radio channel, am radio, fm radio, radio show, talk radio, digital radio, dab, local radio,
      internet radio, live radio, on the air, broadcast, the wireless, play the radio, tuner, radio programme, airwaves, am fm, bbc radio,
      listen to radio, turn radio on, satellite radio, radio frequency
    station: station, channel, radio station, frequency, fm station, tune to, tune in to, change station, tune into, change the channel,
      next station, broadcaster
    podcast: podcast, pod, episode, cast, podcaster, talk show, latest episode, podcast episode, next episode, show episode, new podcast,
      podcast show, listen to podcast, resume podcast, play podcast, series of podcasts
    audiobook: audiobook, audio book, book on tape, talking book, audible, spoken book, book reading, narrated book, listen to book,
      read my book, my audiobook, continue my book, book on cd, resume my book, audio novel, read audiobook, play my book,
      chapter of book, continue reading book
    film: film, movie, flick, motion picture, feature film, blockbuster, thriller, picture show, moving picture, movie night, rom com,
      horror movie, romcom, chick flick, comedy film, action movie, documentary, animated movie, scary movie, new movie, dvd, cartoon,
      sci fi, movie title, box office, premiere, sequel, biopic, animation, new release film, horror film, remake, trilogy
    cinema: cinema, movie theatre, pictures, movies, picture house, theater, the flicks, multiplex, movie house, go to the movies,
      drive in, big screen, the pictures, go to the cinema, imax, film theatre, silver screen, picture theatre, film house, movie complex,
      local cinema, odeon, amc
    showtimes: showtimes, movie times, film times, screening, playing at the cinema, show times, showings, movies playing,
      when is it showing, film showing, movie schedule, cinema times, what films are on, film schedule, what movies are playing,
      now showing, playing near me, in theaters, movie showtimes, playing in theaters, films on near, out at the cinema, movie listings,
      in cinemas, film listings, when does film start, screening times, movie showings, playing tonight, start time of movie,
      what time is movie, what's showing, currently in theaters, movies in theaters, on at the pictures, out now, matinee, at the movies,
      new movies out
    tv: tv, television, telly, tele, television set, tv set, smart tv, goggle box, the box, flat screen, the tube, idiot box, boob tube,
      tv screen, samsung tv, apple tv, fire tv, roku, tivo, cable, flatscreen, small screen, on the telly, set top box, cable tv
    tv series: series, show, tv show, tv series, program, sitcom, soap, television show, tv programme, serial, series on tv, drama,
      soap opera, television series, reality show, reality tv, television programme, miniseries, episodes, box set, game show, boxset,
      tv drama, telenovela, comedy series, cartoon show, chat show, late night show, anime, documentary series, mini series, season of
    actor: actor, actress, star, cast, movie star, who plays, film star, who stars, movie actor, leading man, lead actor, who acts in,
      cast of, who is starring, leading lady, voice actor, cast members, cast list, actors in, plays the role, who was in, role of,
      performer, hollywood star, main actor, character played by, in the cast, lead role, film actor, who appears in
    director: director, filmmaker, who directed, directed by, directed, who made the film, film director, movie director, producer,
      who produced, film maker, who made the movie, screenwriter, moviemaker
    trailer: trailer, preview, teaser, movie trailer, film preview, watch the trailer, film trailer, sneak peek, coming attractions,
      sneak preview, promo clip, official trailer
    subtitle: subtitle, captions, closed captions, turn on captions, cc, text on screen, language on screen, subtitles on, subs,
      show captions
    remote: remote, remote control, tv remote, clicker, controller, zapper, doofer, remote controller, where is the remote
    photo: photo, picture, photograph, image, pic, snap, snapshot, shot, camera roll, photo album, my photos, photography, jpg,
      picture album, photo gallery, photo library, portrait, polaroid
    take photo: take a photo, take a picture, snap a picture, take a selfie, snap a photo, take a pic, snap photo, take my picture,
      capture photo, shoot a photo, take a shot, take picture, take photos, say cheese, click a picture, take my photo, snap a pic,
      capture an image, photograph this, get a picture, take a snapshot, snap picture, get a photo, click a photo, grab a photo, snap me,
      picture of this, capture this moment
    selfie: selfie, self portrait, picture of me, take selfie, photo of myself, take my selfie, group selfie, photo of me, front camera,
      picture of myself, selfie mode, front facing camera, a picture of us
    camera: camera, cam, webcam, open camera, video camera, security camera, cctv, camera app, lens, camcorder, rear camera, cctv camera,
      baby monitor, doorbell camera, dash cam, surveillance
    video: video, clip, footage, vid, film clip, video clip, movie clip, youtube video, funny videos, music video, vlog, cat videos,
      short film, video recording, reel, watch videos
    book media: book, novel, ebook, story book, paperback, good read, best seller, read a book, reading material, hardback, e book,
      kindle, textbook, bestseller, fiction, publication, hardcover, nonfiction, literature, biography, autobiography, bookshop,
      bookstore, book series, comic book, memoir, something to read, trilogy, classic novel, book title, reading, page turner
    author: author, writer, who wrote, written by, novelist, wrote, who is the author, who penned, whose book, book by, author of,
      books written by, who is it by, playwright, poet, writer of, novel by, wrote the book, penned by, who's written, the author
    library: library, book collection, borrow books, public library, my books, book shelf, bookshelf, library card, lending library,
      book loan, return library book, reading room, library book, bookcase
    news: news, headlines, current events, top stories, current affairs, news update, news headlines, what's happening, what's going on,
      happening in the world, latest news, the latest, new stories, breaking news, latest headlines, today's news, news today,
      news report, news bulletin, any news, latest stories, news stories, daily news, local news, news briefing, world news,
      read the news, news broadcast, in the news, flash briefing, big news, happening today, hear the news, top headlines,
      what's happening today, important news, newscast, update on news, international news, headlines today, in the headlines,
      morning news, the day's news, news flash, recent news, news feed, journalism, national news, sports news, political news,
      going on in world, main news, on the news, world events, bulletin, what's trending, recent events, news channel, today's headlines,
      news from
    newspaper: newspaper, paper, journal, daily paper, tabloid, gazette, broadsheet, the times, the guardian, morning paper, sunday paper,
      new york times, daily mail, local paper, washington post, press, front page, the press
    article: article, piece, news story, news article, write up, blog post, column, editorial, news item, blog, feature article,
      newspaper article, story about, piece on, news piece, stories on, essay
    game: game, match, fixture, ball game, play off, next game, playoff, sports game, sporting event, the match, derby, big game,
      test match, home game, away game, clash, game day, match up, season opener, kickoff
    video game: video game, computer game, game console, console, videogame, xbox, playstation, nintendo, gaming, mobile game, pc game,
      gamer, online game, arcade, arcade game, ps5, ps4, game controller, multiplayer, gameplay, app game, wii, joystick, minecraft,
      fortnite
    play game: play a game, let's play, start a game, play games, play with me, game time, have a game, want to play, start the game,
      wanna play, i want to play, up for a game, fancy a game, play something fun, start game, can we play, launch game, begin game,
      game of, games to play, play hangman, play tic tac toe, twenty questions, word game, rock paper scissors, truth or dare, i spy,
      open game, play trivia, new game, play chess, play poker, truth or lie, charades, play cards, simon says, play against you,
      what games, hangman
    quiz: quiz, trivia, test my knowledge, pub quiz, general knowledge quiz, quiz me, ask me questions, test me, trivia quiz, trivia game,
      trivia questions, ask me trivia, quiz night, question game, brain game, trivia night, give me a quiz, start a quiz, quiz question,
      jeopardy, ask a question, quiz game, test my brain, general knowledge
    football: football, soccer, footie, premier league, football match, the footy, soccer match, the beautiful game, footballer,
      football game, soccer game, champions league, fifa, uefa, world cup, soccer team, la liga, bundesliga, serie a, premiership, mls,
      football league, the football
    team: team, club, squad, side, sports team, my team, sports club, football team, crew, football club, franchise, favorite team,
      local team, national team
    league table: standings, league table, table, rankings, leaderboard, league standing, top of the table, where do we stand,
      points table, table position, who is top, group standings, position in the league, top of league, playoff standings, in first place,
      league position, division standings, current standings, leader board, place in table
    tournament: tournament, championship, cup, competition, world cup, tourney, contest, cup final, playoffs, finals, semi final, trophy,
      knockout stage, cup competition, superbowl, cup tie, play offs, quarter final, world championship, world series, olympics
    player: player, athlete, sportsman, sportsperson, sportswoman, footballer, striker, goalkeeper, defender, midfielder, sports star,
      batter, scorer, pitcher, mvp, captain, quarterback, goalie, top scorer, football player, basketball player, tennis player, roster,
      lineup, line up, starting lineup, golfer, sports player, pro athlete, starting eleven
    coach: coach, trainer, manager, head coach, team manager, football manager, gaffer, personal trainer, team coach, skipper
    ticket: ticket, admission, seat, entry, tix, entry ticket, admission ticket, box office, pass, entrance ticket, buy tickets,
      get tickets, purchase tickets, entrance fee, admittance, book tickets, ticket price, tickets for, entry pass, ticketmaster,
      booking fee, good seats, event ticket, cost of admission, ticket office, season ticket
    concert: concert, gig, live music, live show, live performance, music event, music concert, live gig, tour, playing live,
      music festival, in concert, on tour, rock concert, gig tickets, tour dates, live band, concert tickets, perform live,
      when are they playing, recital, symphony, festival gig, bands playing
    theatre: theatre, play, stage show, musical, drama, broadway, west end, broadway show, show tickets, on stage, theatre show,
      pantomime, panto, playhouse, theatrical, stage play, live theatre, shakespeare play, the theatre
    museum: museum, gallery, exhibition, exhibit, art gallery, art exhibition, art museum, art show, natural history museum, planetarium,
      art exhibit, science museum, science centre, on display, louvre
    party: party, celebration, bash, get together, shindig, knees up, birthday party, house party, soiree, rave, party time,
      party planning, function, throw a party, gathering, baby shower, housewarming, hen party, stag party, bachelor party,
      bachelorette party, dinner party, stag do, hen do, hen night, kegger, cocktail party, fancy dress party, graduation party,
      leaving do, feast
    gift: gift, present, pressie, prezzie, gift idea, birthday present, christmas present, what to buy for, birthday gift,
      what should i get, presents for, wedding gift, give as a present, stocking filler, present ideas, gifts for, christmas gift,
      what to get for, secret santa, wedding present, gift basket, hamper
    toy: toy, plaything, doll, lego, teddy, play thing, teddy bear, stuffed animal, action figure, toy shop, barbie, kids toy, toy car,
      building blocks, soft toy, toys for kids, toy store, cuddly toy
    instrument: instrument, musical instrument, play the piano, play guitar, drums, string instrument, tune guitar, chords, sheet music,
      tuner, metronome, tune my guitar
    play my likes: songs i like, favorite songs, my favorite music, songs i love, my favourite songs, liked songs, music i like,
      my favourites, my liked songs, my music, my favorite playlist, songs i've liked, top songs, favorite tracks, tunes i like,
      preferred music, my jam
    similar music: more like this, similar songs, similar artists, songs like this, music like this, sounds like this, similar music,
      another like this, radio based on, in same style, artists similar to, bands like, something like this, artist radio,
      more by this artist, more songs like, more from this artist
    bass: bass, treble, equalizer, eq, more bass, sound quality, audio quality, bass boost, turn up bass, sound settings, equaliser,
      surround sound, stereo sound, audio settings
    channel: channel, tv channel, change channel, switch channel, flick over, turn over, channel number, change the channel, next channel,
      flip channel, put channel on, channel up, television channel
    episode: episode, chapter, instalment, next episode, latest episode, new episode, previous episode, installment, season finale,
      last episode, pilot episode, season one, entire season, seasons
    tv guide: tv guide, what's on tv, tv listings, on tv tonight, what's on tonight, tv schedule, on television tonight, what's on telly,
      programme guide, what is on television, anything on tv, anything good on, tv programmes tonight, showing on tv, tv times,
      what channel, on tv, on which channel, watch tonight, good on tv
    streaming: stream, netflix, streaming service, watch online, disney plus, hulu, amazon prime, iplayer, on demand, prime video,
      youtube, hbo, live stream, paramount plus, livestream, catch up tv, vod, now tv
    where to watch: where can i watch, where is it streaming, on netflix, where can i stream, available on netflix, can i watch on,
      which streaming service, where to watch, where to stream, stream on, is it on netflix, watch it on
    take video: take a video, record a video, film this, shoot video, record video, make a video, video this, start filming, take video,
      capture video, start video, make a film, shoot a video, film me, start recording video
    edit photo: crop, filter, red eye, edit photo, photo editing, retouch, photo filter, photoshop, edit picture, crop picture, resize,
      edit image, blur, sharpen, rotate
    magazine: magazine, periodical, mag, glossy, weekly magazine
    board game: board game, chess, checkers, monopoly, card game, draughts, scrabble, deck of cards, cluedo, solitaire, poker,
      tabletop game, backgammon, bingo, dominoes, jigsaw, crossword, sudoku, jigsaw puzzle, word search, blackjack, crossword puzzle
    american football: american football, nfl, superbowl, super bowl, quarterback, touchdown, college football, gridiron,
      monday night football, pigskin, football nfl
    basketball: basketball, nba, hoops, basketball game, wnba, march madness, basketball team, three pointer, slam dunk, b ball,
      ncaa basketball
    baseball: baseball, mlb, home run, baseball game, world series, major league, innings, red sox, yankees, softball, baseball team,
      pitcher
    cricket: cricket, test match, the ashes, wicket, t20, cricket match, cricket score, bowler, batsman, ipl, one day international
    tennis: tennis, wimbledon, us open, tennis match, grand slam, french open, atp, australian open, davis cup, tennis court, racket
    golf: golf, pga, ryder cup, golf course, tee time, golf tournament, round of golf, play golf, putting green, driving range, golfer
    ice hockey: ice hockey, hockey, nhl, stanley cup, hockey game, puck, hockey team
    rugby: rugby, six nations, scrum, rugby match, rugby union, rugby league, all blacks, rugby game, try line
    racing: formula one, formula 1, f1, grand prix, nascar, horse racing, race, motorsport, the races, motogp, kentucky derby,
      motor racing, auto racing, race track, racecourse, grand national, le mans
    boxing: boxing, mma, ufc, wrestling, boxing match, martial arts, wwe, heavyweight, prize fight, karate, judo, boxer, kickboxing,
      knock out, knockout, fight night
    olympics: olympics, olympic games, medal, gold medal, winter olympics, paralympics, medal count, summer olympics, silver medal,
      bronze medal, medal table, the games
    winter sport: ski, snowboard, ice skating, winter sports, slopes, ski slope, sledding, skating, ski resort, figure skating, bobsled,
      snow report, ski conditions
    water sport: surf, water sports, kayak, canoe, rowing, sailing, scuba, diving, snorkel, paddle board, wakeboard, kitesurf, windsurf,
      jet ski, rafting, scuba diving, waterski
    sport: sport, athletics, sports news, track and field, games and sports
    referee: referee, ref, umpire, linesman, var, match official, offside, penalty, red card, yellow card, free kick
    sports schedule: when is the game, when do they play, next match, next fixture, game schedule, who do they play, who are we playing,
      game tonight, who's playing, what time is game, when does play, kick off time, upcoming games, when's the match, fixture list,
      match schedule, when is next game, playing next, when is kickoff, upcoming matches, schedule of games, time's the game,
      time is kick off, match time, who plays tonight, who play next, are playing today, game start, playing today, game on today,
      who plays today, next play
    sports fan: fan, supporter, die hard fan, devotee, enthusiast, follower, fanatic, superfan, fandom, fanbase
    stadium: stadium, arena, pitch, football ground, ballpark, sports ground, venue, playing field, home ground, sports stadium, field
    stats: stats, statistics, batting average, goals scored, win loss record, win percentage, season record, wins and losses, career stats
    festival: festival, fair, music festival, carnival, food festival, glastonbury, film festival, fest, fete, coachella, parade, fiesta,
      street fair, county fair, funfair, beer festival, fun fair, fairground, oktoberfest
    dance show: ballet, opera, opera house, dance performance, dance show, contemporary dance, circus, cabaret, burlesque, ice show
    comedy show: comedy show, stand up, stand up comedy, comedian, comic, comedy club, stand up comedian, comedy night, open mic night,
      improv
    art: art, artwork, painting, work of art, sculpture, artistic, canvas, masterpiece, mural, fine art, portrait, statue, piece of art,
      modern art, who painted, painter, crafts, arts and crafts, pottery
    zoo: zoo, aquarium, safari park, wildlife park, animal park, petting zoo, sea life centre, wildlife reserve, sealife centre
    activities: activity, things to do, what to do, stuff to do, fun things to do, day out, ideas for the weekend, something to do,
      places to go, fun activities, things happening, family day out, pastime, fun stuff, what's on nearby, things to see, day trip,
      excursion, rainy day activities, what can we do, kids activities, where to go, places to take
    hobby: hobby, pastime, leisure activity, something i enjoy, new hobby, recreation, spare time activity, photography, fishing, camping,
      hunting, scrapbook, arts and crafts, birdwatching
    animal sound: animal sound, what does the cow, animal noises, bark like a dog, meow, moo, what sound does, make animal noise, woof,
      noise does make, roar, oink, quack, what noise does, bark, sound of a, chicken noise
    sound effect: sound effect, make a sound, make a noise, fart, burp, drum roll, make a fart, evil laugh, fart sound, fart noise, siren,
      applause, clap, ring a bell, whistle, make a funny noise
    horoscope: horoscope, star sign, zodiac, zodiac sign, astrology, my horoscope, taurus, leo, virgo, libra, scorpio, sagittarius,
      capricorn, aquarius, pisces, birth chart, tarot, psychic, mercury retrograde, daily horoscope, today's horoscope, fortune cookie,
      what's my sign
    character: character, role, fictional character, superhero, protagonist, villain, hero, main character, batman, spider man, avatar,
      cartoon character, heroine, harry potter, bad guy, part played, superman
    plot: plot, what is it about, storyline, synopsis, premise, happens in, what happens in, movie about, film about, story line,
      book about, plot summary, plot of, spoiler, how does it end, ending, what's the story, tell me the plot, twist, how it ends
    award: award, oscar, prize, trophy, grammy, nobel prize, academy award, best picture, golden globe, emmy, bafta, won an oscar,
      tony award, medal, nominee, nominate, award winning, nominated for, brit awards, nobel
    release date: release date, when does come out, when is it out, coming out, when was released, released in, publication date,
      when was made, air date, release, premiere, next season, launch date, when does it air, release year, released on,
      year was released, next movie, when was it published, when will be out, out yet, new season, come out yet
    runtime: how long is film, how long is movie, run time, length of film, length of movie, film length, movie length, runtime,
      how many pages, how many episodes, how many seasons, long is the movie, long is the film
    chart: chart, top 40, top forty, hit parade, top ten songs, number one song, billboard, top songs, top hits, bestseller list, top 100,
      hot 100, hit list, chart toppers, biggest hits, latest hits, top charts, number one hit, greatest hits, new music, new songs, hits,
      top tracks, itunes charts
    kids content: kids songs, nursery rhymes, children's songs, children's music, cartoons, kids music, baby songs, kids stories,
      disney songs, peppa pig, kids movie, family film, for kids, kid friendly, family friendly, age rating, age appropriate,
      suitable for children, pg, parental controls, kids mode, explicit content, child lock, safe for kids, children's book, family movie,
      explicit lyrics, explicit songs, okay for kids
    sleep timer: sleep timer, stop playing in, turn off in, stop music after, turn off after, stop after, shut off in, music off in,
      set sleep timer, turn music off in, stop in, play for an hour, play for minutes, play until i sleep, auto off
    where playing: play in the kitchen, play everywhere, on all speakers, in every room, multi room, whole house audio, on speaker,
      play it on, move music to, in all rooms, play through, play over, play upstairs, all speakers, speaker group, through the speakers,
      on the speaker, switch speaker
    what is trending: trending, trending topics, going viral, what's trending, twitter trends, trending on twitter, most talked about,
      popular right now, trending now, trending videos, hot topics, top trends, viral videos, trending news
    mood music: party music, workout music, study music, dinner music, chill music, sad songs, love songs, dance music, happy music,
      romantic music, music to relax, music for studying, upbeat music, feel good music, gym music, focus music, running music,
      chill out music, happy songs, slow songs, soft music, music for work, mood booster, cooking music, dinner party music
    decade music: 80s music, 90s music, oldies, eighties music, nineties music, seventies music, 70s music, golden oldies, 60s music,
      music from the 80s, hits of the 90s, classic hits, throwback, old songs, old school music, retro music, 2000s hits
    christmas music: christmas music, christmas songs, carols, holiday music, christmas carols, festive music, xmas songs, holiday songs,
      jingle bells
    classical music: classical music, orchestra, symphony, concerto, mozart, beethoven, bach, chopin, classical piece, sonata,
      opera music, string quartet, philharmonic, vivaldi, chamber music
    playback speed: playback speed, play faster, play slower, double speed, half speed, 1.5 speed, twice the speed, normal speed,
      speed of playback, one and half speed, 2x, 1.5x, 2x speed
    resume listening: continue where i left, resume podcast, continue my podcast, where i stopped, last place, continue book,
      resume audiobook, pick up where i, continue listening, keep reading, where i was, continue my audiobook
    chapter: chapter, next chapter, page, paragraph, last chapter, previous chapter, skip chapter, skip to chapter, section of book
    news topic: business news, tech news, technology news, political news, world news, science news, entertainment news, sports news,
      local news, financial news, health news, celebrity news, weather news, international news, national news, environmental news,
      crime news, stock news
    news source: bbc, cnn, new york times, fox news, guardian, news source, npr, reuters, washington post, sky news, wall street journal,
      abc news, nbc, associated press, msnbc, usa today, cbs, bloomberg
    music service: spotify, apple music, pandora, amazon music, soundcloud, deezer, youtube music, tidal, iheartradio, music app,
      streaming music, itunes
    latest by artist: new album, new song, latest single, latest song by, new release, latest album by, latest release, new single,
      just dropped, drop new album, new track, new music by
    add song to playlist: add to playlist, add song, save this song, put on my playlist, add this to playlist, save song, add track,
      put song in playlist, add this song, add to my library, add to my playlist, save track, put this on playlist, save to my library,
      save this track, include in playlist, save to playlist
    create playlist: create playlist, new playlist, make a playlist, start a playlist, build a playlist, start new playlist,
      make me a playlist, generate playlist
    remove song from playlist: remove song, delete song, remove from playlist, delete from playlist, take off playlist, delete track,
      remove this song, take song off, get rid of song, never play again, don't play again, don't play this, stop playing this song,
      never play this
    song info: who wrote the song, when was song released, which album is, year of song, song details, information about song,
      what album is, who composed, song from which movie, when did song come, about this song, song release date, tell me about song,
      more about song, who produced song, song is from
    stop music: stop music, stop playing, turn off music, end music, music off, turn music off, stop the song, kill the music,
      stop the music, turn off the music, shut off music, cut the music, turn off the radio, stop song, stop radio, stop listening,
      no more music, switch off music, silence the music, turn radio off
    pause music: pause music, pause song, pause the song, pause playback, pause the music, pause track, hold the music, pause the movie,
      pause video, pause podcast, freeze video, pause book
    next song: next song, next track, skip song, skip track, skip this song, different song, another song, change song, change the song,
      next tune, play next song, play another song, play the next, skip this track, play something else, change track, move to next song,
      play a different song, following song, next music, next one please, skip to next track
    previous song: previous song, last song, previous track, go back a song, song before, last track, back one song, play last song,
      play previous song, back a track, prior song, go back one track, song before this, previous tune, go to previous track
    repeat song: repeat song, play song again, repeat this song, loop this song, replay song, song on repeat, play this again,
      repeat track, play it again, repeat the song, replay this, same song again, loop song, start song over, play that one again,
      restart song, repeat last song, replay the song
    play anything: play something, play anything, play whatever, any song, something good, surprise me with music, put something on,
      play random, choose a song, random music, music please, any music, play music i like, something nice, play me something,
      play a song, pick a song, any song will do, pick some music
    video call apps: facetime, skype, zoom call, google meet, video chat, whatsapp call, face time, teams meeting, video conference
    watch list: watch list, watchlist, to watch list, my list, shows to watch, movies to see, add to watchlist, movies to watch,
      things to watch, save to watch later, watch later
    movie recommendation: recommend a movie, what should i watch, good movie, suggest a film, any good films, what to watch tonight,
      good film, movie suggestions, movie to watch, film recommendation, worth watching, top rated movies, show to watch,
      recommend a show, good movies to watch, good series, recommend something to watch
    book recommendation: recommend a book, good book, what should i read, book suggestions, something to read, suggest a book,
      book to read, must read, worth reading, top books, summer reading, beach read
    music recommendation: recommend a song, recommend music, suggest a song, good music, new music for me, recommended songs,
      discover music, song suggestions, music i might like, suggest music, find new music, discover new music, song recommendation,
      discover weekly, made for me, recommended for me, artist i might like, suggest an artist
    game recommendation: recommend a game, good game, fun game, what game, suggest a game, games for kids, new games, popular games
    restart game: restart game, new game, play another round, play again, rematch, another round, start the game over, best of three,
      one more game, next round, another go
    end game: end game, quit game, stop game, exit game, leave game, stop playing, finish game, game over, close game, close the game
    game level: level up, high score, best score, next level, points, my score, what level, leaderboard, achievement
    multiplayer: multiplayer, two player, play with friends, play together, online multiplayer, co op, versus mode, player two
    # people, society, things of the world
    part: part, piece, section, portion, component, segment, bit of, fraction of
    professional: professional, expert, specialist, pro, guru, consultant, adviser, advisor
    committee: committee, board, council, panel
    association: association, society, organisation, institution, institute, foundation
    trial court: trial, jury, verdict, judge, hearing, convict, prosecution, defendant, testify, testimony, juror, lawsuit, sue
    evidence: evidence, proof, clue, testimony, witness
    violence: violence, abuse, domestic violence, assault, attacked me, violent, abusive, bullying, harassment, harass
    attack: attack, assault, raid, ambush, strike against
    evil: evil, wicked, sinister, villainous, devil, demon, satan, demonic
    careful: careful, cautious, watch out, be careful, caution, beware, look out, mind out
    knight: knight, castle, medieval, armor, armour, dragon, kingdom, palace, fortress
    advertisement: advertisement, ad, advert, commercial, advertising, sponsored, publicity, ad break, ad free, no ads, without ads,
      skip ad
    incident: incident, occurrence, episode of
    childhood: childhood, growing up, when i was little, as a child, young days, early years
    punish: punish, punishment, penalty, sanction, discipline, penalize, grounded, detention
    hell: hell, afterlife, underworld, damnation
    conspiracy: conspiracy, conspiracy theory, cover up, illuminati, flat earth, moon landing
    spy: spy, secret agent, espionage, undercover, detective, investigator, james bond, private eye, sherlock
    pirate: pirate, treasure, treasure hunt, pirate ship, treasure chest, piracy
    explore: explore, expedition, discover new, explorer, quest, venture, adventure, voyage
    wood: wood, timber, wooden, lumber, plank, log, plywood, firewood, carpenter
    string: string, rope, cord, twine, thread, yarn, lace, strap
    stable: stable, steady, balanced, firm
    habit: habit, routine, custom, ritual, daily routine, every morning routine, tradition, morning routine, bedtime routine
    trait: trait, characteristic, attribute, feature of, personality, character trait
    adopt: adopt, rescue animal, foster, foster child, rescue dog, animal shelter, take in a pet
    trapped: trapped, stuck, locked in, can't get out, jammed, caught, stranded, snowed in, stuck inside
    poster: poster, banner, flyer, leaflet, brochure, pamphlet, placard, handout
    audience: audience, crowd, spectators, viewers, onlookers, viewership
    condolence: condolence, sympathy, sorry for your loss, rest in peace, rip, sorry to hear, thoughts and prayers, deepest sympathy
    pros and cons: pros and cons, advantages, disadvantages, benefits, drawbacks, upside, downside, good and bad points,
      strengths and weaknesses, plus points, perks, pluses and minuses
    wish good: make a wish, wishing well, three wishes, genie, grant a wish
    stable price: unchanged, stay the same, steady, constant, no change, stable
    criticize: criticise, critic, criticism, find fault, put down, slam
    praise: praise, compliment, applaud, commend, admire, pay tribute, tribute, honour, rave about
    respect: respect, admire, look up to, esteem, regard, admiration
    support cause: stand up for, advocate, campaign, protest, demonstration, march for, rally, petition, activist, activism
    race relations: racism, racist, racial, discrimination, prejudice, sexist, sexism, bias
    democracy: democracy, republic, democratic, dictatorship, communism, socialism, capitalism, fascism, monarchy, political system
    parliament: parliament, congress, senate, house of commons, lawmakers, legislature, house of representatives, house of lords, capitol,
      white house
    political party: democrats, republicans, labour party, conservatives, tories, gop, political party, greens, liberals, lib dems,
      left wing, right wing, party leader
    candidate: candidate, nominee, running for, running mate, contender, candidacy, run for office, presidential candidate,
      presidential race
    campaign: campaign, rally, debate, referendum, brexit, presidential debate, primaries, caucus
    speech: speech, talk about, lecture, presentation, toast, give a speech, public speaking, ted talk, monologue
    treaty: treaty, ceasefire, truce, alliance, accord, sanctions, diplomacy, diplomat, negotiations, nato, united nations
    history era: era, ancient rome, medieval, middle ages, world war, civil war, victorian, roman empire, ancient egypt, cold war,
      renaissance, revolution, stone age, bronze age, empire, dynasty
    archaeology: archaeology, fossil, ruins, ancient, relic, pyramid, mummy, artifact, tomb, excavate
    endangered: endangered, extinct, extinction, protected species, species, endangered species, dying out, conservation
    pollution topic: greenhouse gas, carbon footprint, emissions, global warming, greenhouse, co2, carbon dioxide, renewable, fossil fuel,
      climate crisis, sustainable, renewable energy, ozone
    physics: physics, gravity, energy, quantum, relativity, electron, speed of light, nuclear, neutron, proton, big bang, black hole,
      particle, radiation
    biology: biology, dna, gene, organism, bacteria, photosynthesis, chromosome, genetics, species, mitosis
    scientist: scientist, researcher, physicist, biologist, astronomer, einstein, newton, professor, inventor
    philosophy: philosophy, ethics, morality, moral, existential, philosopher, plato, socrates, aristotle, nietzsche, logic, free will
    psychology: psychology, subconscious, iq test, personality test, freud, behaviour, psyche, mental state
    economy: economy, gdp, recession, economic, unemployment, interest rates, depression era, economist, inflation rate, trade deficit,
      gross domestic product, tariff
    geography: geography, border, capital of, continent, located in, neighbouring countries, latitude, longitude, equator, coordinates,
      highest mountain, longest river, hemisphere, largest country
    record world: world record, guinness record, tallest building, biggest in the world, fastest man, largest in the world,
      longest in the world, most expensive in world, in the world, world's largest
    nobel science: discovery, breakthrough, invent, invention, who invented, who discovered, inventor of, eureka, discovered by, first to
    founder: founder, founded, who founded, co founder, ceo, chairman, started the company, when was founded, chief executive,
      head of company, who runs, who started, established in
    famous people life: career of, achievements, accomplishments, awards won, early life, where did grow up, what did study,
      went to school, what is known for, legacy, best known for
    alive: alive, still alive, still living, still with us, not dead, is alive
    kids of celeb: how many children, has kids, number of children, any kids
    engaged: engaged, engagement, propose, fiance, proposal, engagement ring, get engaged, pop the question, fiancee, betrothed
    crush: crush, have a crush, fancy someone, in love, fall in love, attracted to, fallen for, head over heels, love someone, soulmate,
      attraction
    relationship advice: relationship advice, relationship problem, love advice, couples therapy, marriage counselling, dating advice,
      my girlfriend left, my boyfriend left, cheating on me, ask her out, ask him out, how to flirt
    hug: hug, cuddle, embrace, snuggle, give a hug, hold me, squeeze
    sex topic: sex, make love, sexual, sleep with, intercourse, have sex, get laid
    raise kids: raise children, parenting, bring up children, parent tips, child development, new parent, bring up a child,
      potty training, parenthood, motherhood, fatherhood
    relatives: cousin, nephew, niece, uncle, aunt, auntie, in laws, mother in law, father in law, brother in law, sister in law,
      stepmother, stepfather, godmother, godfather
    sibling: sibling, brother or sister, brothers and sisters, half brother, half sister, stepbrother, stepsister
    nickname: nickname, pet name, stage name, alias, real name, full name, middle name, first name, last name, surname, maiden name,
      family name, birth name, pseudonym, known by, given name
    pretend: pretend, act like, make believe, role play, impersonate, impression, do an impression, imitate, mimic, do an accent,
      talk like, speak like, celebrity voice, talk like a pirate
    ego words: ego, self esteem, confidence, self confidence, arrogance, self worth
    test knowledge: iq test, brain training, memory game, brain teasers, brain exercise, mind game
    # phone, messages, net
    phone: phone, mobile, cell phone, cellphone, smartphone, mobile phone, handset, telephone, iphone, cell, mobile device, android phone,
      landline, home phone, blower
    phone number: phone number, number, contact number, telephone number, mobile number, cell number, digits, telephone no, tel,
      cell phone number, fax number, work number, home number, mobile no, best number
    contact: contact, address book, contacts list, phonebook, phone book, contact details, contact info, contact book, contact card,
      contact entry
    text: text, message, text message, sms, msg, txt, dm, instant message, txt message, textmessage, whatsapp message, imessage,
      text someone, drop a line, direct message, private message, text back, send a text, send a message, send text, send message,
      shoot a text, write a text, message to, text to, send an sms, drop me a line, send word, message back
    email: email, e mail, mail, electronic mail, gmail, e message, email message, send an email, send email, write an email,
      shoot an email, compose email, drop an email, email to, send mail, draft an email, send an e mail, write email, new email to
    inbox: inbox, mailbox, new emails, new mail, new messages, unread, unread emails, mail inbox, incoming mail, email inbox,
      emails i got, unread mail, unread messages, unopened mail, unanswered mail, check my email, check email, check my mail, any emails,
      do i have mail, any new emails, have i got mail, any new mail, got any emails, emails today, check for emails, look at my email,
      emails received, did anyone email
    voicemail: voicemail, voice mail, answering machine, voice message, voice mailbox, message on machine, answerphone, ansaphone,
      recorded message, mailbox messages
    missed call: missed call, who called, who rang, who phoned, calls missed, unanswered call, calls i missed, who tried to call,
      who called me, who tried to reach, who was calling, who's been calling
    attachment: attachment, attached file, enclosed file, attach, attached document, enclosure, attached photo, paperclip
    subject: subject, subject line, heading, header
    spam: spam, junk, junk mail, unwanted, junk email, junk folder, robocall, telemarketer, nuisance call, unsolicited, cold call,
      phishing, spam folder, trash mail
    letter: letter, mail, post, snail mail, correspondence, envelope, post mail, written letter
    address: address, street address, where do i live, where does live, home address, residence, where i live, postal address,
      mailing address, home address of, place of residence, house number, billing address, shipping address, delivery address
    email address: email address, mail address, email id, mail id, e mail address, email addy, contact email
    social media: social media, social network, socials, social app, facebook, instagram, twitter, tiktok, snapchat, social platform,
      my socials
    friend: friend, mate, buddy, pal, bestie, bff, chum, homie, bro, companion, bestfriend, best mate, girl friends, best friend,
      friendship
    chat: chat, conversation, thread, message thread, discussion, convo, dialogue, chat history, message history
    group: group, group chat, team, crew, gang, bunch, circle
    wifi: wifi, wi fi, wireless, internet, wireless network, network, internet connection, wlan, wi fi network, router, broadband,
      home network, local network
    internet: internet, web, online, net, the web, cyberspace, internet access, broadband, world wide web, www, web access
    bluetooth: bluetooth, wireless pairing, bluetooth connection, bluetooth pairing, bluetooth device, wireless connection
    data: data, mobile data, cellular data, gigabytes, data usage, internet data, data allowance, mobile internet, gb, gigs, data plan,
      4g, 5g, lte, data left
    signal: signal, reception, coverage, bars, signal strength, service bars, phone signal, network coverage, cell reception, no service
    hotspot: hotspot, tethering, personal hotspot, mobile hotspot, wifi hotspot, share my internet, share connection, share data
    airplane mode: airplane mode, flight mode, plane mode, flightmode, offline mode, in flight mode
    do not disturb: do not disturb, dnd, quiet mode, silent mode, don't bother me, focus mode, no interruptions, no disturbance,
      leave me alone, hold my calls, don't interrupt, not be disturbed, block notifications, silence notifications, mute notifications,
      don't want interruptions, no calls
    battery: battery, power, juice, battery life, battery level, battery charge, battery percentage, charge level, how much charge,
      battery left, battery status, charge left, battery remaining, power level, power left, power remaining
    charger: charger, charging cable, power cord, charging cord, phone charger, usb cable, charging lead, wall charger, wireless charger,
      power adapter, power supply, power bank, power brick, adaptor
    screen: screen, display, monitor, touchscreen, touch screen, lcd, screen size, phone screen, touch display
    brightness: brightness, screen brightness, backlight, display brightness, brightness level, screen light, light level, luminosity,
      auto brightness, adaptive brightness
    wallpaper: wallpaper, background, background image, home screen picture, desktop background, lock screen picture, screen background,
      home screen background, backdrop, lockscreen, lock screen
    dark mode: dark mode, night mode, dark theme, night theme, black background, night light, night shift, blue light filter,
      dark background
    screenshot: screenshot, screen capture, screen grab, capture the screen, screen shot, print screen, capture my screen,
      picture of my screen, grab the screen, snap the screen
    ringtone: ringtone, ring tone, ringer, ring sound, call tone, phone sound, alert tone, notification sound, text tone, call sound,
      ringer tone
    vibrate: vibrate, buzz mode, buzzing, vibrate mode, haptic, on vibrate
    storage: storage, disk space, memory, free space, space left, storage space, hard drive space, capacity left, drive space, room left,
      phone storage, gigabytes left, memory space, available space, running out of space, storage full, memory full, disk full,
      out of space, not enough space
    update: update, upgrade, latest version, new version, software update, system update, update available, patch, firmware update,
      up to date software, most recent version
    settings: settings, preferences, options, configuration, setup, config, set up menu, system settings, parameters, control panel,
      settings menu, customise, customize, configure
    setting: setting, preference, option, parameter, toggle, adjustment
    app: app, application, program, software, mobile app, software application, widget
    skill: skill, feature, capability, function, ability, talent, voice app, competence, functionality
    file: file, document, doc, pdf, paperwork, text file, word document, computer file
    folder: folder, directory, file folder, subfolder, documents folder
    computer: computer, pc, laptop, desktop, mac, notebook, macbook, workstation, chromebook, notebook computer, computer system
    keyboard: keyboard, keypad, on screen keyboard, virtual keyboard, qwerty, touch keyboard
    password: password, passcode, passphrase, login details, credentials, pass code, sign in details, login info, security password,
      access code, secret word, login password, log in details, passkey
    forgot password: forgot password, reset password, change password, lost password, new password, forget my password, lost my password,
      reset my password, change my password, password not working, password doesn't work, recover password, update my password,
      set new password, can't log in, password reset
    pin: pin, pin number, pin code, personal identification number, security code, secret code, card pin, four digit code, atm pin,
      pincode
    username: username, user name, login name, user id, login id, screen name, user handle, account name, sign in name, nickname,
      display name
    user: user, profile, account holder, user account, my profile, user profile, profile page
    privacy: privacy, data protection, private data, private mode, incognito, confidentiality, personal data, keep private,
      privacy settings, privacy policy, data privacy, confidential, incognito mode, private browsing
    virus: virus, malware, antivirus, trojan, spyware, hacked, infected, ransomware, anti virus, antivirus software, computer virus,
      virus scan, malicious software, worm
    website: website, web page, site, web site, webpage, homepage, web address, landing page, internet site, online site, homepage of
    browser: browser, web browser, chrome, safari, firefox, internet browser, internet explorer, edge browser
    link: link, url, web address, hyperlink, shortcut, weblink, web link
    error: error, bug, glitch, problem, issue, trouble, fault, malfunction, mistake, something went wrong, technical problem,
      technical issue, error message, technical difficulties, hiccup
    problem: problem, issue, trouble, difficulty, complaint, hassle, something wrong, what's wrong, having trouble, having problems,
      struggling
    version: version, release, edition, software version, build number, model
    language: language, tongue, lingo, mother tongue, native language, foreign language
    change language: change language, switch language, speak another language, language settings, talk to me in, speak to me in,
      set language, language setting, use another language, change your language, talk in, answer in, speak in, switch to language,
      change the language, different language, another language, other language
    voice: voice, accent, how you sound, way you talk, tone of voice, your voice, sound of your voice
    gender: gender, sex, male or female, girl or boy, man or woman, boy or girl, male or a female, woman or a man, girl or a boy,
      boy or a girl
    find my phone: find my phone, where is my phone, locate my phone, ring my phone, lost my phone, call my phone, find my device,
      make my phone ring, find phone, locate phone, phone is lost, misplaced my phone, can't find phone, lost phone, track my phone,
      locate my device, where's phone, my phone is missing, phone missing, where did phone go, find mobile, find my cell,
      where i left phone, left my phone, find my iphone, beep my phone, make phone ring, lost my mobile, ring phone, locate device,
      find device, lost my cell
    share location: share location, share my location, where i am, send my location, send location, share where i am, give my location,
      share position, send my position, my whereabouts, tell where i am, share my position, location sharing, where i'm at,
      share live location, let know my location, show my location, live location
    support: support, customer service, customer support, helpdesk, help desk, hotline, service desk, tech support, customer care,
      call centre, contact support, help line, helpline, technical support, it support, support team, help centre, contact us,
      live support, care line, contact customer service, support line
    agent: agent, representative, real person, human, operator, live agent, someone real, rep, actual person, live person, human being,
      someone human, talk to someone, speak to someone, talk to a person, speak to a human, real human, service rep, customer service rep,
      live chat, advisor, adviser, talk to human, speak with someone, not a robot, talk to a human, actual human, speak to a person,
      support agent
    complaint: complaint, complain, file a complaint, grievance, complain about, make a complaint, formal complaint, lodge a complaint,
      dissatisfied, unhappy with, not happy with, express dissatisfaction, bad service, moan, poor service, disappointed
    feedback: feedback, review, opinion, comments, give my opinion, leave feedback, what i think, survey, questionnaire, give feedback
    review: review, rating, what people say, reviews of, customer review, ratings, how good is, is any good, any good, what others think,
      testimonials, what people think, how do people like
    acquaintance: acquaintance, someone i know
    router: router, modem, wifi box, access point, hub
    wifi password: wifi password, wi fi password, wifi code, network password, wireless key, wifi key, internet password
    internet is down: no internet, internet is down, wifi not working, internet not working, no connection, connection lost, wifi is down,
      offline, can't get online, keeps disconnecting, internet is out, lost connection, not connected
    internet speed: internet speed, download speed, upload speed, connection speed, speed test, bandwidth, slow internet, wifi speed,
      how fast is internet, mbps
    roaming: roaming, data roaming, use phone abroad, roaming charges, international roaming
    battery low: low battery, battery low, running out of battery, battery nearly dead, phone is dying, about to die,
      almost out of charge, battery draining, drains fast
    battery saver: battery saver, power saving, low power mode, battery saving mode, save battery, energy saving mode, power saver,
      conserve battery, energy saver
    screen cracked: cracked screen, broken screen, smashed screen, shattered screen, screen is cracked, screen is broken
    screen timeout: screen timeout, auto lock, screen lock time, sleep timeout, screen stays on, keep screen on, screen goes off
    rotate screen: rotate screen, screen rotation, auto rotate, landscape mode, portrait mode, screen orientation
    home screen: home screen, main screen, start screen, homescreen, launcher
    light mode: light mode, light theme, day mode, white background
    screen recording: screen recording, record screen, record my screen, screencast
    free up space: free up space, clear space, make room, clean up storage, clear memory, make some space, free up storage,
      free up memory, clear the cache, clear cache
    memory card: memory card, sd card, usb stick, thumb drive, flash drive, memory stick, usb drive, pen drive, external drive,
      external hard drive, usb key
    backup: cloud copy, restore from backup, automatic backup
    cloud: cloud, icloud, google drive, dropbox, onedrive, cloud storage, online storage
    app crashes: app crashes, app not working, app keeps crashing, app froze, app won't open, app keeps closing, app is frozen,
      not responding, stopped responding, unresponsive
    freeze up: freezes up, phone frozen, screen frozen, hangs, hung up, keeps freezing, won't respond, locks up
    open apps: open apps, running apps, background apps, apps in background, recent apps
    tablet computer: tablet, ipad, kindle, tablet computer, e reader, ereader
    smartwatch: smartwatch, smart watch, apple watch, fitbit, fitness tracker, fitness band, wearable, wristwatch
    autocorrect: autocorrect, auto correct, predictive text, spell check, spellcheck, spelling correction, word suggestions, autocomplete
    emoji: emoji, emoticon, smiley, smiley face, sticker
    mouse: computer mouse, mouse pointer, cursor, trackpad, touchpad
    forgot pin: forgot pin, forgot my pin, don't remember pin, can't remember pin, lost my pin, what's my pin, pin reminder
    change pin: change pin, change my pin, new pin, reset pin, reset my pin, different pin, set a pin, update pin, update my pin,
      choose pin, set up a pin
    pin blocked: pin blocked, pin locked, blocked pin, too many pin attempts, wrong pin, pin not working, incorrect pin,
      entered wrong pin, too many attempts, pin doesn't work
    fingerprint: fingerprint, touch id, thumbprint, biometric, finger scan, fingerprint reader
    face id: face id, face recognition, facial recognition, face unlock, face scan, face login
    two factor: two factor, two step verification, two factor authentication, 2fa, authentication code, verification code, one time code,
      one time password, otp, authenticator, two step
    id: id card, identification, identity card, photo id, proof of id, identity document, id document
    user profile switch: switch user, change user, switch profile, change profile, switch account, different user, another user,
      different account, change accounts
    edit profile: edit profile, change my details, update my details, personal details, personal information, update my profile,
      my information, profile information, change my information, update my information
    profile picture: profile picture, profile photo, profile pic, avatar, account picture
    delete account: delete account, delete my account, close my profile, remove my account, delete my profile, erase my account,
      get rid of account, deactivate my account, terminate account
    delete my data: delete my data, delete my history, erase my data, clear my history, delete recordings, wipe my history,
      delete voice recordings, clear history, forget what i said
    are you spying: spying on me, are you spying, do you record me, listening to me, are you recording, eavesdrop, always listening,
      who can hear me, listening in, recording me
    hack: hacked, hacker, got hacked, account hacked, broken into, cyber attack, compromised, data breach, break into account,
      security breach
    firewall: firewall, vpn, proxy, internet security
    tab: browser tab, new tab, tabs, browser window
    browsing history: browsing history, search history, browser history, web history, sites i visited, pages i visited, internet history
    qr code: qr code, barcode, bar code, scan code, qr
    model: model, make and model, model number, type number, which model
    serial number: serial number, imei, serial no, device number, device id
    what languages: what languages, which languages, languages do you speak, languages do you know, how many languages, bilingual,
      multilingual
    change voice: change voice, change your voice, different voice, new voice, male voice, female voice, man's voice, woman's voice,
      sound like a man, sound like a woman, sound different, switch voice, another voice, other voice, change your accent,
      different accent
    wake word: wake word, hot word, wake phrase, trigger word, hey you, activation word
    change your name: change your name, give you a name, call you something else, rename you, new name for you, call you, different name,
      give you another name
    find my things: find my keys, lost my keys, where are my keys, tracker, airtag, find my wallet, lost my wallet, find my stuff,
      find my bag, find my watch, find my tablet
    stop sharing location: stop sharing location, hide my location, stop location sharing, turn off location, stop sharing my location,
      location services
    find friend: find my friends, where is my friend, where's my wife, where is my husband, where are my kids, friends location,
      their location, someone's location
    rate app: rate app, rate this app, leave a review, write a review, give five stars, review this app, leave a rating
    video call: video call, facetime, video chat, zoom call, skype, video conference, video phone, face to face call, make a video call
    conference call: conference call, group call, three way call, add caller, join call
    call history: call history, call log, recent calls, calls list, who did i call, phone log, list of calls, dialled numbers, last calls
    last call: last call, last caller, who called last, who just called, who called just now, most recent call
    who is calling: who is calling, caller id, who's ringing, caller, who is this number, whose number is this, unknown number,
      unknown caller, who is on phone
    speakerphone: speakerphone, on speaker, hands free, put on speaker, loud speaker, hands free mode, speaker phone, handsfree
    forward calls: forward calls, call forwarding, divert calls, redirect calls, call diversion, route calls, transfer calls
    emergency call: emergency call, call 911, call 999, call emergency services, emergency services, dial 911, dial 999, emergency number,
      call 112, call for help, get help, emergency
    emergency contact: emergency contact, in case of emergency, ice contact, next of kin
    collect call: collect call, reverse charge call, long distance call, international call, call abroad
    speed dial: speed dial, favourite contacts, favourites list, starred contacts, quick dial
    add contact: add contact, new contact, save number, save contact, add to contacts, create contact, save to contacts, add new contact,
      store number, put in my contacts, add number, save this number
    delete contact: delete contact, remove contact, remove from contacts, delete number, delete from contacts, erase contact
    last message: last message, latest message, most recent message, last text, latest text, newest message
    read messages: read messages, read my messages, read my texts, what does message say, what did text say, read out messages,
      check my messages, check my texts, messages i got
    group message: group message, group text, message everyone, text everyone, mass text, message all, text the group
    read receipt: read receipt, has read, message seen, seen my message, message delivered, did message go through, was message sent
    email reply: reply to email, answer email, reply all, respond to email, write back, reply to mail, answer mail, email back,
      reply back, reply to all
    forward email: forward email, forward mail, forward this, pass email on, send email on
    cc: cc, carbon copy, bcc, copy in, blind copy
    email draft: draft, unsent, unfinished email
    archive: archive, file away, move to archive, put in archive
    mark as read: mark as read, mark read, set as read
    flag email: flag, star email, mark important, starred, mark as important, star message
    sent mail: sent mail, sent messages, sent items, emails i sent, mails i sent, outbox
    recipient: recipient, addressee, send to, to whom
    sender: sender, who sent, who wrote, who from, who is it from, email from, mail from, message from, text from
    newsletter: newsletter, mailing list, email list, bulletin, digest
    signature email: email signature, out of office, auto reply, automatic reply, away message, vacation responder, autoreply
    dating app: tinder, dating app, dating site, bumble, online dating
    follower: follower, subscriber, how many followers, subscribers list
    friend request: friend request, add friend, add as friend, connection request, befriend
    status: status, status update, my status, online status, current state, condition
    timeline: timeline, news feed, newsfeed, wall
    hashtag: hashtag, trending topic, what's trending, trend, viral
    like post: like post, heart it, give a like, upvote, react
    blog: blog, vlog, blog post, web log, weblog
    forum: forum, message board, discussion board, reddit
    stream live: go live, live stream, livestream, broadcast live, stream live, broadcasting
    notifications list: my notifications, any notifications, new notifications, recent notifications, what did i miss, anything new,
      new alerts
    accessibility: accessibility, hearing aid, screen reader, voiceover, talkback, larger text, visually impaired, hard of hearing,
      closed captioning, disability
    font size: font size, text size, bigger text, larger font, bigger letters, letter size, font, text bigger, bigger font,
      make text larger
    sim card: sim card, sim, esim, new sim, sim pin
    phone plan: phone plan, mobile plan, tariff, phone contract, cell plan, pay as you go, prepaid, calling plan, minutes left,
      phone credit, airtime, network provider, mobile provider, phone company, phone bill
    upgrade phone: upgrade phone, new phone, phone upgrade, get a new phone, replace phone
    operating system: operating system, ios, android, linux, macos, os, windows 10
    restart phone: restart phone, reboot phone, restart device, restart computer, turn phone back on, reset router, restart router,
      reboot router, restart wifi
    power off phone: turn off phone, shut down phone, power off device, shut down computer, switch phone off
    print document: printer, print job, out of ink, ink cartridge, toner, printer paper
    cable: cable, cord, wire, hdmi cable, extension cord, extension lead
    adapter: adapter, power converter, plug adapter, travel adapter, travel plug, plug converter
    microphone: microphone, mic
    webcam: webcam, front camera, rear camera, web camera
    drone: drone, quadcopter, uav
    game console: playstation, xbox, nintendo, switch console, games console, controller
    robot: robot, bot
    artificial intelligence: ai, artificial intelligence, machine learning, chatbot, language model, chat gpt, neural network
    algorithm: algorithm, source code, program code, coding, programming, computer programming
    hardware: hardware, processor, cpu, chip, graphics card, ram, motherboard
    usb: usb, usb port, port, usb c, connector
    overheating: overheating, phone is hot, too hot to touch, running hot, getting hot
    water damage: water damage, dropped in water, got wet, fell in water, liquid damage, waterproof
    text to speech: text to speech, read this page, read the screen, read this out
    clipboard: clipboard, cut and paste, copy and paste, copy paste
    search bar: search bar, search box, search engine, search field
    button: button, knob, dial, lever
    icon: icon, symbol, logo
    menu option: menu item, main menu, drop down
    online: online, on the internet, on the web
    offline: offline, without internet, without connection, no wifi needed
    parental controls: parental control, child lock, kid safe, screen time, restrict content, kids mode, limit screen time, family filter,
      restricted mode, safe search
    text reply: reply to text, text back, reply to message, answer text, respond to message, reply with, message back, write back to,
      respond to text, answer message
    delete message: delete message, delete text, erase message, delete my messages, delete conversation, delete this message,
      remove message, delete email, trash email, delete mail, trash this email, delete the email
    search email: search email, find email, search my inbox, look for email, emails from, find emails from, search for email, email about,
      search mail, any email from, find the email
    unread: unread, haven't read, not read yet, unopened
    phone number of: phone number for, number for, what's the number, contact number for, phone number of, telephone number of, number of,
      get me number
    change my number: change my number, new phone number, update phone number, change phone number, update my number,
      change mobile number, switched numbers, keep my number, port my number
    change my email: change my email, update my email, new email address, change email address, update email address,
      different email address
    change my address: change my address, update my address, new address, change of address, update address, i've moved, i moved,
      my address changed, moved house, change address, moving to new address, different address, edit address, change home address,
      address has changed
    change my name on account: change my legal name, change of name, new last name, got married name, update my name, name on account,
      name on card, misspelled name, name is wrong, change last name, change surname, edit my name
    login problem: can't log in, can't login, unable to log in, login problem, can't sign in, can't get in, login failed,
      trouble logging in, login not working, sign in problem, log in problem, unable to access account, lost access, login issues
    access rights: access rights, permissions, grant access, give access, access to folder, need access, admin rights, request access,
      get access to, permission to access
    activation code: activation code, code not received, no code received, didn't get code, resend code, send code again,
      security code not received, confirmation code, new code
    app permissions: allow camera, microphone access, location access, app permission, access my location
    it helpdesk: raise a ticket, open a ticket, support ticket, it ticket, log a ticket, helpdesk ticket, it problem, computer problem,
      open ticket, ticket status, file a ticket, create a ticket, trouble ticket, incident report
    slow computer: computer is slow, phone is slow, running slow, slow computer, slow laptop, takes forever to load, laptop is slow,
      lagging, loading forever, phone is lagging, keeps buffering
    printer problem: printer not working, printer jam, paper jam, printer won't print, won't print, can't print, printer is offline,
      printer broken, printer out of paper
    sound problem: no sound, can't hear anything, sound not working, no audio, speaker not working, audio not working, can't hear you,
      sound is gone, mic not working, microphone not working
    charge problem: won't charge, not charging, charger not working, doesn't charge, phone won't charge, charging problem,
      stopped charging
    won't turn on: won't turn on, doesn't turn on, not turning on, phone is dead, won't power on, black screen, blank screen,
      won't switch on, won't boot, screen is black
    how to use app: how to use, how do i use, how does app work, user guide, user manual, instruction manual, handbook, owner's manual,
      instruction book, getting started, how it works, guide for beginners, operating instructions, manual for
    tutorial: tutorial, walkthrough, step by step, guided tour of app, how to video, step by step guide
    beta: beta, test version, preview version, early access
    faq: faq, frequently asked questions, common questions, help page, help topics, help section
    terms: terms of service, terms of use, privacy terms, user agreement
    copyright: copyright, royalty free, all rights reserved, intellectual property
    catalogue: catalogue, brochure, flyer, leaflet, pamphlet, booklet
    invisible: invisible, unseen, out of sight, hidden away
    explicit: explicit, explicit lyrics, profanity, swear word, bad language, curse word, foul language, clean version, parental advisory,
      cuss, dirty words, rude words
    distribute app: share app, invite to app, recommend app, tell friends about app
    app language of keyboard: keyboard language, typing language, change keyboard, switch keyboard
    dictate message: dictate a text, text by voice, voice text, speak my message, send voice message, send a voice message, audio message
    schedule message: schedule message, schedule text, send later, send email later, delayed send, schedule email, schedule an email,
      schedule a text
    mute chat: mute chat, mute conversation, mute group, silence chat, mute this thread, leave group, leave the chat
    contact birthday: whose birthday, birthday reminder, upcoming birthdays, friend's birthday, birthdays this month, birthdays coming up
    call someone home: call home, call my house, ring home, phone home, call the office, call work
    dial number: dial number, dial the number, call this number, ring this number, call the number
    mute call: mute call, mute my mic, mute microphone, mute myself, unmute myself
    call quality: call dropped, can't hear caller, bad line, you're breaking up, bad connection, call keeps dropping, poor call quality,
      line is bad
    keyboard sound: key clicks, keyboard sound, touch sound, typing sound
    date time setting: set time zone, set the clock, change the time on, date and time settings, daylight saving, 24 hour clock,
      clock settings, change clock, set clock
    auto update: auto update, automatic updates, update all apps, update my apps, update apps, update everything
    update cancel: stop update, cancel update, pause update, update later
    do check update: check for updates, any updates, is my phone updated, software version
    notification settings: notification settings, turn off notifications, stop notifications, enable notifications, disable notifications,
      push notifications, allow notifications, too many notifications
    data saver: data saver, save data, limit data, use less data, low data mode, restrict data
    wifi connect: connect to wifi, join wifi, turn on wifi, wifi on, connect to the internet, find wifi, available networks,
      connect to network, get online
    wifi off: turn off wifi, wifi off, disconnect wifi, disable wifi, disconnect from wifi, turn wifi off
    bluetooth on: turn on bluetooth, bluetooth on, enable bluetooth, connect bluetooth, pair my phone, pair bluetooth,
      connect my headphones, pair headphones, connect to speaker, connect my phone
    bluetooth off: turn off bluetooth, bluetooth off, disable bluetooth, disconnect bluetooth, disconnect my headphones
    brightness up: brightness up, increase brightness, brighter screen, make screen brighter, turn up brightness, raise brightness,
      screen too dark, brighten screen, turn brightness up
    brightness down: brightness down, decrease brightness, dim the screen, reduce brightness, turn down brightness, lower brightness,
      screen too bright, dim screen, turn brightness down
    close app: close app, close this app, quit app, exit app, close the app, force quit, force stop, close all apps, kill the app,
      shut the app
    switch app: switch app, go back to app, next app, change apps
    go home screen: go home screen, go to home screen, take me home screen, main menu screen, back to start, go to main menu
    find app: find app, search app store, app store, play store, best app for, get an app, search for apps, recommend an app, look for app
    app purchase: in app purchase, buy app, paid app, app price, is app free
    open camera: open camera, open the camera, launch camera, turn on camera, start camera
    open settings: open settings, go to settings, show settings, take me to settings, open my settings
    create folder: create folder, new folder, make a folder, make folder, create a folder
    find file: find file, find document, search files, find my document, where is my file, search for file, look for file, find the file,
      locate file, search my documents, where did i save
    open file: open file, open document, open the document, open my document, show document, open the file
    delete file: delete file, delete the file, remove file, delete document, delete photo, recycle bin, move to trash
    recover file: recover file, restore file, undelete, deleted file, get file back, recover deleted, restore deleted, deleted by accident
    share file: share file, send file, share document, send document, send the file, share the document, share this file, send attachment,
      send me file
    save file: save file, save document, save as, save this document, save my work
    zip file: zip file, compress file, compressed, unzip, extract file
    """
}
