-- Ids of the plots from which a purchase is; empty when it may be from any plot of its supplier. No foreign key: the
-- name of a deleted plot stays, so that the purchase shows a gap, and counts again when the plot is restored.
ALTER TABLE purchase ADD COLUMN plot_ids text[] NOT NULL DEFAULT '{}';

-- Rivers, lakes and lagoons, in which no plot of a supplier is.
CREATE TABLE water_area (
  id serial PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX water_area_geom ON water_area USING gist (geom);

SELECT capture_changes_of('water_area');
