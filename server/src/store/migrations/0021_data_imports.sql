-- Imports of files: who brought what, and the rows before and after, with which an import is undone
-- (docs/rules/imports.md).
CREATE TABLE data_import (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  dataset text NOT NULL,
  file_name text NOT NULL,
  attribution text,
  -- uid of the account, 'command-line' for npm run import.
  imported_by text NOT NULL,
  imported_by_email text,
  imported_at timestamptz NOT NULL DEFAULT now(),
  -- Counts and groups of the report.
  report jsonb NOT NULL,
  undone_by text,
  undone_by_email text,
  undone_at timestamptz
);
CREATE INDEX data_import_time ON data_import (imported_at DESC);

-- One row for each row that an import inserted, changed or deleted. The images are texts of the whole row: unlike JSON
-- they keep every number and geometry exactly.
CREATE TABLE import_change (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id uuid NOT NULL REFERENCES data_import ON DELETE CASCADE,
  -- Statements in their order, so that an undo goes back through them.
  step bigint NOT NULL,
  table_name text NOT NULL,
  -- Null for an inserted row, and once personal data in it was erased.
  row_before text,
  -- Null for a deleted row, likewise.
  row_after text,
  action text NOT NULL
);
CREATE INDEX import_change_step ON import_change (import_id, step);
CREATE SEQUENCE import_step OWNED BY import_change.step;

-- Stores the rows of a statement while an import runs: the setting 'site.import' has its id until the transaction ends.
-- The argument is the primary key's columns.
CREATE FUNCTION capture_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  running uuid := current_setting('site.import')::uuid;
  turn bigint := nextval('import_step');
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO import_change (import_id, step, table_name, action, row_after)
    SELECT running, turn, TG_TABLE_NAME, 'insert', new_row::text FROM new_rows AS new_row;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO import_change (import_id, step, table_name, action, row_before)
    SELECT running, turn, TG_TABLE_NAME, 'delete', old_row::text FROM old_rows AS old_row;
  ELSE
    EXECUTE format(
      'INSERT INTO import_change (import_id, step, table_name, action, row_before, row_after)
       SELECT $1, $2, $3, ''update'', old_row::text, new_row::text
       FROM old_rows AS old_row JOIN new_rows AS new_row USING (%s)', TG_ARGV[0])
    USING running, turn, TG_TABLE_NAME;
  END IF;
  RETURN NULL;
END
$$;

-- Has a table's changes stored while an import runs. A migration that adds a table with data calls it.
CREATE FUNCTION capture_changes_of(target regclass) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  key text := (SELECT string_agg(quote_ident(attname), ', ' ORDER BY array_position(indkey::smallint[], attnum))
    FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = target AND indisprimary);
  only_imports text := 'WHEN (coalesce(current_setting(''site.import'', true), '''') <> '''')';
BEGIN
  EXECUTE format('CREATE TRIGGER capture_insert AFTER INSERT ON %s REFERENCING NEW TABLE AS new_rows
    FOR EACH STATEMENT %s EXECUTE FUNCTION capture_change(%L)', target, only_imports, key);
  EXECUTE format('CREATE TRIGGER capture_update AFTER UPDATE ON %s REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
    FOR EACH STATEMENT %s EXECUTE FUNCTION capture_change(%L)', target, only_imports, key);
  EXECUTE format('CREATE TRIGGER capture_delete AFTER DELETE ON %s REFERENCING OLD TABLE AS old_rows
    FOR EACH STATEMENT %s EXECUTE FUNCTION capture_change(%L)', target, only_imports, key);
END
$$;

-- Every table with data of imports. Roads are too many rows; the figures of mills, LGAs and communities follow by
-- triggers.
SELECT capture_changes_of(own.oid) FROM pg_class AS own
WHERE own.relkind = 'r' AND own.relpersistence = 'p' AND own.relnamespace = current_schema()::regnamespace
  AND coalesce(obj_description(own.oid, 'pg_class'), '') NOT LIKE 'derived%'
  AND NOT EXISTS (SELECT 1 FROM pg_depend AS e
    WHERE e.classid = 'pg_class'::regclass AND e.objid = own.oid AND e.deptype = 'e')
  AND own.relname <> ALL (ARRAY['migration', 'setting', 'parameter_set', 'account', 'refresh_token', 'reset_code',
    'session', 'road_node', 'road_edge', 'record_audit', 'idempotency_key', 'account_audit', 'personal_data_audit',
    'call_count', 'write_probe', 'embed_key', 'experience', 'experience_version', 'experience_audit', 'data_import',
    'import_change']);
