-- When land was cleared: a day, or only a year; both null when unknown.
ALTER TABLE deforestation ADD COLUMN cleared_on date;
ALTER TABLE deforestation ADD COLUMN cleared_year integer;

-- Screenings of plots. The newest of a plot is in force as long as the plot and the layers have these versions.
CREATE TABLE plot_screening (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  plot_id text NOT NULL REFERENCES plot ON DELETE CASCADE,
  -- Version of the plot.
  plot_version integer NOT NULL,
  -- Version of each layer by its name; null for a layer that is not imported.
  layers jsonb NOT NULL,
  -- Day of the screening in Lagos.
  screened_on date NOT NULL,
  verdict text NOT NULL,
  findings jsonb NOT NULL,
  gaps text[] NOT NULL
);
CREATE INDEX plot_screening_plot ON plot_screening (plot_id, id);
