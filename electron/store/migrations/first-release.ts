/** Migration 1: everything a collection holds. Offsets are UTF-16 code units into `documents.text`. */
export const firstRelease = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;

CREATE TABLE documents (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  title TEXT NOT NULL,
  format TEXT NOT NULL,
  text TEXT NOT NULL,
  characters INTEGER NOT NULL
) STRICT;
CREATE TABLE document_paths (
  path TEXT NOT NULL,
  part TEXT NOT NULL,
  document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
  PRIMARY KEY (path, part)
) STRICT;
CREATE INDEX document_paths_document ON document_paths (document);
CREATE TABLE skipped_files (path TEXT PRIMARY KEY, code TEXT NOT NULL, reason TEXT NOT NULL) STRICT;

CREATE TABLE chunks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
  ordinal INTEGER NOT NULL,
  span_start INTEGER NOT NULL,
  span_end INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  extracted_by TEXT
) STRICT;
CREATE INDEX chunks_document ON chunks (document, ordinal);
CREATE VIRTUAL TABLE chunks_fts USING fts5 (text, content = '', contentless_delete = 1, tokenize = 'porter unicode61');

CREATE TABLE mentions (
  id INTEGER PRIMARY KEY,
  chunk INTEGER NOT NULL REFERENCES chunks ON DELETE CASCADE,
  entity INTEGER REFERENCES entities ON DELETE SET NULL,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  description TEXT NOT NULL,
  span_start INTEGER NOT NULL,
  span_end INTEGER NOT NULL,
  sentence_start INTEGER NOT NULL,
  sentence_end INTEGER NOT NULL
) STRICT;
CREATE INDEX mentions_chunk ON mentions (chunk);
CREATE INDEX mentions_entity ON mentions (entity);

CREATE TABLE entities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  description TEXT NOT NULL,
  aliases TEXT NOT NULL,
  mentions INTEGER NOT NULL,
  documents INTEGER NOT NULL,
  degree INTEGER NOT NULL,
  x REAL NOT NULL DEFAULT 0,
  y REAL NOT NULL DEFAULT 0
) STRICT;
CREATE VIRTUAL TABLE entities_fts USING fts5 (name, aliases, tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3');

CREATE TABLE relationships (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  source INTEGER NOT NULL REFERENCES entities ON DELETE CASCADE,
  target INTEGER NOT NULL REFERENCES entities ON DELETE CASCADE,
  weight REAL NOT NULL,
  description TEXT NOT NULL
) STRICT;
CREATE INDEX relationships_source ON relationships (source);
CREATE INDEX relationships_target ON relationships (target);
CREATE TABLE relationship_instances (
  id INTEGER PRIMARY KEY,
  chunk INTEGER NOT NULL REFERENCES chunks ON DELETE CASCADE,
  source INTEGER NOT NULL REFERENCES mentions ON DELETE CASCADE,
  target INTEGER NOT NULL REFERENCES mentions ON DELETE CASCADE,
  relationship INTEGER REFERENCES relationships ON DELETE SET NULL,
  description TEXT NOT NULL,
  strength REAL NOT NULL,
  span_start INTEGER NOT NULL,
  span_end INTEGER NOT NULL
) STRICT;
CREATE INDEX relationship_instances_chunk ON relationship_instances (chunk);
CREATE INDEX relationship_instances_relationship ON relationship_instances (relationship);
CREATE INDEX relationship_instances_source ON relationship_instances (source);
CREATE INDEX relationship_instances_target ON relationship_instances (target);

CREATE TABLE claims (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  subject INTEGER NOT NULL REFERENCES entities ON DELETE CASCADE,
  object INTEGER REFERENCES entities ON DELETE CASCADE,
  type TEXT NOT NULL,
  status TEXT NOT NULL,
  start_date TEXT NOT NULL,
  end_date TEXT NOT NULL,
  description TEXT NOT NULL,
  chunk INTEGER NOT NULL REFERENCES chunks ON DELETE CASCADE,
  span_start INTEGER NOT NULL,
  span_end INTEGER NOT NULL
) STRICT;

CREATE TABLE communities (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  uid TEXT NOT NULL UNIQUE,
  level INTEGER NOT NULL,
  parent INTEGER REFERENCES communities ON DELETE SET NULL,
  size INTEGER NOT NULL,
  gathered INTEGER NOT NULL,
  rank INTEGER NOT NULL
) STRICT;
CREATE INDEX communities_parent ON communities (parent);
CREATE TABLE community_members (
  community INTEGER NOT NULL REFERENCES communities ON DELETE CASCADE,
  entity INTEGER NOT NULL REFERENCES entities ON DELETE CASCADE,
  PRIMARY KEY (community, entity)
) STRICT, WITHOUT ROWID;
CREATE INDEX community_members_entity ON community_members (entity);

CREATE TABLE reports (
  community INTEGER PRIMARY KEY REFERENCES communities ON DELETE CASCADE,
  made_from TEXT NOT NULL,
  analyst TEXT NOT NULL,
  title TEXT NOT NULL,
  summary TEXT NOT NULL,
  rating REAL NOT NULL,
  rating_explanation TEXT NOT NULL,
  findings TEXT NOT NULL,
  tokens INTEGER NOT NULL
) STRICT;
CREATE TABLE report_evidence (
  report INTEGER NOT NULL REFERENCES reports ON DELETE CASCADE,
  document INTEGER NOT NULL REFERENCES documents ON DELETE CASCADE,
  span_start INTEGER NOT NULL,
  span_end INTEGER NOT NULL,
  PRIMARY KEY (report, document, span_start, span_end)
) STRICT, WITHOUT ROWID;
CREATE INDEX report_evidence_document ON report_evidence (document);

CREATE TABLE jobs (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  state TEXT NOT NULL,
  stage TEXT,
  input TEXT NOT NULL,
  error TEXT
) STRICT;
CREATE TABLE answers (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  body TEXT NOT NULL
) STRICT;
`
