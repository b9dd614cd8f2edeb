/** Migration 4: what descriptions were made from, so that only those are made again that would be others. */
export const descriptionOrigins = `
ALTER TABLE entities ADD COLUMN described_from TEXT NOT NULL DEFAULT '';
ALTER TABLE relationships ADD COLUMN described_from TEXT NOT NULL DEFAULT '';
`
