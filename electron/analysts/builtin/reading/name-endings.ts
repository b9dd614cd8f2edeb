const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** The last (or, before "of", the first) word of a name tells its type. Lower case. */
export const organizationHeads = set(`
ltd limited inc incorporated llc llp plc gmbh ag sa nv corp corporation company co holdings group partners associates & sons brothers
bank university college school academy institute institution laboratory laboratories lab labs council committee commission
authority agency department ministry bureau board office association federation union league society club foundation fund trust
cooperative co-operative party congress senate parliament assembly house court tribunal court army navy force forces
police guard coastguard service services hospital clinic church museum library press media courier times post gazette news
journal magazine studio studios records pictures entertainment airlines airways motors motor electric industries industry systems
technologies technology solutions networks software pharmaceuticals pharma energy oil gas petroleum chemical chemicals insurance
capital ventures venture fund securities exchange cabinet administration secretariat nations alliance coalition organization
organisation conference team corps command center centre hydraulik works yard line lines guarding communications consulting
advisers advisors advice solicitors chambers chamber chair tech estates orchestra choir band staff healthcare health education division unit task network
collective community workers dredging shipping maritime marine daily herald tribune chronicle observer guardian research bloomberg
`)
/** Before "of", these are persons: "Ghost of Christmas Past", "Duke of Wellington". */
export const personHeads = set(
  'ghost spirit lord lady king queen duke duchess prince princess earl count countess baron marquis',
)
export const placeHeads = set(`
street road lane avenue boulevard square bridge park hill hills mountain mountains mount valley river creek lake sea ocean bay gulf
strait channel canal harbour harbor port quay dock docks pier wharf island islands isle isles peninsula coast shore beach cape point
head deep flats marsh fen moor desert forest wood woods field fields farm village town city county state states province district
region republic kingdom empire territory territories airport station staithe barrage dam reservoir castle palace tower hall
terrace gardens garden plaza avenue highway estuary rock reef falls canyon ranch heights zone plains delta basin spit ness mere sound basin
cathedral abbey cemetery lighthouse hotel inn arena stadium campus america africa asia europe germany korea vietnam
`)
export const eventHeads = set(`
war wars revolution storm hurricane inquiry enquiry conference summit election elections festival feast fair games olympics cup championship strike crisis
trial hearing battle siege massacre flood fire disaster accident convention meeting auction ceremony anniversary debate ball
expedition mission operation campaign uprising rebellion riot depression recession pandemic awards award prize day week
`)
export const workHeads = set(`
act law laws message address treaty bill amendment constitution charter declaration agreement accord accords pact protocol resolution report paper book
bible code doctrine plan program programme initiative policy novel symphony podcast show series film movie song album
lecture lectures journal diary letter memorandum certificate deal journal edition
`)
export const productHeads = set(`
server cloud suite app phone console platform engine os sdk api studio edge assistant surface copilot pro
`)
/** Heads before "of" that keep a name together: "University of Kettlewick", "Gulf of Tonkin", "Battle of the Bulge". */
export const ofHeads: ReadonlySet<string> =
  set(`university college school institute department ministry bank house board bureau council court league republic kingdom union
  chamber museum society association federation company city town center centre office church bay gulf isle cape port battle treaty
  act declaration bill state states commonwealth district organization organisation committee commission foundation academy
  ministry secretariat institutes conference daughters sons friends order history origin origins rise age lord game war strait straits coast
  mount valley tower bank port hall hospital festival feast library journal bureau corps army sea fund articles charter port
  internet trustees museum banks knights statue community alliance ghost spirit lords`)
