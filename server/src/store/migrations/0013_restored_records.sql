-- A deletion can be undone: its entry in the trail keeps the row as the table held it, and the rows of other tables that
-- went with it.

-- { "row": …, "attached": { "<table>": [rows] } }; of entries that are no deletion null. Geometry is hex EWKB in it.
ALTER TABLE record_audit ADD COLUMN removed jsonb;

-- Deletions of before have the record as the calls answered it, which says the same under other names. What went with
-- the record was not kept then: 'attached' is null, which is not the same as nothing.
UPDATE record_audit AS entry SET removed = jsonb_build_object('attached', NULL, 'row', (
    SELECT jsonb_object_agg(
        lower(regexp_replace(own.key, '([A-Z]+)', '_\1', 'g')),
        -- A factory's one raw material is a list in its table.
        CASE WHEN own.key = 'rawMaterials' AND jsonb_typeof(own.value) = 'string'
          THEN jsonb_build_array(own.value) ELSE own.value END)
      FROM jsonb_each(entry.before - '_id' - 'latitude' - 'longitude' - 'gas') AS own
  ) || jsonb_build_object('geom',
    ST_SetSRID(ST_MakePoint((before->>'longitude')::float8, (before->>'latitude')::float8), 4326)::text
  ) || coalesce((
    -- A depot's fuels are a list in the answer and two columns in its table.
    SELECT jsonb_object_agg('cost_' || lower(fuel->>'name'), fuel->'cost')
      FROM jsonb_array_elements(entry.before->'gas') AS fuel
  ), '{}'))
 WHERE action = 'delete' AND before ? 'latitude' AND before ? 'longitude';
