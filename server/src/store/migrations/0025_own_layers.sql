-- Layers that administrators make from files that fit no dataset (docs/rules/imports.md).
CREATE TABLE own_layer (
  -- Name of the service in its address, made from the title.
  id text PRIMARY KEY,
  title text NOT NULL,
  geometry text NOT NULL CHECK (geometry IN ('point', 'line', 'polygon')),
  -- Who may read it.
  access text NOT NULL CHECK (access IN ('public', 'investor', 'staff', 'admin')),
  -- [{ name, column, type }]: the field, the column of the file, the type of its values.
  fields jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE own_layer_row (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  layer text NOT NULL REFERENCES own_layer ON DELETE CASCADE,
  -- Values by field; empty cells are missing.
  attributes jsonb NOT NULL,
  geom geometry(Geometry, 4326) NOT NULL
);
CREATE INDEX own_layer_row_layer ON own_layer_row (layer);
CREATE INDEX own_layer_row_geom ON own_layer_row USING gist (geom);

SELECT capture_changes_of('own_layer');
SELECT capture_changes_of('own_layer_row');
