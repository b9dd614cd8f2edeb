const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Common first names in several languages, lower case. Those that are common words too (May, Will, Grant) are left out. */
export const firstNames = set(`
aaron abigail abraham ada adam adrian agnes ahmed aisha alan albert alejandro alex alexander alexandra alexis alfred ali alice alison
allison amanda amber amelia amit amy ana anand anders andre andrea andreas andrei andrew andy angela anil anita ann anna anne annette
annie anthony antonio arthur arun arvind asha ashley audrey barack barbara barry beatrice ben benjamin bernard bernie bert beth betty bill
billy bob bobby boris brad bradley brandon brenda brendan brent brett brian bridget bruce bryan caitlin calvin cameron carl carla
carlos carmen carol caroline caroline carolyn carrie catherine cathy cecilia charles charlie charlotte chelsea chloe chris christian
christina christine christopher cindy claire clara clarence claude claudia clement clifford clint clyde colin colm connie conrad
craig cynthia dan dana daniel danielle danny darren dave david deborah dennis derek diana diane diego dimitri dmitri dominic don donald
donna doris dorothy doug douglas duncan dustin dwight dylan earl ed eddie edgar edith edmund eduardo edward edwin eileen elaine eleanor
elena eli elijah elizabeth ellen elliot emil emily emma emmanuel enrique eric erica erik erin ernest esther ethan eugene eva evan
evelyn felix fernando fiona florence frances francesca francesco francis francois frank franklin fred frederick gabriel gareth gary
gavin gene geoff geoffrey george georgia gerald gerard gilbert giovanni gladys glen glenn gloria gordon greg gregory greta gustav guy
gwen hamid hans harold harriet harry harvey hassan heather hector heidi helen helena henri henrik henry herbert herman hillary howard
hubert hugh hugo ian ibrahim ida igor imogen ingrid irene iris isaac isabel isabella ivan jack jackie jacob jacqueline jacques jaime
jake james jamie jan jane janet janice jared jason javier jay jean jeff jeffrey jenna jennifer jenny jeremy jerome jerry jesse jessica
jill jim jimmy joan joanna joe joel johan johannes john johnny jon jonas jonathan jordan jorge jose josef joseph josh joshua joyce
juan judith judy julia julian julie julius justin justine karen karim karl karla kate katherine kathleen kathryn kathy katie keith
kelly ken kenneth kent kerry kevin kim kimberly kiran klaus kristen kristin kurt kyle lana lance lars laura lauren laurence lawrence lea
leah lee leif lena leo leon leonard leslie lewis liam lillian linda lisa liz lloyd lois lorenzo lori louis louise lucas lucia lucy luigi
luis luke lydia lyndon lynn madeleine maggie manuel marc marcel marco marcus margaret maria marian marie marilyn mario marion mark marsha
martha martin marvin mary mateo mathew matt matthew maureen maurice max maya megan mehmet melanie melinda melissa mercedes meredith
michael michel michelle miguel mike mildred miles milton minna miriam mitch mohamed mohammed mohan molly monica morgan muhammad murray
nadia nancy naomi natalie natasha nathan neil nelson nicholas nick nicolas nicole nigel nina noah noel nora norma norman olga oliver
olivia omar oscar otto owen pablo pamela patricia patrick paul paula paulo pedro peggy penelope percy peter phil philip philippa phillip
phyllis pierre priya rachel rafael raj rajesh ralph ramon raymond rebecca reggie renee rex richard rick ricky rita rob robert roberta
roberto robin rodney roger roland ron ronald rosa rosalind rosemary ross roy rudolf rupert russell ruth ryan sally sam samantha samir
samuel sandeep sandra sara sarah satya scott sean sebastian sergei sergey seth shannon sharon shawn sheila shirley sid sidney silas silvia
simon sofia sonia sophia sophie stacy stan stanley stefan stella stephanie stephen steve steven stewart stuart sue sundar sunil susan suzanne sven
sylvia tamara tanya ted terence teresa terry theodore theresa thomas tim timothy tina tobias todd tom tommy toni tony tracy travis trevor
tyler ursula valerie vanessa vera vernon veronica vicky victor victoria vikram vincent viola virginia vivian vladimir walter wanda
warren wayne wendy werner wesley wilfred wilhelm william willie winston wolfgang xavier yann yasmin yolanda yuri yusuf yvonne zach zachary
zoe edna maud lily howard rufus karl dev inês élodie bridie julian nasreen hale jörg jürgen günter françois rené andré josé maría
abdul abdullah abe abel abhijit adele aditya adolf adrienne ajay akash akira alastair albrecht aleksandr alessandro alexandre alfonso
alfredo alistair alok alphonse althea alvin alyssa amar amir amol andres angus anish anjali antoine anton antonia anurag
archibald ari ariel arjun armando arnold ashish ashok ashwin asif astrid augusto augustus axel ayesha azeem balaji barnaby
bartholomew bela belle benedict bennett bernadette bernardo bertrand bettina bharat bjorn bret brigitte bronwyn bryce byron camilla camille
carlo carlton carsten caspar cassandra cecil cedric cesar chandra charlene chiara christof christoph clayton clive cody colette corey
cornelius cristina curtis cyril cyrus damian damien daphne darius darrell deepak deepika delia delores denise desmond dhruv dieter
dinesh dirk dolores domenico dominique doreen ebenezer edmond elias elliott elmer elon elsa elsie elvis emanuel emile emilio
enrico erich ernesto ernst esteban estelle ethel eunice ezra fabian fabio faisal farah fatima faye federico felicity ferdinand
fidel flavia francisco franz freddie friedrich gabriela gabrielle garrett gaurav gemma genevieve georges gerhard gianni gina giulia giuseppe
glenda godfrey gopal graeme graham gregor gretchen guido guillermo gunther gustavo hamish haruki hattie heinrich helmut hendrik hermann
hideo hilary hiroshi horace horst humphrey hussein ignacio ilya imran indira ines ingmar irina irving irwin ishaan isidor
ismail ivor jai jamal janelle janine jasper jawaharlal jayant jeanne jeffery jeremiah jermaine joachim joaquin johann josiah judd
jules junichi jurgen kareem karin karthik katrina katya kavita kelvin kendra kenji kirk krishna kristina lakshmi lamar larry
lavinia leandro leila leland lemuel leonardo leopold leroy lester levi lorraine lothar louie lowell luca lucian luciano lucinda
lucius lukas luther magnus mahesh mahmoud malcolm manfred manish manoj marcello marcos margarita mariana marjorie marlene marta martina
marty mathias mathilda matilda matteo matthias mauricio maurizio maximilian maxwell mei melvin mikhail milo miranda mohammad mohit moritz
morris mortimer moses mustafa myron nadine natalia nathaniel naveen neal neha neville ngozi niall nicola nikhil nikita niklas
nikola nils nirmala nisha norbert octavia octavio oleg olivier oprah orson orville osama oswald otis paige pankaj paolo
patrice pavel perry pete philippe phoebe pieter piotr prakash pranav prashant pratik preeti priscilla priyanka quentin quincy rachael
rahul rajan rajeev rakesh ramesh randal randall randolph randy raphael rashid ravi rebekah reginald rene reuben reza rhys
ricardo riccardo rishi ritu roald robbie roderick rodrigo rogelio rohan rohit rolf ronan rory roscoe rowan ruben rudolph
russ saad sabine sachin salim salman salvatore sami sanjay sanjeev santosh satish satoshi saul selma serena serge sergio
shane shankar shaun sheldon shigeru shiv shreya shyam siegfried sigmund silvio simone sonja srinivas stanislav stefano stephan subhash
sudhir suki sumit suresh susanna svetlana sylvester tadashi takashi tarun tatiana tatyana terrence thaddeus thelma theo theodor thorsten
tiffany tito tobin toby tomas tomasz toshiro trent trisha tristan trudy tyrone ulrich ulysses umberto uriah usha uwe
valentina valentine vance vaughn venkat vijay vikas vinay vince vinod virgil vishal vito vivek vyacheslav waldo wallace walt
wendell wilbur wiley wilma winifred winnie woodrow xander xiao yash yasser yasuo yitzhak yoko yosef yoshi yves zachariah
zara zeke zelda zoltan
`)

