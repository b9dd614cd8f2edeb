/** Migration 5: what a model was asked and said, what it could not do, vectors, and who wrote what. */
export const modelWork = `
CREATE TABLE replies (
  key TEXT PRIMARY KEY,
  work TEXT NOT NULL,
  prompt TEXT NOT NULL,
  model TEXT NOT NULL,
  text TEXT NOT NULL,
  finish TEXT NOT NULL,
  input_tokens INTEGER NOT NULL,
  output_tokens INTEGER NOT NULL,
  seconds REAL NOT NULL
) STRICT;
CREATE TABLE prompts (name TEXT PRIMARY KEY, text TEXT NOT NULL) STRICT;
CREATE TABLE failures (
  stage TEXT NOT NULL,
  item TEXT NOT NULL,
  title TEXT NOT NULL,
  reason TEXT NOT NULL,
  reply TEXT NOT NULL,
  PRIMARY KEY (stage, item)
) STRICT;
CREATE TABLE embeddings (
  of TEXT NOT NULL,
  uid TEXT NOT NULL,
  model TEXT NOT NULL,
  vector BLOB NOT NULL,
  PRIMARY KEY (model, of, uid)
) STRICT, WITHOUT ROWID;
CREATE TABLE name_decisions (
  name TEXT NOT NULL,
  other TEXT NOT NULL,
  same INTEGER NOT NULL,
  reason TEXT NOT NULL,
  by TEXT NOT NULL,
  PRIMARY KEY (name, other)
) STRICT;

ALTER TABLE chunks ADD COLUMN analyst TEXT NOT NULL DEFAULT 'builtin';
ALTER TABLE entities ADD COLUMN analyst TEXT NOT NULL DEFAULT 'builtin';
ALTER TABLE entities ADD COLUMN described_by TEXT NOT NULL DEFAULT '';
ALTER TABLE relationships ADD COLUMN analyst TEXT NOT NULL DEFAULT 'builtin';
ALTER TABLE relationships ADD COLUMN described_by TEXT NOT NULL DEFAULT '';
ALTER TABLE claims ADD COLUMN analyst TEXT NOT NULL DEFAULT 'builtin';
ALTER TABLE reports ADD COLUMN fingerprint TEXT NOT NULL DEFAULT '';
ALTER TABLE jobs ADD COLUMN asks_model INTEGER NOT NULL DEFAULT 0;
ALTER TABLE jobs ADD COLUMN budget INTEGER;
ALTER TABLE jobs ADD COLUMN usage TEXT;
`
