-- Personal data that was taken out: that it was done, by whom and how much of it, never of whom.
CREATE TABLE personal_data_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- 'retention' for the daily job, 'erase' for a person.
  action text NOT NULL,
  -- uid of the account that did it; 'retention' for the job, 'command-line' for npm run retention.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- [{ "table": …, "field": …, "rows": … }]
  counts jsonb NOT NULL
);

-- Puts `put` in the place of whatever matches `pattern` in the texts of a JSON value; keys, numbers and geometries, which
-- are hex EWKB there, stay.
CREATE FUNCTION replace_in_texts(given jsonb, pattern text, put text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN CASE jsonb_typeof(given)
    WHEN 'string' THEN
      CASE WHEN given #>> '{}' ~ '^[0-9A-F]{42,}$' THEN given
        ELSE to_jsonb(regexp_replace(given #>> '{}', pattern, put, 'gi')) END
    WHEN 'array' THEN (
      SELECT coalesce(jsonb_agg(replace_in_texts(own.value, pattern, put) ORDER BY own.place), '[]')
        FROM jsonb_array_elements(given) WITH ORDINALITY AS own (value, place))
    WHEN 'object' THEN (
      SELECT coalesce(jsonb_object_agg(own.key, replace_in_texts(own.value, pattern, put)), '{}')
        FROM jsonb_each(given) AS own)
    ELSE given END;
END $$;
