/** How two entities were said to hang together, in the document's own words, and how strongly by all their passages. */
export const relationshipPhrases = `
ALTER TABLE relationship_instances ADD COLUMN phrase TEXT NOT NULL DEFAULT '';
ALTER TABLE relationships ADD COLUMN phrase TEXT NOT NULL DEFAULT '';
ALTER TABLE relationships ADD COLUMN strength REAL NOT NULL DEFAULT 0;
UPDATE relationships SET strength = weight;
`