export const knownPlaces: ReadonlySet<string> = new Set(
  (
    'afghanistan|africa|alabama|alaska|albania|algeria|america|amsterdam|argentina|arizona|arkansas|armenia|asia|athens|atlanta|atlantic|' +
    'australia|austria|baghdad|bangalore|bangladesh|barcelona|bay area|beijing|belarus|belgium|berlin|bolivia|bosnia|boston|brazil|britain|' +
    'brooklyn|brussels|bulgaria|cairo|california|cambodia|cambridge|canada|caribbean|central america|chicago|chile|china|colombia|colorado|congo|' +
    'connecticut|costa rica|croatia|cuba|cyprus|dallas|delaware|denmark|denver|detroit|dublin|east germany|eastern europe|ecuador|edinburgh|' +
    'egypt|el salvador|england|eritrea|estonia|ethiopia|europe|far east|finland|florida|france|geneva|georgia|germany|ghana|great britain|' +
    'greece|guam|guatemala|haiti|havana|hawaii|helsinki|holland|hollywood|honduras|hong kong|houston|hungary|iceland|idaho|illinois|india|' +
    'indiana|indochina|indonesia|iowa|iran|iraq|ireland|israel|istanbul|italy|jamaica|japan|jerusalem|jordan|kabul|kansas|kashmir|kentucky|' +
    'kenya|korea|kosovo|kuwait|laos|latin america|latvia|lebanon|lebanon|libya|lithuania|london|los angeles|louisiana|lynchburg|macedonia|madrid|' +
    'maine|malaysia|manchuria|manhattan|maryland|massachusetts|mediterranean|melbourne|mexico|miami|michigan|middle east|milan|minnesota|mississippi|' +
    'missouri|montana|montreal|morocco|moscow|mumbai|munich|myanmar|nairobi|near east|nebraska|nepal|netherlands|nevada|new england|' +
    'new hampshire|new jersey|new mexico|new orleans|new york|new york city|new zealand|nicaragua|nigeria|north africa|north america|' +
    'north carolina|north dakota|north korea|north vietnam|northern ireland|norway|oakland|ohio|oklahoma|oregon|oslo|ottawa|pacific|pakistan|' +
    'palestine|palo alto|panama|paris|pennsylvania|persian gulf|peru|philadelphia|philippines|pittsburgh|poland|portland|portugal|potsdam|prague|puerto rico|' +
    'redmond|rhode island|romania|rome|russia|rwanda|san diego|san francisco|san jose|santiago|saudi arabia|scotland|seattle|seoul|serbia|' +
    'shanghai|siberia|silicon valley|singapore|slovakia|slovenia|somalia|south africa|south america|south carolina|south dakota|' +
    'south korea|south vietnam|southeast asia|soviet union|spain|sri lanka|stockholm|sudan|sweden|switzerland|sydney|syria|taiwan|tanzania|tehran|tennessee|texas|thailand|' +
    'tokyo|toronto|tunisia|turkey|uganda|uk|ukraine|u.k.|u.s.|u.s.a.|usa|us|ussr|united kingdom|united states|united states of america|uruguay|utah|venezuela|' +
    'vermont|vienna|vietnam|viet-nam|viet nam|virginia|wales|warsaw|washington|washington, d.c.|washington dc|washington d.c.|west berlin|west germany|west virginia|western europe|wisconsin|wyoming|yemen|' +
    'yugoslavia|zimbabwe|zurich|czechoslovakia|korean peninsula|united states|grenada|angola|formosa|berlin wall|mars|stuttgart|' +
    'abu dhabi|accra|addis ababa|adelaide|aleppo|algiers|amman|ankara|antwerp|auckland|bahrain|bali|baltic|baltimore|bangkok|basel|beirut|belgrade|bengal|birmingham|bogota|bombay|bonn|botswana|bratislava|brisbane|bristol|bucharest|budapest|buenos aires|burma|calcutta|cameroon|cape town|caracas|cardiff|chechnya|chennai|cleveland|cologne|copenhagen|crimea|damascus|darfur|delhi|dhaka|doha|dubai|dresden|east timor|fiji|frankfurt|gaza|gibraltar|glasgow|gothenburg|hamburg|hanoi|hiroshima|ho chi minh city|hyderabad|ivory coast|jakarta|johannesburg|karachi|kathmandu|kiev|kyiv|kobe|kyoto|lagos|lahore|las vegas|leeds|leningrad|lima|lisbon|liverpool|lyon|madagascar|mali|malta|manchester|manila|marrakesh|marseille|mauritius|mecca|memphis|milwaukee|minneapolis|minsk|mogadishu|monaco|mongolia|montevideo|mozambique|nagasaki|namibia|naples|nashville|new delhi|newark|new south wales|niger|nuremberg|okinawa|oman|osaka|phoenix|porto|pretoria|punjab|qatar|queensland|quebec|riga|rio de janeiro|riyadh|rotterdam|sacramento|saigon|salt lake city|salzburg|san antonio|sao paulo|sarajevo|seville|sierra leone|sofia|st. louis|st. petersburg|suez|tallinn|tbilisi|tel aviv|tibet|tripoli|turin|ulster|united arab emirates|valencia|vancouver|venice|versailles|vilnius|volga|wellington|wuhan|yemen|yokohama|yorkshire|zagreb|zambia'
  ).split('|'),
)

