const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** German nouns that say what the name behind them is of, lower case: they are no part of it. */
export const classNouns = set(`
  name stadt insel gemeinde dorf ort firma spedition unternehmen ingenieurbüro büro zeitung wochenzeitung schiff kutter fähre konzern region land kreis landkreis provinz betrieb
  tochter sohn bruder schwester frau mann witwe witwer vater mutter enkelin enkel freund freundin onkel tante großvater großmutter neffe nichte familie ehepaar
  maler malerin komponist komponistin dichter dichterin schriftsteller schriftstellerin autor autorin verteidiger verteidigerin gutachter gutachterin
`)

/** What stands before a person's name, without full stop, lower case. */
export const titles = set(`
  herr herrn frau fräulein dr prof professor professorin dipl-ing m mm mme mlle mmes monsieur madame mademoiselle me maître sr sra srta don doña d dª
  señor señora señorita sig signor signora signorina dott dottor dottoressa ing avv senhor senhora dom dona mevrouw meneer dhr mevr pan pani pán paní
  fru hr g-n κ κα κος
`)

/** Roles written before a name, lower case: they are no part of it. */
export const roles = set(`
  bürgermeister bürgermeisterin oberbürgermeister oberbürgermeisterin kapitän präsident präsidentin minister ministerin kanzler kanzlerin direktor direktorin
  ingenieur ingenieurin richter richterin staatsanwalt staatsanwältin anwalt anwältin rechtsanwalt rechtsanwältin kommissar kommissarin hauptkommissar
  hauptkommissarin pfarrer pastor pastorin bischof könig königin prinz prinzessin graf gräfin vorsitzender vorsitzende stadtrat stadträtin sprecher sprecherin journalist journalistin
  redakteur redakteurin reporter reporterin landrat senator senatorin architekt architektin zeuge zeugin kollege kollegin chef chefin lehrer lehrerin
  président présidente maire ministre capitaine docteur juge procureur commissaire directeur directrice préfet préfète sénateur député députée roi reine prince princesse
  abbé père sœur saint sainte presidente alcalde alcaldesa ministro ministra capitán doctor doctora juez jueza fiscal comisario comisaria director directora rey reina príncipe
  padre inspector inspectora ingeniero ingeniera presidentessa sindaco sindaca capitano giudice prefeito prefeita capitão juiz burgemeester koning koningin rechter
`)

/** First (Romance) or last (Germanic) words of organisations' names, lower case. */
export const organisationHeads = set(`
  gmbh ag kg ohg se ug ev e.v mbh gbr sa s.a sarl s.a.r.l sas sasu sci scop spa s.p.a srl s.r.l sl s.l slu sll ltda lda bv b.v nv n.v ab as aps oy sp.z.o.o
  bank sparkasse universität hochschule schule gymnasium institut ministerium amt rat stadtrat gemeinderat landtag bundestag senat gericht amtsgericht landgericht verein verband gesellschaft genossenschaft
  gewerkschaft partei stiftung verlag zeitung anzeiger kurier bote tageblatt rundschau nachrichten werke werft reederei stadtwerke klinik krankenhaus museum polizei staatsanwaltschaft kammer fraktion bürgerinitiative initiative
  holding gruppe energie technik bau logistik labor rundfunk transport transporte spedition anwälte partner
  heraldo courrier gazette tribune quotidien écho correo gaceta revista revue éditions bibliothèque archives maison cabinet laboratoire clinique société compagnie banque université conseil ministère tribunal cour association syndicat mairie préfecture école lycée collège hôpital musée fondation journal
  parti assemblée sénat gendarmerie police agence office chambre comité commission coopérative groupe entreprise établissements ets fédération union ligue caisse laboratoire centre observatoire parquet direction théâtre
  editorial ediciones biblioteca archivo casa clínica sociedad compañía banco universidad ayuntamiento ministerio juzgado audiencia asociación sindicato instituto escuela museo fundación cooperativa diario periódico partido consejo
  junta guardia policía cámara comité comisión confederación federación unión grupo empresa diputación parlamento senado fiscalía agencia consejería laboratorio centro hermandad cofradía bodegas
  società compagnia università consiglio comune tribunale associazione sindacato scuola ospedale fondazione giornale partito banca
  sociedade companhia câmara associação sindicato escola fundação jornal conselho tribunal universiteit gemeente vereniging stichting ziekenhuis
`)
export const organisationEnding =
  /(?:gesellschaft|verband|verein|werke?|bank|sparkasse|ministerium|gericht|schule|universität|verlag|zeitung|stiftung|gewerkschaft|partei|genossenschaft|behörde|kammer|werft|reederei|kurier|anzeiger|bote|tageblatt|rundschau|klinik|konzern|institut|rundfunk|initiative|amt|forum|museum|halle|archiv|büro|orchester|chor|theater|anwaltschaft|polizei|assekuranz|versicherung)$/

export const placeHeads = set(`
  straße strasse platz allee weg gasse brücke park berg see fluss insel hafen bucht kanal tal wald schloss burg kirche dom turm bahnhof flughafen mühle dorf markt tor ufer damm deich
  rue place avenue boulevard quai pont port baie île îles mont lac forêt vallée château église cathédrale gare aéroport moulin cap pointe phare plage route côte
  calle plaza avenida paseo puente puerto bahía isla islas monte lago bosque valle castillo iglesia catedral estación aeropuerto molino cabo río sierra barrio playa embalse ría mina presa
  via piazza viale ponte porto isola lago castello chiesa stazione praça rua ilha serra straat plein gracht brug haven eiland
`)
export const placeEnding =
  /(?:straße|strasse|platz|allee|gasse|brücke|park|hafen|bucht|kanal|schloss|burg|bahnhof|mühle|markt|ufer|damm|deich|insel|stadt|dorf|furt|heim|hausen|kirchen|straat|plein|gracht)$/

