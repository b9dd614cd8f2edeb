const synonyms: Readonly<Record<string, string>> = {
  org: 'organization',
  orgs: 'organization',
  organisation: 'organization',
  organisations: 'organization',
  organizations: 'organization',
  people: 'person',
  persons: 'person',
  human: 'person',
  individual: 'person',
  per: 'person',
  location: 'place',
  locations: 'place',
  places: 'place',
  loc: 'place',
  gpe: 'place',
  geo: 'place',
  'geo-political entity': 'place',
  events: 'event',
  concepts: 'concept',
  products: 'product',
  works: 'work',
}

/**
 * A model's word for a type as the collection writes it: lower case, one word for one thing. A type among `wanted` stays
 * what it is, and so does one that nobody has heard of.
 */
export function normaliseType(type: string, wanted: readonly string[]): string {
  const plain = type
    .toLowerCase()
    .replace(/[^\p{L}\p{N} /&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 60)
  if (wanted.some((one) => one.toLowerCase() === plain)) return plain
  if (/^(?:unknown|none|other|n\/a|entity)$/.test(plain)) return ''
  return synonyms[plain] ?? plain
}
