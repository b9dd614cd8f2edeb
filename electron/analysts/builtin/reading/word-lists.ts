const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words that are never (the first word of) a name, however they are written. Lower case. */
export const functionWords = set(`
a an the this that these those it its he she we they i you me him her us them my your his our their mine yours ours theirs
who whom whose which what where when why how whether if unless until while because since although though whereas as than
and or but nor so yet for of in on at by to from with without within into onto upon about above below under over after before
during between among amongst against through throughout across along around behind beside besides beyond despite except
inside outside near off out up down toward towards via per like unlike
is are was were be been being am do does did done has have had having will would shall should can could may might must let lets
not no yes yeah yep nope ok okay oh ah um uh hmm hey hi hello thanks thank please sorry well right sure wow alright anyway
however therefore thus hence moreover furthermore nevertheless nonetheless meanwhile otherwise instead indeed perhaps maybe
also again always never often sometimes usually rarely seldom already still just only even ever now then here there today
tomorrow yesterday tonight soon later finally first second third last next lastly firstly secondly thirdly initially eventually
recently currently previously subsequently additionally similarly likewise accordingly consequently obviously clearly certainly
actually basically really literally honestly frankly hopefully unfortunately fortunately ultimately generally specifically
especially particularly importantly interestingly apparently probably possibly surely simply too very quite rather almost
all any both each every either neither some many much more most few fewer less least several such other others another same own
one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty hundred thousand million billion
someone somebody something anyone anybody anything everyone everybody everything nobody nothing none
dear regards sincerely cheers best kind yours faithfully
absolutely exactly definitely totally great good cool awesome nice fantastic wonderful amazing
mr mrs ms miss dr sir madam
let's that's it's i'm i've i'd i'll we're we've we'll we'd they're you're you've he's she's there's what's who's here's don't can't won't
didn't doesn't isn't aren't wasn't weren't couldn't wouldn't shouldn't haven't hasn't
`)

/** Common words that open sentences, headings or commands; alone they are no names. Lower case. */
export const commonOpeners = set(`
according given based using looking going coming taking making getting being having speaking talking thinking working including
think know see look say said says tell ask asked go come take make get give put keep want need use try start stop remember imagine
consider note notes please listen wait guess feel mean speak talk call welcome congratulations
people man men woman women child children everyone life time times day days night week weeks month months year years
question answer part chapter section page table figure appendix item items total number question questions answers comment
statement introduction conclusion summary background contents abstract references notes minutes agenda report resolution resolutions
subject from to cc bcc date sent received attachment attachments re fw fwd signed copy draft attached enclosed
new old big small high low long short early late whole full free true false real main major minor open further following
north south east west northern southern eastern western
spring summer autumn fall winter morning afternoon evening noon midnight
together maybe certain whatever whenever wherever whoever throughout
operator music laughter applause crosstalk inaudible pause end unknown
government nation nations americans federal state states national corporate commercial consumer presidential international social constitutional legislative executive judicial pro live online home vol congressmen creator almighty providence capitalism
hold keep bring turn move change help show set run pay read write learn build create develop act stand join support
god lord heaven
`)

export const monthsAndDays = set(`
january february march april may june july august september october november december
jan feb mar apr jun jul aug sep sept oct nov dec
monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
mon tue tues wed thu thur thurs fri sat sun
`)

/** Holidays that a collection may speak of as of an event. */
export const holidays = set('christmas easter thanksgiving halloween ramadan hanukkah passover diwali')

/** What may precede a person's name; written without a full stop, lower case. */
export const personTitles = set(`
mr mrs ms miss dr agent nurse sir dame lord lady prof professor doctor captain capt commander lieutenant sergeant colonel general major speaker
admiral governor senator congressman congresswoman representative president vice-president chancellor secretary minister premier
councillor alderman councillors senators professors drs misters messrs hon honour honourable mayor judge justice magistrate inspector superintendent constable detective reverend rev father sister
brother bishop archbishop pope king queen prince princess duke duchess earl count countess baron baroness emperor sheikh
ambassador chairman chairwoman chairperson coach uncle aunt saint skipper bosun coroner clerk herr frau monsieur madame m mme mlle
señor señora don doña
`)
/** Titles that belong to the office, not only to the person: "President", "Secretary" alone are roles. */
export const roleWords = set(`
president vice-president chancellor secretary minister premier chairman chairwoman chairperson mayor councillor alderman judge
justice governor senator congressman congresswoman representative representatives speaker ambassador general admiral director
manager officer ceo cto cfo coo cio vp evp svp chief executive head founder co-founder engineer scientist professor doctor captain
commander king queen prince princess pope bishop reverend treasurer clerk counsel commissioner inspector analyst
editor reporter host moderator interviewer interviewee witness guest author chair deputy vice assistant associate senior junior
members member leader leaders excellency majesty honor honour gentlemen ladies fellow friends citizens colleagues mom dad mother father
grandma grandpa grandfather grandmother skipper mate barrister solicitor coroner undersecretary attorney phd phds md
`)

export const speechVerbs = set(`
said says told asked replied answered added explained argued claimed wrote testified denied admitted believes believed recalled
remembers insisted warned cried exclaimed inquired repeated observed murmured whispered shouted muttered demanded laughed smiled nodded agreed resigned died married retired signed met knew
`)
