-- What was imported: an attribution for each dataset and source. dataset_source has the sum for each table.
CREATE TABLE dataset_import (
  dataset text NOT NULL,
  -- The table it went into; several datasets may share one.
  table_name text NOT NULL,
  attribution text NOT NULL,
  file_name text NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (dataset, table_name, attribution)
);
