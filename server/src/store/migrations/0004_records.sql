-- What is kept about each change of a record, and answers that are given again to a call that comes twice.

-- uid of the account that changed the record last; null while nobody has.
ALTER TABLE marker_asset ADD COLUMN updated_by_user text;
ALTER TABLE customer ADD COLUMN updated_by_user text;
ALTER TABLE logistics_depot ADD COLUMN updated_by_user text;
ALTER TABLE biochar_application ADD COLUMN updated_by_user text;
ALTER TABLE biochar_partner ADD COLUMN updated_by_user text;

-- One row for each change, written with it. The record may be gone; its trail stays.
CREATE TABLE record_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_type text NOT NULL,
  record_id text NOT NULL,
  action text NOT NULL CHECK (action IN ('create', 'update', 'delete')),
  -- The record's version after the change; of a deletion, the last it had.
  version integer NOT NULL,
  -- uid and e-mail address of the account at the time.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- The record as the calls answer it; null before a creation and after a deletion.
  before jsonb,
  after jsonb
);
CREATE INDEX record_audit_record ON record_audit (record_type, record_id, id);

-- Answers of writes that carried an Idempotency-Key, for as long as a client may repeat them.
CREATE TABLE idempotency_key (
  uid text NOT NULL,
  key text NOT NULL,
  -- SHA-256 of method, address and payload.
  request_hash text NOT NULL,
  status smallint,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (uid, key)
);
CREATE INDEX idempotency_key_created ON idempotency_key (created_at);
