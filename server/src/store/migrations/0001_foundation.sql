-- Everything the first screens stand on. Geometry is EPSG:4326 throughout.
CREATE EXTENSION IF NOT EXISTS postgis;

-- Small named values the server keeps for itself (signing keys, the day the demonstration data was made for, ...).
CREATE TABLE setting (
  key text PRIMARY KEY,
  value jsonb NOT NULL
);

-- The business parameters: one versioned set, the newest version is in force.
CREATE TABLE parameter_set (
  version integer PRIMARY KEY,
  parameters jsonb NOT NULL,
  changed_by text NOT NULL,
  changed_at timestamptz NOT NULL DEFAULT now()
);

-- Identity ------------------------------------------------------------------------------------------------------------
CREATE TABLE account (
  uid text PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  display_name text NOT NULL DEFAULT '',
  role text NOT NULL CHECK (role IN ('investor', 'staff', 'admin')),
  password_hash text NOT NULL,
  disabled boolean NOT NULL DEFAULT false,
  -- Identity tokens issued before this moment are refused (revocation, password change).
  tokens_valid_after timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE refresh_token (
  token_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES account ON DELETE CASCADE,
  issued_at timestamptz NOT NULL DEFAULT now()
);

-- Codes of password reset links; a code works once and for one hour.
CREATE TABLE reset_code (
  code_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES account ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- Product API sessions: what POST /signin hands out and the cookie `token` carries (only its hash is stored).
CREATE TABLE session (
  token_hash text PRIMARY KEY,
  uid text NOT NULL REFERENCES account ON DELETE CASCADE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  revoked_at timestamptz
);

-- Places and boundaries -----------------------------------------------------------------------------------------------
CREATE TABLE country_outline (
  id serial PRIMARY KEY,
  name text NOT NULL,
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX country_outline_geom ON country_outline USING gist (geom);

CREATE TABLE state_boundary (
  id serial PRIMARY KEY,
  name text NOT NULL UNIQUE,
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX state_boundary_geom ON state_boundary USING gist (geom);

CREATE TABLE lga (
  id serial PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z]{4}$'),
  name text NOT NULL,
  state text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  geom geometry(MultiPolygon, 4326) NOT NULL,
  UNIQUE (state, name)
);
CREATE INDEX lga_geom ON lga USING gist (geom);

CREATE TABLE place (
  id serial PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  population integer NOT NULL DEFAULT 0,
  -- 1 national capital and metropolises, 2 state capitals and large towns, 3 towns, 4 villages
  rank smallint NOT NULL,
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX place_geom ON place USING gist (geom);

-- Roads: an undirected graph; drive time of an edge is length_km / speed_kph hours, both ways.
CREATE TABLE road_node (
  id bigint PRIMARY KEY,
  name text,
  geom geometry(Point, 4326) NOT NULL
);
CREATE TABLE road_edge (
  id bigint PRIMARY KEY,
  source bigint NOT NULL REFERENCES road_node,
  target bigint NOT NULL REFERENCES road_node,
  -- OpenStreetMap highway value: motorway, trunk, primary, secondary, tertiary, unclassified
  class text NOT NULL,
  name text,
  length_km double precision NOT NULL CHECK (length_km > 0),
  speed_kph double precision NOT NULL CHECK (speed_kph > 0),
  -- OpenStreetMap surface value: asphalt, gravel, earth
  surface text NOT NULL DEFAULT 'asphalt',
  geom geometry(LineString, 4326) NOT NULL
);
CREATE INDEX road_edge_geom ON road_edge USING gist (geom);

-- Oil palm ------------------------------------------------------------------------------------------------------------
CREATE TABLE agent (
  id serial PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL
);

CREATE TABLE mill (
  id serial PRIMARY KEY,
  name text NOT NULL,
  rtm text,
  size text NOT NULL,
  state_slug text NOT NULL,
  lga_slug text NOT NULL,
  lga_code text NOT NULL,
  cracker boolean NOT NULL,
  separator boolean NOT NULL,
  number_of_pots integer NOT NULL,
  number_of_pressers integer NOT NULL,
  physically_tagged boolean NOT NULL,
  last_discovery_date date,
  oil_palm_cluster_hectares double precision,
  deforested_layer_hectares double precision,
  geom geometry(Point, 4326)
);
CREATE INDEX mill_geom ON mill USING gist (geom);
CREATE INDEX mill_lga ON mill (lga_code);

-- One purchase of P1 (palm kernel) at a mill.
CREATE TABLE purchase (
  id serial PRIMARY KEY,
  mill_id integer NOT NULL REFERENCES mill ON DELETE CASCADE,
  agent_id integer REFERENCES agent,
  purchased_on date NOT NULL,
  tonnes double precision NOT NULL CHECK (tonnes > 0),
  price_per_tonne double precision NOT NULL CHECK (price_per_tonne > 0)
);
CREATE INDEX purchase_mill ON purchase (mill_id);

CREATE TABLE oil_palm_cluster (
  id serial PRIMARY KEY,
  state text NOT NULL,
  layer text NOT NULL,
  area_ha double precision NOT NULL,
  acre_area double precision NOT NULL,
  ffb_yield double precision NOT NULL,
  cpo_yield double precision NOT NULL,
  pko_yield double precision NOT NULL,
  pkn_yield double precision NOT NULL,
  pks_yield double precision NOT NULL,
  fibre_yield double precision NOT NULL,
  age_years double precision NOT NULL,
  -- A point on the cluster: where it counts as being.
  location geometry(Point, 4326) NOT NULL,
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX oil_palm_cluster_geom ON oil_palm_cluster USING gist (geom);
CREATE INDEX oil_palm_cluster_location ON oil_palm_cluster USING gist (location);

-- Maize of one LGA in one year: tonnes harvested and hectares planted.
CREATE TABLE maize_production (
  id serial PRIMARY KEY,
  lga_code text NOT NULL REFERENCES lga (code) ON UPDATE CASCADE,
  year integer NOT NULL,
  production_t double precision NOT NULL CHECK (production_t >= 0),
  land_ha double precision NOT NULL CHECK (land_ha >= 0),
  UNIQUE (lga_code, year)
);

CREATE TABLE minigrid (
  id serial PRIMARY KEY,
  site_name text NOT NULL,
  state text NOT NULL,
  conn_on_ground integer NOT NULL,
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX minigrid_geom ON minigrid USING gist (geom);

CREATE TABLE oil_palm_processor (
  id serial PRIMARY KEY,
  parent_company text NOT NULL,
  suppliers text NOT NULL,
  rspo_status text NOT NULL,
  address text NOT NULL,
  product text NOT NULL,
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX oil_palm_processor_geom ON oil_palm_processor USING gist (geom);

-- Where each dataset came from; the attribution shown on the map.
CREATE TABLE dataset_source (
  dataset text PRIMARY KEY,
  attribution text NOT NULL,
  demonstration boolean NOT NULL,
  imported_at timestamptz NOT NULL DEFAULT now(),
  rows integer NOT NULL
);
