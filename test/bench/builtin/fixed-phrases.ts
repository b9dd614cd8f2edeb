/**
 * What the built-in analyst says itself in answers and reports, and no document does: openings that name what follows,
 * and that the collection does not say. Everything else is to stand in a document.
 */
const wholes: readonly RegExp[] = [
  /^(?:Across \d+ documents|In the one document|On .+), (?:one theme stands|\w+ themes stand) out: .+\.$/,
  /^.+ stands? at the centre of the collection(?: among its \w+)?\.$/,
  /^What the collection says of .+, side by side\.$/,
  /^What the collection dates here runs from .+ to .+\.$/,
  /^What the documents say of .+, from .+ to .+, in the order in which they were written\.$/,
  /^Where the collection gives different figures on one matter, they stand side by side here\.$/,
  /^The collection disputes or denies some of what it tells\.$/,
  /^No two sentences of the reports read here plainly contradict each other, and none denies or corrects another\.$/,
  /^Nothing that the reports read here tell is dated\.$/,
  /^Its document is dated .+\.$/,
  /^Reports at levels? [\d, and]+ come nearer: ask there\.$/,
  /^No (?:report (?:at level \d+|read here|counts)|(?:passage|sentence) read here) .+[.:]$/,
  /^No document counts how often it is said\. Of the collection’s [\d,]+ passages, the words stand so often: .+\. What is said:$/,
  /^The collection does not say: .+\.$/,
  /^The reports read here hold nothing that answers this\.$/,
  /^It does speak of .+\.$/,
  /^Without a language model only questions in English are understood; .+\.$/,
  /^These \d+ entities are named in the documents, but nothing connects them to the rest of the collection; .+ mentioned most\.$/,
  /^.+ is named in the documents, but nothing connects it to the other entities\.$/,
]

/** What stands before a sentence of a document. */
const openings: readonly RegExp[] = [/^The earliest document that the reports read here quote on .+? is of .+?: /]

export const isFixedPhrase = (text: string): boolean => wholes.some((phrase) => phrase.test(text))

/** The text without the analyst's words before it. */
export const withoutOpening = (text: string): string =>
  openings.reduce((rest, opening) => rest.replace(opening, ''), text)
