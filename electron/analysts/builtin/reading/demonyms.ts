/** Adjectives and peoples that are no entity of their own, lower case. */
export const demonyms: ReadonlySet<string> = new Set(
  (
    'american americans african africans african-american african-americans asian asians arab arabs australian australians austrian british briton britons bulgarian ' +
    'canadian canadians catholic catholics caucasian chinese christian christians communist communists cuban cubans czech danish democratic democrat democrats dutch ' +
    'buddhist buddhists mormon mormons quaker sikh orthodox evangelical ' +
    'egyptian english englishman european europeans filipino finnish french frenchman german germans greek greeks hindu hispanic hispanics hungarian indian indians ' +
    'iranian iranians iraqi iraqis irish islamic israeli israelis italian italians japanese jew jewish jews korean koreans latin latino latinos ' +
    'mexican mexicans muslim muslims native nazi nazis nazism fascist norwegian pakistani palestinian palestinians persian polish portuguese protestant ' +
    'republican republicans roman russian russians scottish serb serbs soviet soviets spanish swedish swiss taliban turkish ukrainian ukrainians vietnamese ' +
    'negro negroes arab-israeli indians western western-style victorian welsh communism marxist anglo-saxon afghan afghans californian texan breton'
  ).split(' '),
)
