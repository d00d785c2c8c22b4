-- Experiences that administrators save. What the repository builds is version 0 and stays in its files; a row here is an
-- experience that was saved over, or a copy. See decision 74.
CREATE TABLE experience (
  name text PRIMARY KEY,
  -- null for one of the repository: its file says how it is called.
  label text,
  -- The experience of the repository whose guard it has: its own name, or that of the first one it was copied from.
  source text NOT NULL,
  -- The version that is served; 0 only within the transaction that saves the first.
  version integer NOT NULL CHECK (version >= 0)
);

CREATE TABLE experience_version (
  name text NOT NULL REFERENCES experience (name) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  -- JSON as text, since jsonb sorts keys and drops what it takes for the same.
  config text NOT NULL,
  note text,
  -- The version whose config this one brought back.
  restored integer,
  -- E-mail address of the account.
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, version)
);

-- One row for each change, written with it. The experience may be gone; its trail stays.
CREATE TABLE experience_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  action text NOT NULL,
  -- The version that came of it, or the last one of an experience that was deleted.
  version integer NOT NULL,
  -- uid of the account that did it.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX experience_audit_name ON experience_audit (name, id);
