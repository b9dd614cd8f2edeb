/** Migration 3: what each chunk claims, before it is known which entities its mentions are; amount and verb of a claim. */
export const claimInstances = `
CREATE TABLE claim_instances (
  id INTEGER PRIMARY KEY,
  chunk INTEGER NOT NULL REFERENCES chunks ON DELETE CASCADE,
  subject INTEGER NOT NULL REFERENCES mentions ON DELETE CASCADE,
  object INTEGER REFERENCES mentions ON DELETE CASCADE,
  type TEXT NOT NULL,
  verb TEXT NOT NULL,
  status TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  amount TEXT NOT NULL,
  description TEXT NOT NULL,
  span_start INTEGER NOT NULL,
  span_end INTEGER NOT NULL
) STRICT;
CREATE INDEX claim_instances_chunk ON claim_instances (chunk);
CREATE INDEX claim_instances_subject ON claim_instances (subject);
CREATE INDEX claim_instances_object ON claim_instances (object);

ALTER TABLE claims ADD COLUMN verb TEXT NOT NULL DEFAULT '';
ALTER TABLE claims ADD COLUMN amount TEXT NOT NULL DEFAULT '';
CREATE INDEX claims_subject ON claims (subject);
CREATE INDEX claims_object ON claims (object);
CREATE INDEX claims_chunk ON claims (chunk);
`
