-- Demonstration rows that stayed when the first real file of their dataset came: others stand on them, somebody edited
-- them, or the file lacks them. They go once they can, or turn real when a file brings them.
CREATE TABLE demonstration_row (
  table_name text NOT NULL,
  -- Primary key of the row, as text.
  key text NOT NULL,
  PRIMARY KEY (table_name, key)
);

-- Spellings of LGAs in files, as keys without case and signs, and the LGA that is meant: `--lga-spellings`.
CREATE TABLE lga_spelling (
  state text NOT NULL,
  name text NOT NULL,
  lga_code text NOT NULL,
  PRIMARY KEY (state, name)
);

-- A figure that nobody knows takes nothing of its neighbours away.
ALTER TABLE cassava_state ALTER COLUMN planted_kha DROP NOT NULL, ALTER COLUMN produced_kt DROP NOT NULL,
  ALTER COLUMN rank DROP NOT NULL;
ALTER TABLE maize_production ALTER COLUMN production_t DROP NOT NULL, ALTER COLUMN land_ha DROP NOT NULL;
ALTER TABLE forest_cover ALTER COLUMN loss DROP NOT NULL, ALTER COLUMN gain DROP NOT NULL;
ALTER TABLE ward_statistic ALTER COLUMN population DROP NOT NULL, ALTER COLUMN households DROP NOT NULL,
  ALTER COLUMN farming_households DROP NOT NULL, ALTER COLUMN farmland_ha DROP NOT NULL;
