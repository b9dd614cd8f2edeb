const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/**
 * The small words of languages written in Latin, Cyrillic or Greek letters, lower case: enough to tell the languages
 * apart, and never a name by themselves.
 */
export const functionWords: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries({
    en: `the of and to in is that was for with are have this it on at by from as be not you your we our they their he his she her i my
      an or but what which who how when where there been has had were will would can could should if than then so do does did me us them its
      about into over after before because all more most other some no only very just also through between`,
    de: `der die das den dem des ein eine einen einem einer eines und oder aber auch nicht kein keine keinen keiner ist sind war waren wird wurde
      wurden werden worden hat haben hatte hatten habe sein seine seinen seiner seinem ihr ihre ihren ihrer ihrem er sie es wir ich du uns ihm ihn
      ihnen man sich mit von vom zu zum zur bei beim nach aus auf an am im in ins für über unter vor hinter neben zwischen durch gegen ohne um
      bis seit während wegen trotz als wie wenn weil dass daß ob da denn doch noch nur schon sehr so dann damals dort hier wer was wo wann
      warum welche welcher welches dieser diese dieses diesen diesem jener jene jedes jede jeder alle allem allen alles viele viel mehr einige
      kann können konnte konnten soll sollen sollte sollten muss müssen musste mussten darf will wollte wollten würde würden könnte hätte wäre
      zwei drei vier fünf sechs sieben acht neun zehn etwa rund laut heute gestern morgen später danach dabei dafür dagegen damit davon darin
      daran darauf darüber seitdem trotzdem deshalb jedoch zudem außerdem inzwischen zunächst schließlich niemand jemand beide beiden nichts
      etwas ja nein nun erst ebenso sondern sowie samt je bereits wieder immer nie oft mal einmal ganz gerade mein meine unser unsere`,
    fr: `le la les un une des du de et ou mais ne pas plus est sont était étaient a ont avait avaient été être avoir sera seront que qui quoi dont où
      ce cet cette ces son sa ses leur leurs mon ma mes notre nos votre vos il elle ils elles on nous vous je tu se lui y en dans sur sous par pour avec sans chez
      vers entre contre depuis pendant avant après dès jusque comme si quand lorsque puis donc car alors ainsi aussi très bien même tout toute tous
      toutes aucun aucune quel quelle quels quelles pourquoi comment combien au aux d l qu n s c j m t deux trois quatre cinq six sept huit neuf dix
      selon hier aujourd'hui demain ici là encore déjà toujours jamais peu trop autre autres chaque plusieurs certains certaines cependant pourtant
      celui celle ceux celles cela ça fait faire peut peuvent doit fut furent personne rien ni soit malgré afin lors ensuite enfin quant`,
    es: `el la los las un una unos unas de del y e o u pero no ni es son era eran fue fueron ha han había habían sido ser estar está están estaba
      estaban que quien quién quienes qué cuál cuáles cómo cuándo dónde por para con sin en a al sobre bajo entre contra desde hasta hacia según durante
      tras ante como si cuando donde mientras porque pues su sus mi mis tu tus nuestro nuestra nuestros nuestras se le les lo me te nos él ella ellos ellas
      yo usted ustedes este esta estos estas ese esa esos esas aquel aquella aquellos esto eso más menos muy también tampoco ya aún todavía siempre nunca
      todo toda todos todas otro otra otros otras cada algún alguna algunos algunas ningún ninguna mucho mucha muchos muchas poco dos tres cuatro cinco
      seis siete ocho nueve diez ayer hoy mañana luego después antes entonces así hay tiene tienen tenía sólo solo aunque además nadie nada algo
      cual cuyo ambos hizo hace puede pueden debe sino allí aquí`,
    it: `il lo la i gli le un uno una di del dello della dei degli delle da dal dalla dai dalle in nel nello nella nei nelle a al allo alla ai agli alle su sul sulla sui sulle
      con per tra fra e ed o ma non è sono era erano fu furono ha hanno aveva avevano stato stata stati essere avere che chi cui quale quali come quando dove
      perché se si ci ne lui lei loro noi voi io tu suo sua suoi sue mio nostro questo questa questi queste quello quella quelli quelle più meno molto
      anche ancora già sempre mai poi dopo prima durante senza contro verso secondo ogni tutto tutti tutta tutte altro altri altra due tre quattro cinque
      ieri oggi domani così però quindi dunque mentre nessuno niente l d un' dell all nell sull dall c`,
    pt: `o a os as um uma uns umas de do da dos das em no na nos nas ao aos à às por pelo pela pelos pelas para com sem sob sobre entre contra desde até
      e ou mas não nem é são era eram foi foram ser estar está estão estava tem têm tinha havia há que quem qual quais como quando onde porque se seu sua seus suas
      meu minha nosso nossa ele ela eles elas eu você nós lhe este esta estes estas esse essa isso isto aquele aquela mais menos muito também já ainda sempre
      nunca todo toda todos todas outro outra outros outras cada algum alguma dois duas três quatro cinco ontem hoje amanhã depois antes então assim só
      segundo durante após porém nada ninguém`,
    nl: `de het een en of maar niet geen is zijn was waren wordt werd werden worden heeft hebben had hadden er hij zij ze wij we ik jij je u hem haar hun ons
      zich mijn zijn van voor met op in aan bij uit naar over onder tussen tegen om tot sinds tijdens zonder na als dan dat die dit deze wat wie waar
      wanneer waarom hoe welke ook nog al wel zeer zo toen daar hier te ten ter kan kunnen kon moet moeten zou zouden zal zullen veel meer alle alles
      iets niets niemand twee drie vier vijf gisteren vandaag morgen volgens omdat terwijl`,
    sv: `och att det som en ett den de är var har hade inte på i av för med till från om men eller så han hon vi jag du ni dem honom henne sin sitt sina
      denna detta dessa där här när hur vad vem varför vilken också bara efter under över mellan mot utan vid än kan kunde ska skulle vill måste blev
      blir varit två tre alla allt mycket mer`,
    da: `og at det som en et den de er var har havde ikke på i af for med til fra om men eller så han hun vi jeg du dem ham hende sin sit sine denne dette disse
      der her når hvor hvad hvem hvorfor hvilken også kun efter under over mellem mod uden ved end kan kunne skal skulle vil må blev bliver været to tre alle
      alt meget mere`,
    nb: `og å det som en et ei den de er var har hadde ikke på i av for med til fra om men eller så han hun vi jeg du dem ham henne sin sitt sine denne dette
      disse der her når hvor hva hvem hvorfor hvilken også bare etter under over mellom mot uten ved enn kan kunne skal skulle vil må ble blir vært to tre alle
      alt mye mer`,
    fi: `ja on ei se että oli hän ovat olivat mutta tai kun niin myös kuin joka jotka ole hänen sen ne he me minä sinä te tämä nämä mitä kuka missä miksi
      jos vain vielä jo sitten sekä eli ollut olla kanssa mukaan jälkeen ennen`,
    pl: `i w we z ze na do od po za przez dla o u nie jest są był była było byli to ten ta te tego tej tym że który która które się jak ale lub albo oraz czy
      co kto gdzie kiedy dlaczego jego jej ich on ona ono oni ja ty my wy już jeszcze tylko także też bardzo przed pod nad między bez może`,
    cs: `a v ve z ze na do od po za přes pro o u ne je jsou byl byla bylo byli to ten ta ty toho že který která které se jak ale nebo či co kdo kde kdy proč
      jeho její jejich on ona ono oni já my vy už ještě jen také velmi před pod nad mezi bez může si tak podle`,
    hu: `a az és hogy nem is egy volt van vannak voltak de vagy mint csak már még meg el ki be fel le ez azt ezt aki ami amely ahol mikor miért hogyan
      ő ők mi ti én te után előtt alatt között szerint nélkül lesz lett`,
    ro: `și de la în a al ai ale cu pe pentru din nu este sunt era erau a fost că care ce cine unde când cum un o unei unui lui ei lor el ea ei ele noi voi eu
      mai dar sau prin după înainte între fără sub despre acest această acești`,
    tr: `ve bir bu da de için ile çok daha ne gibi kadar olarak olan ama veya ki mi mı o şu ben sen biz siz onlar her sonra önce değil var yok en ise
      göre tarafından`,
    ru: `и в во не на я он она они мы вы что с со как а то все по но его её их из у к ко за от о об же бы для до или если когда где кто это этот эта эти
      был была было были быть есть нет ещё уже только также при под над между без через после перед так там тут который которая которые которого
      чтобы потому очень может этого том тем`,
    uk: `і й та в у не на я він вона вони ми ви що з із зі як а то все по але його її їх до за від про для або якщо коли де хто це цей ця ці був була було були
      бути є немає ще вже тільки також при під над між без через після перед так там який яка які щоб тому дуже може`,
    bg: `и в във не на аз той тя те ние вие че с със как а то всички по но му ѝ им от за до или ако когато където кой това този тази тези е са беше бяха
      ще вече само също при под над между без през след пред така там който която които да си се`,
    el: `ο η το οι τα του της των τον την στο στη στον στην στα στις στους και να με για από που δεν θα είναι ήταν έχει είχε ως αλλά ή αν όταν πού ποιος τι
      πώς γιατί αυτός αυτή αυτό αυτά ένας μια ένα μας σας τους πολύ πιο μετά πριν κατά προς χωρίς μεταξύ`,
  }).map(([language, words]) => [language, set(words)] as const),
)

/** Articles and what stands in their place, lower case: a noun behind one is, in German, hardly a name. */
export const germanDeterminers = set(`
  der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner keines im am zum zur beim vom ins ans
  aufs übers ums fürs unterm dieser diese dieses diesen diesem jener jene jenes jeder jede jedes jeden jedem mein meine meinen meiner meinem dein
  sein seine seinen seinem seiner seines ihr ihre ihren ihrem ihrer ihres unser unsere unseren unserem unserer euer eure welche welcher welches welchen
  alle allen aller viele vielen vieler einige einigen einiger mehrere mehreren beide beiden wenige manche solche zwei drei vier fünf sechs sieben acht neun
  zehn elf zwölf hundert tausend viel mehr weniger genug etwas ohne per pro als
`)

/** Lower-case words that may stand between two capitals of one name. */
export const nameJoiners = set(`
  de du des la le les d l del las los di della dei delle degli dell da do das dos von van der den zu zum zur ter ten te av af ar an er ap ab bin ibn al el y e i и
`)
