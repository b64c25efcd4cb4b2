// SPDX-License-Identifier: Apache-2.0

/// The common words of entity names, each list with the most frequent first.
///
/// Written for this benchmark; the rare words, most of a large catalogue's, are made up by
/// `NameVocabulary`.
enum NameWords {
  /// Articles, prepositions and pronouns of titles.
  static let function = Words.split(
    """
    the of a to in and you my i on me for with no your it is from at we all be this by down up not \
    this so out our her when his into us over like what where if or one away she he they its who \
    how why then than too off under about before after without between through until again
    """)

  /// Words that titles of songs, albums, books, lists and events are full of.
  static let title = Words.split(
    """
    love night day time heart life man world blue little home good new dream girl baby song dance \
    light black city old back way big last long black sun white red rain summer house king road \
    come moon go boy star soul blues fire river lost golden water wild one sweet high never gone \
    morning eyes sky lady story heaven mind always rock people right live street right young stay \
    crazy happy deep angel take best great dead free sea secret game final first winter run music \
    true lonely beautiful high hold tonight ghost mountain only midnight train forever garden hard \
    kiss dark stone island bird queen devil green say wind broken shadow memory silver miss money \
    party war days snow better walk feel another friends nothing ocean part dreams magic land born \
    christmas hello storm goodbye cold every places mother letter line hour diamond keep brother \
    ride father rose two electric paradise spring sleep truth second perfect children tears fool \
    beach strange spirit honey power sister easy once door side three still wonder tomorrow moment \
    color thunder around fall daughter earth leave flowers season promise hand machine future \
    history paper sugar iron valley rainbow knight bridge window mirror piano waltz suite symphony \
    concerto march prelude sonata nocturne remix live acoustic version session anthem ballad chapter \
    volume journey legend chronicles weekend meeting report budget review project travel photos \
    recipes reading shopping groceries workout birthday wedding holiday family kitchen school office \
    quarter planning trip ideas notes chicken soup bread cheese coffee lemon ginger apple butter \
    chocolate vanilla pepper garlic onion rice noodle curry salad pasta
    """)

  /// Given names.
  static let first = Words.split(
    """
    james mary john maria david anna michael sarah robert laura daniel emma thomas julia paul sophie \
    peter lisa mark elena alex nina andrew clara martin eva chris lucy george alice kevin claire \
    brian helen steven diana jason irene eric karen adam carmen simon marta henry rosa frank nora \
    jack olivia samuel grace anthony hannah joseph emily william jessica richard susan charles amy \
    patrick rachel stephen rebecca edward megan philip ashley victor nicole oscar monica hugo teresa \
    felix sandra leo angela max sylvia noah ingrid luis astrid carlos greta jorge heidi miguel freya \
    pablo sigrid diego yuki juan akiko pedro mei marco lin luca priya giulia anil stefan ravi klaus \
    deepa jurgen sunita lars arjun bjorn leila erik omar sven fatima nils yusuf axel aisha ivan \
    hassan sergei samira dmitri karim olga amina boris tariq natasha zainab igor kwame svetlana ama \
    tomas kofi pavel ngozi milan chidi jan zuri mateusz imani agnes kenji beatrice hiroshi cecilia \
    takeshi dorothy naomi edith wei florence jun gloria ming harriet hana isabel minho josephine soo \
    katherine tran lillian nguyen margaret bao nancy linh pamela rohan ruth neha stella vikram \
    theresa meera ursula sanjay vera lakshmi wendy gareth bronwyn rhys sinead fergus maeve connor \
    aoife declan niamh callum isla hamish kirsty duncan fiona graham elspeth stuart moira nigel \
    philippa trevor gemma clive jocelyn dexter phoebe rufus thea jonah wyatt ezra quinn xavier zoe
    """)

  /// Family names.
  static let last = Words.split(
    """
    smith johnson brown garcia williams jones miller davis martinez rodriguez lopez wilson anderson \
    lee taylor thomas moore martin jackson thompson white harris clark lewis robinson walker young \
    allen king wright scott torres nguyen hill flores green adams nelson baker hall rivera campbell \
    mitchell carter roberts gomez phillips evans turner diaz parker cruz edwards collins reyes \
    stewart morris morales murphy cook rogers gutierrez ortiz morgan cooper peterson bailey reed \
    kelly howard ramos kim cox ward richardson watson brooks chavez wood james bennett gray mendoza \
    ruiz hughes price alvarez castillo sanders patel myers long ross foster jimenez powell jenkins \
    perry russell sullivan bell coleman butler henderson barnes fisher vasquez simmons graham murray \
    ford castro hamilton wallace gibson mcdonald ellis jordan reynolds griffin crawford henry boyd \
    mason moreno kennedy warren dixon ramirez burns gordon shaw holmes rice robertson hunt black \
    daniels palmer mills nichols grant knight ferguson stone hawkins dunn perkins hudson spencer \
    gardner stephens payne pierce berry matthews arnold wagner willis ray watkins olson carroll \
    duncan snyder hart cunningham bradley lane andrews harper fox riley armstrong carpenter weaver \
    greene lawrence elliott schmidt muller schneider fischer weber meyer becker hoffmann koch richter \
    klein wolf schroder neumann schwarz zimmermann rossi ferrari russo bianchi romano colombo ricci \
    marino dubois moreau laurent lefebvre leroy roux fournier girard silva santos oliveira pereira \
    costa ferreira almeida tanaka suzuki takahashi watanabe yamamoto nakamura kobayashi sharma singh \
    kumar gupta mehta reddy khan ahmed hussain ali chen wang zhang liu yang huang zhao okafor mensah \
    novak kowalski nowak petrov ivanov johansson karlsson nilsson larsen hansen jensen andersen
    """)

  /// Words that names of places, shops and groups end or begin with.
  static let place = Words.split(
    """
    street park road avenue hotel cafe lane square garden bar station school bridge market church \
    hill library museum house center bakery theatre beach court hall gallery clinic pharmacy \
    restaurant pizzeria grill kitchen studio tower terrace plaza harbour airport college academy \
    garage salon gym books records brothers band orchestra quartet trio ensemble choir collective \
    project club crew company group partners society union works foods motors travel electric
    """)
}
