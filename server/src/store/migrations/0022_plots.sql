-- Plots of suppliers (docs/rules/plots.md).
CREATE TABLE plot (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  object_id serial NOT NULL UNIQUE,
  supplier text NOT NULL,
  community text NOT NULL,
  commodity text NOT NULL,
  -- GeoJSON as it was captured, with its faults: { "type": "Polygon" | "Point", "coordinates": … }.
  shape jsonb NOT NULL,
  -- Hectares; null when unknown.
  stated_area double precision CHECK (stated_area >= 0),
  capture text NOT NULL DEFAULT 'imported',
  -- Metres; null when unknown.
  accuracy double precision CHECK (accuracy >= 0),
  captured_on date NOT NULL,
  consent_on date,
  consent_withdrawn_on date,
  tenure_paper text,
  status text NOT NULL DEFAULT 'draft',
  rejection text,
  -- Derived by the checks: hectares, LGA with the largest share, all LGAs with their shares, faults.
  area double precision,
  lga_code text,
  lgas jsonb,
  faults jsonb NOT NULL DEFAULT '[]',
  fault_codes text[] NOT NULL DEFAULT '{}',
  unchecked text[] NOT NULL DEFAULT '{}',
  -- The box in which neighbours are searched; null when a position is not on earth.
  extent geometry(Polygon, 4326),
  -- The land as it is drawn: the outline, or a circle of the stated area.
  outline geometry(MultiPolygon, 4326),
  is_outlined boolean NOT NULL DEFAULT false,
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  -- Mean of the corners; null when they cannot be read.
  geom geometry(Point, 4326),
  updated_by_user text,
  CHECK ((status = 'rejected') = (rejection IS NOT NULL)),
  CHECK (consent_withdrawn_on IS NULL OR consent_withdrawn_on >= consent_on)
);
CREATE INDEX plot_geom ON plot USING gist (geom);
CREATE INDEX plot_extent ON plot USING gist (extent);
CREATE INDEX plot_outline ON plot USING gist (outline);
CREATE INDEX plot_lga ON plot (lga_code);

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

SELECT capture_changes_of('plot');
SELECT capture_changes_of('plot_screening');