export const eventHeads = set(`
  krieg fest festival messe wahl konferenz gipfel revolution prozess katastrophe sturmflut hochwasser tage preis weltkrieg
  guerre fête foire élection conférence sommet révolution procès catastrophe tempête prix coupe tour
  guerra fiesta feria elección conferencia cumbre revolución juicio catástrofe tormenta premio copa festa fiera feira prêmio romería semana
`)
export const eventEnding =
  /(?:fest|festival|messe|krieg|wahl|konferenz|gipfel|prozess|flut|katastrophe|preis|affäre|skandal)$/

/** Written small before the name of a street or square, of which they are part: "plaza Mayor", "rue de la République". */
export const streetHeads = set(`
  calle plaza avenida paseo rue avenue boulevard quai place via viale piazza rua praça
`)

/** Well-known countries and cities as other languages write them, lower case. */
export const places = new Set(
  (
    'deutschland|österreich|schweiz|frankreich|spanien|italien|niederlande|belgien|polen|dänemark|schweden|norwegen|finnland|russland|ukraine|griechenland|türkei|großbritannien|england|europa|amerika|asien|afrika|usa|' +
    'köln|münchen|nürnberg|düsseldorf|hamburg|bremen|kiel|lübeck|rostock|leipzig|dresden|hannover|frankfurt|wien|zürich|bern|basel|genf|brüssel|warschau|prag|rom|mailand|venedig|moskau|ostsee|nordsee|elbe|rhein|donau|weser|bayern|sachsen|schleswig-holstein|niedersachsen|mecklenburg-vorpommern|hessen|' +
    'france|allemagne|espagne|italie|suisse|belgique|angleterre|royaume-uni|états-unis|europe|russie|chine|japon|maroc|algérie|tunisie|canada|québec|bretagne|normandie|provence|corse|alsace|' +
    'lyon|marseille|rennes|nantes|brest|bordeaux|toulouse|lille|strasbourg|nice|quimper|lorient|vannes|saint-malo|genève|bruxelles|londres|rome|moscou|atlantique|loire|rhône|' +
    'españa|alemania|francia|italia|portugal|inglaterra|reino unido|estados unidos|europa|rusia|japón|marruecos|méxico|perú|chile|argentina|colombia|venezuela|cuba|brasil|andalucía|cataluña|galicia|asturias|castilla|aragón|' +
    'sevilla|granada|córdoba|málaga|cádiz|huelva|bilbao|zaragoza|salamanca|valencia|barcelona|madrid|burgos|león|oviedo|santander|londres|lisboa|roma|parís|bruselas|' +
    'germania|svizzera|inghilterra|milano|torino|napoli|venezia|firenze|genova|palermo|lisbona|alemanha|frança|espanha|lisboa|nederland|duitsland|frankrijk|россия|москва|украина|киев|германия|франция|петербург|ελλάδα|αθήνα|venecia|florencia|nápoles|milán|turín|ginebra|zúrich|viena|varsovia|praga|moscú|nueva york|pekín|tokio|berlín|hamburgo|múnich|amberes|coímbra|coimbra|oporto|munich|cologne|hambourg|vienne|varsovie|venise|milan|turin|naples|lisbonne|barcelone|tokyo|pékin|anvers|berlin|paris|london|new york'
  ).split('|'),
)

/** More first names than English lists have, lower case. */
export const moreFirstNames = set(`
  jürgen jörg günter uwe heinz horst dieter manfred rolf lothar detlef torsten thorsten sven olaf ole jens lars nils niels hauke fiete malte kai heiko holger stefan ulrich ulrike
  sabine petra birgit silke anke antje wiebke heike ute gudrun renate monika ingrid inge erika elke katrin kathrin katja anja tanja sonja svenja meike maike greta frieda marlene lena lea mia jonas
  lukas felix moritz matthias markus andreas bernd ralf frank jochen joachim friedrich ludwig hermann ernst gerd gerhard hartmut helmut eberhard konrad johanna charlotte gisela hannelore
  yann loïc erwan gwenaël gwenaëlle maël tanguy ronan soizic nolwenn anne-marie jean-pierre jean-luc jean-marc jean-yves jean-paul marie-claire marie-christine marc luc thierry didier patrice pascal gérard michel bernard alain hervé
  étienne benoît clément mathieu thibault guillaume sébastien frédéric jérôme stéphane nathalie isabelle véronique sylvie brigitte françoise chantal martine hélène élise éloïse camille manon léa chloé inès céline aurélie delphine
  yves jeanne olivier agnès bruno juana noelia elvira ramiro damián bartolomé philippe gilles henri marion lucie margaux
  solène maryse odile huguette lucien marcel rené fernand édouard léon
  josé juan luis carlos javier jesús ramón rafael manuel antonio fernando ignacio íñigo gonzalo álvaro andrés joaquín sebastián tomás emilio julián vicente agustín nicolás rodrigo esteban lorenzo
  maría carmen pilar dolores lucía inés elena isabel teresa rosario mercedes concepción remedios consuelo amparo marta beatriz rocío esperanza asunción clara ana begoña nuria silvia raquel leonor matilde
  giovanni giuseppe luca marco matteo paolo pietro chiara giulia francesca alessandro alessandra joão pedro luís ana catarina inês tiago rui nuno
  иван пётр петр алексей анна мария ольга сергей дмитрий николай елена наталья михаил владимир александр екатерина татьяна ирина
`)