/** Those of the first names that mostly women bear. */
export const femaleNames = set(`
abigail ada agnes aisha alice alison allison amanda amber amelia amy ana andrea angela anita ann anna anne annette annie ashley audrey
barbara beatrice beth betty brenda bridget bridie caitlin carla carmen carol caroline carolyn carrie catherine cathy cecilia charlotte chelsea chloe
christina christine cindy claire clara claudia connie constance cynthia dana danielle deborah diana diane donna doris dorothy edith edna eileen elaine
eleanor elena elizabeth ellen emily emma erica erin esther eva evelyn fiona florence frances francesca georgia gladys gloria greta gwen hannah harriet
heather heidi helen helena hillary ida imogen ingrid inês irene iris isabel isabella jackie jacqueline jane janet janice jean jenna jennifer jenny
jessica jill joan joanna joyce judith judy julia julie justine karen karla kate katherine kathleen kathryn kathy katie kelly kimberly kristen kristin
lana laura lauren lea leah lena lillian lily linda lisa liz lois louise lucia lucy lydia lynn madeleine maggie margaret maria marian marie marilyn
marsha martha mary maud maureen maya megan melanie melinda melissa mercedes meredith michelle mildred minna miriam molly monica nadia nancy naomi
natalie natasha nicole nina nora norma olga olivia pamela patricia paula peggy penelope philippa phyllis priya rachel rebecca renee rita roberta rosa
rosalind rosemary ruth sally samantha sandra sara sarah shannon sharon sheila shirley silvia sonia sophia sophie stacy stella stephanie sue susan
suzanne sylvia tamara tanya teresa theresa tina tracy ursula valerie vanessa vera veronica vicky victoria viola virginia wanda wendy yasmin yolanda
yvonne zoe élodie beatrix philippa nasreen inês maría
`)
