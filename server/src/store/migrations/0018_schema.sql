-- All tables as of migration 18. Geometry is EPSG:4326 throughout. A change is a new migration with the next number.
--
-- Backups contain rows with their columns in this order, and lists of allowed values are check constraints named
-- value_<column> that the server updates at each start (store/value-checks.ts).
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
  role text NOT NULL,
  password_hash text NOT NULL,
  disabled boolean NOT NULL DEFAULT false,
  -- Identity tokens issued before this moment are refused (revocation, password change).
  tokens_valid_after timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- null before the first sign-in.
  last_sign_in_at timestamptz
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
  geom geometry(MultiPolygon, 4326) NOT NULL,
  -- Bulk density of the soil in g/cm³, from the soil survey of the clusters.
  bulk_density double precision
);
CREATE INDEX oil_palm_cluster_geom ON oil_palm_cluster USING gist (geom);
CREATE INDEX oil_palm_cluster_location ON oil_palm_cluster USING gist (location);

-- Maize of one LGA in one year: tonnes harvested and hectares planted; null where unknown.
CREATE TABLE maize_production (
  id serial PRIMARY KEY,
  lga_code text NOT NULL REFERENCES lga (code) ON UPDATE CASCADE,
  year integer NOT NULL,
  production_t double precision CHECK (production_t >= 0),
  land_ha double precision CHECK (land_ha >= 0),
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

-- Records that people edit have a text id (what the calls name them by), an object_id (what a feature layer names them
-- by), created_by ('admin', as the specification has it), created_by_user (uid of the account that really did it),
-- updated_by_user (uid of the account that changed it last, null before a change) and a version that each change raises
-- by one.

-- Communities ---------------------------------------------------------------------------------------------------------
CREATE TABLE community (
  id serial PRIMARY KEY,
  name text NOT NULL,
  lga_code text NOT NULL REFERENCES lga (code) ON UPDATE CASCADE,
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX community_geom ON community USING gist (geom);

-- Who sells P1 at a mill. With the purchases at the mill these make the raw material sources.
CREATE TABLE supplier (
  mill_id integer PRIMARY KEY REFERENCES mill ON DELETE CASCADE,
  name text NOT NULL,
  phone_number text NOT NULL,
  community_id integer NOT NULL REFERENCES community
);
CREATE INDEX supplier_community ON supplier (community_id);

-- Each purchase with its supplier: tonnes, NGN per tonne. A purchase at a mill without a position lies at the community
-- of its supplier, so that the map and every sum count the same purchases.
CREATE VIEW raw_material_source AS
  SELECT purchase.id, purchase.purchased_on AS date, supplier.name AS supplier_name, supplier.phone_number,
         community.id AS community_id, community.name AS community, community.lga_code,
         purchase.tonnes AS supplied_tonnage, purchase.price_per_tonne AS price_per_ton,
         coalesce(mill.geom, community.geom)::geometry(Point, 4326) AS geom
    FROM purchase
    JOIN mill ON mill.id = purchase.mill_id
    JOIN supplier ON supplier.mill_id = mill.id
    JOIN community ON community.id = supplier.community_id;

-- What P1 cost and is expected to cost in a community, in NGN per tonne.
CREATE TABLE future_price (
  id serial PRIMARY KEY,
  community_id integer NOT NULL REFERENCES community ON DELETE CASCADE,
  previous_period_p1_price double precision NOT NULL CHECK (previous_period_p1_price > 0),
  future_price double precision NOT NULL CHECK (future_price > 0),
  future_date date NOT NULL,
  UNIQUE (community_id, future_date)
);
CREATE INDEX future_price_date ON future_price (future_date);

-- P1 bought and still lying at a mill: tonnes, and NGN per tonne for the price and for bringing it in.
CREATE TABLE field_inventory (
  id serial PRIMARY KEY,
  mill_id integer NOT NULL REFERENCES mill ON DELETE CASCADE,
  agent_id integer NOT NULL REFERENCES agent,
  purchase_date date NOT NULL,
  tonnes_purchased double precision NOT NULL CHECK (tonnes_purchased > 0),
  price_per_tonne double precision NOT NULL CHECK (price_per_tonne > 0),
  estimated_logistic_cost_per_tonne double precision CHECK (estimated_logistic_cost_per_tonne >= 0),
  recommended_pickup_vehicle text
);
CREATE INDEX field_inventory_mill ON field_inventory (mill_id);

-- Records that people edit --------------------------------------------------------------------------------------------
-- Factories and APs (warehouses).
CREATE TABLE marker_asset (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  object_id serial NOT NULL UNIQUE,
  name text NOT NULL,
  marker_type text NOT NULL,
  type text NOT NULL,
  status text NOT NULL,
  -- One for a factory, none for a biochar facility, any number for an AP.
  raw_materials text[] NOT NULL DEFAULT '{}',
  -- What a biochar facility is fed with; empty for every other type.
  biochar_materials text[] NOT NULL DEFAULT '{}',
  -- Per day, as it was typed ('0' when nothing was); null for every type but a biochar facility.
  input_rate text,
  -- As shown, per day; null where it is not known.
  output_rate text,
  image_urls text[] NOT NULL DEFAULT '{}',
  -- Tonnes per day.
  production_capacity double precision,
  -- Tonnes.
  processed_volume double precision,
  -- Tonnes.
  inventory_levels double precision,
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  geom geometry(Point, 4326) NOT NULL,
  updated_by_user text
);
CREATE INDEX marker_asset_geom ON marker_asset USING gist (geom);
CREATE INDEX marker_asset_type ON marker_asset (marker_type, type);

CREATE TABLE customer (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  object_id serial NOT NULL UNIQUE,
  name text NOT NULL,
  phone_number text,
  factory_type text NOT NULL,
  raw_materials text[] NOT NULL DEFAULT '{}',
  status text NOT NULL,
  -- NGN per litre of petrol (PMS) and diesel (AGO), as typed; 'Nil' when nothing was.
  cost_pms text NOT NULL DEFAULT 'Nil',
  cost_ago text NOT NULL DEFAULT 'Nil',
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  geom geometry(Point, 4326) NOT NULL,
  updated_by_user text
);
CREATE INDEX customer_geom ON customer USING gist (geom);

CREATE TABLE logistics_depot (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  object_id serial NOT NULL UNIQUE,
  name text NOT NULL,
  -- NGN per litre of petrol (PMS) and diesel (AGO), as typed; 'Nil' when nothing was.
  cost_pms text NOT NULL DEFAULT 'Nil',
  cost_ago text NOT NULL DEFAULT 'Nil',
  status text NOT NULL,
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  geom geometry(Point, 4326) NOT NULL,
  updated_by_user text
);
CREATE INDEX logistics_depot_geom ON logistics_depot USING gist (geom);

-- Biochar brought out on a farm.
CREATE TABLE biochar_application (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  object_id serial NOT NULL UNIQUE,
  owner_name text NOT NULL,
  -- Hectares.
  farm_size double precision NOT NULL CHECK (farm_size >= 0),
  crop text NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  -- Kilograms.
  amount_per_spot double precision NOT NULL CHECK (amount_per_spot >= 0),
  number_of_spots integer NOT NULL CHECK (number_of_spots >= 0),
  -- Kilograms in all.
  amount_of_biochar double precision NOT NULL CHECK (amount_of_biochar >= 0),
  transport_vehicle_type text NOT NULL,
  officer_name text NOT NULL,
  officer_email text NOT NULL,
  contact_info text NOT NULL,
  image_urls text[] NOT NULL DEFAULT '{}',
  event_id text,
  community text,
  lga text,
  batch_ids text[] NOT NULL DEFAULT '{}',
  -- kg CO₂e.
  bike_emissions double precision,
  -- kg CO₂e.
  truck_emissions double precision,
  -- t CO₂e, before the emissions of trucks.
  net_co2 double precision,
  -- Kilometres.
  distance_to_factory double precision CHECK (distance_to_factory >= 0),
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  geom geometry(Point, 4326) NOT NULL,
  updated_by_user text,
  CHECK (start_date <= end_date)
);
CREATE INDEX biochar_application_geom ON biochar_application USING gist (geom);
CREATE INDEX biochar_application_start ON biochar_application (start_date);

-- Purchases of P1 whose shells went into the biochar of an application.
CREATE TABLE allocated_purchase (
  application_id text NOT NULL REFERENCES biochar_application ON DELETE CASCADE,
  -- The row of raw_material_source it names ('objectId').
  purchase_id integer NOT NULL REFERENCES purchase ON DELETE CASCADE,
  -- Kilograms.
  biochar_used double precision NOT NULL CHECK (biochar_used >= 0),
  -- NGN per tonne as written, such as '35k' or '1.2m'.
  price_per_ton text NOT NULL,
  PRIMARY KEY (application_id, purchase_id)
);
CREATE INDEX allocated_purchase_purchase ON allocated_purchase (purchase_id);

CREATE TABLE biochar_partner (
  id text PRIMARY KEY DEFAULT gen_random_uuid()::text,
  object_id serial NOT NULL UNIQUE,
  name text NOT NULL,
  biomass_type text NOT NULL,
  biomass_waste text[] NOT NULL DEFAULT '{}',
  -- Tonnes a year.
  annual_feedstock double precision NOT NULL CHECK (annual_feedstock >= 0),
  -- Tonnes a year.
  biochar_production double precision NOT NULL CHECK (biochar_production >= 0),
  -- NGN.
  potential_machine_cost double precision NOT NULL CHECK (potential_machine_cost >= 0),
  -- Percent.
  capex_share_committed double precision NOT NULL,
  -- t CO₂e.
  net_co2_removed double precision,
  -- NGN.
  potential_additional_profit_generated double precision,
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  geom geometry(Point, 4326) NOT NULL,
  updated_by_user text
);
CREATE INDEX biochar_partner_geom ON biochar_partner USING gist (geom);

-- Boundaries and what is counted in them ------------------------------------------------------------------------------
CREATE TABLE ward (
  id serial PRIMARY KEY,
  name text NOT NULL,
  lga_code text NOT NULL REFERENCES lga (code) ON UPDATE CASCADE,
  geom geometry(MultiPolygon, 4326) NOT NULL,
  UNIQUE (lga_code, name)
);
CREATE INDEX ward_geom ON ward USING gist (geom);

-- People and farming of a ward; null where unknown.
CREATE TABLE ward_statistic (
  ward_id integer PRIMARY KEY REFERENCES ward ON DELETE CASCADE,
  population integer CHECK (population >= 0),
  households integer CHECK (households >= 0),
  farming_households integer CHECK (farming_households BETWEEN 0 AND households),
  -- Hectares.
  farmland_ha double precision CHECK (farmland_ha >= 0)
);

-- Forest of a state, in hectares; null where unknown.
CREATE TABLE forest_cover (
  state text PRIMARY KEY REFERENCES state_boundary (name) ON UPDATE CASCADE ON DELETE CASCADE,
  loss double precision CHECK (loss >= 0),
  gain double precision CHECK (gain >= 0)
);

-- Cassava of a state in a year; null where unknown.
CREATE TABLE cassava_state (
  state text PRIMARY KEY REFERENCES state_boundary (name) ON UPDATE CASCADE ON DELETE CASCADE,
  -- Thousands of hectares.
  planted_kha double precision CHECK (planted_kha >= 0),
  -- Thousands of tonnes.
  produced_kt double precision CHECK (produced_kt >= 0),
  rank integer
);

-- Land --------------------------------------------------------------------------------------------------------------
-- Forest cleared beside oil palm.
CREATE TABLE deforestation (
  id serial PRIMARY KEY,
  layer text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX deforestation_geom ON deforestation USING gist (geom);

CREATE TABLE protected_area (
  id serial PRIMARY KEY,
  name text NOT NULL,
  designation text NOT NULL,
  designation_type text NOT NULL,
  status text NOT NULL,
  government_type text NOT NULL,
  owner text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX protected_area_geom ON protected_area USING gist (geom);

-- Areas of high conservation value (HCV) and of high carbon stock (HCS).
CREATE TABLE high_value_area (
  id serial PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('HCV', 'HCS')),
  name text NOT NULL,
  -- HCV 1 to HCV 6; for carbon the class of the vegetation.
  class text NOT NULL,
  state text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX high_value_area_geom ON high_value_area USING gist (geom);

CREATE TABLE roof_footprint (
  id serial PRIMARY KEY,
  -- Square metres.
  area_in_me double precision NOT NULL CHECK (area_in_me > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX roof_footprint_geom ON roof_footprint USING gist (geom);

CREATE TABLE industrial_park (
  id serial PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  status text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX industrial_park_geom ON industrial_park USING gist (geom);

-- Oil palm ----------------------------------------------------------------------------------------------------------
-- How far a place is from the nearest mill in a straight line, in kilometres.
CREATE TABLE mills_distance (
  id serial PRIMARY KEY,
  location text NOT NULL,
  dist_km double precision NOT NULL CHECK (dist_km >= 0),
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX mills_distance_geom ON mills_distance USING gist (geom);

-- Plantations of Akwa Ibom.
CREATE TABLE plantation (
  id serial PRIMARY KEY,
  name text NOT NULL,
  lga_code text NOT NULL REFERENCES lga (code) ON UPDATE CASCADE,
  -- Whole years.
  age_int integer NOT NULL CHECK (age_int >= 0),
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX plantation_geom ON plantation USING gist (geom);

-- Depots of crude palm oil (CPO).
CREATE TABLE cpo_depot (
  id serial PRIMARY KEY,
  name text NOT NULL,
  state text NOT NULL,
  lga text NOT NULL,
  -- Tonnes.
  capacity_t double precision NOT NULL CHECK (capacity_t > 0),
  stock_t double precision NOT NULL CHECK (stock_t BETWEEN 0 AND capacity_t),
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX cpo_depot_geom ON cpo_depot USING gist (geom);

-- Oil palm growers of the Pind programme.
CREATE TABLE pind_oil_palm (
  id serial PRIMARY KEY,
  farmer_name text NOT NULL,
  phone_number text NOT NULL,
  community text NOT NULL,
  lga text NOT NULL,
  state text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  -- Whole years.
  age_int integer NOT NULL CHECK (age_int >= 0),
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX pind_oil_palm_geom ON pind_oil_palm USING gist (geom);

-- Oil palm plots whose corners were taken in the field.
CREATE TABLE georeferenced_oil_palm (
  id serial PRIMARY KEY,
  plot text NOT NULL,
  lga text NOT NULL,
  state text NOT NULL,
  variety text NOT NULL,
  surveyed_on date NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX georeferenced_oil_palm_geom ON georeferenced_oil_palm USING gist (geom);

-- Squares of ten kilometres with a score from 0 to 100: how much oil palm and how many mills lie in them.
CREATE TABLE score_10km (
  id serial PRIMARY KEY,
  score double precision NOT NULL,
  mills integer NOT NULL CHECK (mills >= 0),
  oil_palm_ha double precision NOT NULL CHECK (oil_palm_ha >= 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX score_10km_geom ON score_10km USING gist (geom);

-- Factories and farms of others ---------------------------------------------------------------------------------------
-- Factories that have biomass waste.
CREATE TABLE processing_factory (
  id serial PRIMARY KEY,
  ward_name text NOT NULL,
  lga_name text NOT NULL,
  state_name text NOT NULL,
  -- The factory's name, as the layer has it.
  factory_name text NOT NULL,
  source text NOT NULL,
  biomass_type text NOT NULL,
  biomass_waste text[] NOT NULL DEFAULT '{}',
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX processing_factory_geom ON processing_factory USING gist (geom);

CREATE TABLE commercial_farm (
  id serial PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  state text NOT NULL,
  address text NOT NULL,
  contact_email text,
  contact_phone text,
  url text,
  farm_type text NOT NULL,
  -- Hectares; null where it is not known.
  farm_size_ha double precision CHECK (farm_size_ha > 0),
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX commercial_farm_geom ON commercial_farm USING gist (geom);

CREATE TABLE geofenced_farm (
  id serial PRIMARY KEY,
  farmer_name text NOT NULL,
  phone_number text NOT NULL,
  crop text NOT NULL,
  lga text NOT NULL,
  state text NOT NULL,
  hectare double precision NOT NULL CHECK (hectare > 0),
  geom geometry(MultiPolygon, 4326) NOT NULL
);
CREATE INDEX geofenced_farm_geom ON geofenced_farm USING gist (geom);

-- Trial plots of maize: tonnes of grain and of biomass per hectare.
CREATE TABLE maize_farm_trial (
  id serial PRIMARY KEY,
  yield_t_per_ha double precision NOT NULL CHECK (yield_t_per_ha >= 0),
  biomass_t_per_ha double precision NOT NULL CHECK (biomass_t_per_ha >= 0),
  lga text NOT NULL,
  state text NOT NULL,
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX maize_farm_trial_geom ON maize_farm_trial USING gist (geom);

CREATE TABLE maize_farm (
  id serial PRIMARY KEY,
  ward_name text NOT NULL,
  lga_name text NOT NULL,
  state_name text NOT NULL,
  poi_name text NOT NULL,
  farm_type text NOT NULL,
  geom geometry(Point, 4326) NOT NULL
);
CREATE INDEX maize_farm_geom ON maize_farm USING gist (geom);

-- Changes of records, imports and accounts ---------------------------------------------------------------------------
-- One row for each change of a record, written with it. The record may be gone; its trail stays.
CREATE TABLE record_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  record_type text NOT NULL,
  record_id text NOT NULL,
  action text NOT NULL,
  -- The record's version after the change; of a deletion, the last it had.
  version integer NOT NULL,
  -- uid and e-mail address of the account at the time.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now(),
  -- The record as the calls answer it; null before a creation and after a deletion.
  before jsonb,
  after jsonb,
  -- The deleted row as its table contained it, and the rows of other tables that were deleted with it:
  -- { "row": …, "attached": { "<table>": [rows] } }, with geometry as hex EWKB. Null for other actions; 'attached' is
  -- null when it is unknown.
  removed jsonb
);
CREATE INDEX record_audit_record ON record_audit (record_type, record_id, id);

-- Answers of writes that carried an Idempotency-Key, for as long as a client may repeat them.
CREATE TABLE idempotency_key (
  uid text NOT NULL,
  key text NOT NULL,
  -- SHA-256 of method, address and payload.
  request_hash text NOT NULL,
  status smallint,
  answer jsonb,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (uid, key)
);
CREATE INDEX idempotency_key_created ON idempotency_key (created_at);

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

-- One row for each change of an account, written with it; no password in it. The account may be gone; its trail stays.
CREATE TABLE account_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  uid text NOT NULL,
  -- As it was then; null once the person was erased.
  email text,
  action text NOT NULL,
  role_before text,
  role_after text,
  -- uid of the account that did it, 'command-line' for npm run users.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX account_audit_account ON account_audit (uid, id);

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

-- Calls, partners and experiences ------------------------------------------------------------------------------------
-- Calls counted over all processes of the server: failed sign-ins, per account and per network, and requests of networks
-- that are not signed in.
CREATE TABLE call_count (
  -- SHA-256 of what is counted and the account or network: no list of who called from where.
  key text PRIMARY KEY,
  -- End of the time the calls are counted over.
  until timestamptz NOT NULL,
  calls integer NOT NULL
);

-- One row that the server writes to find out whether the database can be written to (/readyz).
CREATE TABLE write_probe (
  single boolean PRIMARY KEY DEFAULT true CHECK (single),
  written_at timestamptz NOT NULL
);
COMMENT ON TABLE write_probe IS 'derived: nothing that a backup would need';

-- Keys of partners that show widget maps in pages of theirs. A key stands in the partner's page for everybody to read: it
-- is no secret, and opens nothing that a guest may not see. It says where, which and how much. See decision 61.
CREATE TABLE embed_key (
  key text PRIMARY KEY,
  -- Who the partner is.
  name text NOT NULL,
  -- Origins whose pages may hold the maps: 'https://partner.example', 'https://*.partner.example'.
  origins text[] NOT NULL CHECK (cardinality(origins) > 0),
  -- Last part of their addresses: 'serviceArea'.
  maps text[] NOT NULL CHECK (cardinality(maps) > 0),
  -- States that areas may start in and clusters may lie in; none for the whole country.
  states text[] NOT NULL,
  -- Service areas in 24 hours, over all visitors.
  areas_per_day integer NOT NULL CHECK (areas_per_day >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz
);

-- Experiences that administrators save. What the repository builds is version 0 and stays in its files; a row here is an
-- experience that was saved over, or a copy. See decision 74.
CREATE TABLE experience (
  name text PRIMARY KEY,
  -- null for one of the repository: its file says how it is called.
  label text,
  -- The experience of the repository whose guard it has: its own name, or that of the first one it was copied from.
  source text NOT NULL,
  -- The version that is served; 0 only within the transaction that saves the first.
  version integer NOT NULL CHECK (version >= 0)
);

CREATE TABLE experience_version (
  name text NOT NULL REFERENCES experience (name) ON DELETE CASCADE,
  version integer NOT NULL CHECK (version > 0),
  -- JSON as text, since jsonb sorts keys and drops what it takes for the same.
  config text NOT NULL,
  note text,
  -- The version whose config this one brought back.
  restored integer,
  -- E-mail address of the account.
  saved_by text NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (name, version)
);

-- One row for each change of an experience, written with it. The experience may be gone; its trail stays.
CREATE TABLE experience_audit (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  action text NOT NULL,
  -- The version that came of it, or the last one of an experience that was deleted.
  version integer NOT NULL,
  -- uid of the account that did it.
  changed_by text NOT NULL,
  changed_by_email text,
  changed_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX experience_audit_name ON experience_audit (name, id);

-- Sums that triggers maintain ----------------------------------------------------------------------------------------
-- What is summed from purchases and inventories, mill by mill, LGA by LGA and community by community. Triggers on the
-- tables below keep it right in the transaction that changes a row, whoever writes: nothing else writes here. Sums are
-- exact numbers, so that they are the same to the last digit in whatever order they were added up. Backups leave tables
-- out whose comment begins with 'derived': the rows they stand on bring them back.

-- A row for every mill.
CREATE TABLE mill_figures (
  mill_id integer PRIMARY KEY REFERENCES mill ON DELETE CASCADE,
  transactions integer NOT NULL,
  last_purchase date,
  exact_tonnes numeric NOT NULL,
  exact_naira numeric NOT NULL,
  tonnes double precision GENERATED ALWAYS AS (exact_tonnes::double precision) STORED,
  naira double precision GENERATED ALWAYS AS (exact_naira::double precision) STORED,
  -- NGN per tonne.
  price double precision GENERATED ALWAYS AS ((exact_naira / nullif(exact_tonnes, 0))::double precision) STORED,
  -- 0 to 100.
  sustainability double precision,
  -- Piles of P1 that still lie at the mill, agents who bought them, and their tonnes.
  piles integer NOT NULL,
  pile_agents integer NOT NULL,
  pile_tonnes double precision NOT NULL
);
COMMENT ON TABLE mill_figures IS 'derived from mill, purchase, field_inventory';

-- A row for every LGA with a mill.
CREATE TABLE lga_figures (
  lga_code text PRIMARY KEY,
  -- Mills with a location that carry a tag.
  tagged_mills integer NOT NULL,
  transactions integer NOT NULL,
  last_purchase date,
  exact_tonnes numeric NOT NULL,
  exact_naira numeric NOT NULL,
  tonnes double precision GENERATED ALWAYS AS (exact_tonnes::double precision) STORED,
  price double precision GENERATED ALWAYS AS ((exact_naira / nullif(exact_tonnes, 0))::double precision) STORED
);
COMMENT ON TABLE lga_figures IS 'derived from mill, purchase';

-- What was bought in an LGA on a day: the current price is a sum over the last of them.
CREATE TABLE lga_purchase_day (
  lga_code text NOT NULL,
  purchased_on date NOT NULL,
  exact_tonnes numeric NOT NULL,
  exact_naira numeric NOT NULL,
  PRIMARY KEY (lga_code, purchased_on)
);
COMMENT ON TABLE lga_purchase_day IS 'derived from mill, purchase';

-- A row for every community with a supplier. Its mills are those its suppliers sell at.
CREATE TABLE community_figures (
  community_id integer PRIMARY KEY REFERENCES community ON DELETE CASCADE,
  transactions integer NOT NULL,
  exact_tonnes numeric NOT NULL,
  exact_naira numeric NOT NULL,
  tonnes double precision GENERATED ALWAYS AS (exact_tonnes::double precision) STORED,
  price double precision GENERATED ALWAYS AS ((exact_naira / nullif(exact_tonnes, 0))::double precision) STORED,
  -- Of its mills with a location: how many, their mean score (0 to 100), and tonnes bought at one of them on average.
  located_mills integer NOT NULL,
  sustainability double precision,
  tonnes_per_mill double precision
);
COMMENT ON TABLE community_figures IS 'derived from mill, purchase, supplier';

-- Two writers at once would each miss what the other adds to a sum: the second waits for the first to commit.
CREATE FUNCTION lock_figures() RETURNS void LANGUAGE sql AS 'SELECT pg_advisory_xact_lock(7463007)';

-- Thousands of mills at once, of which the planner expects ten: a loop within a loop would never end.
CREATE FUNCTION refresh_mill_figures(mills integer[]) RETURNS void LANGUAGE sql SET enable_nestloop = off AS $$
  DELETE FROM mill_figures WHERE mill_id = ANY (mills);
  INSERT INTO mill_figures (mill_id, transactions, last_purchase, exact_tonnes, exact_naira, sustainability, piles,
      pile_agents, pile_tonnes)
    SELECT mill.id, coalesce(bought.transactions, 0), bought.last_purchase, coalesce(bought.tonnes, 0),
        coalesce(bought.naira, 0),
        CASE WHEN mill.oil_palm_cluster_hectares > 0 AND mill.deforested_layer_hectares >= 0
          THEN 100 * greatest(0, 1 - mill.deforested_layer_hectares / mill.oil_palm_cluster_hectares) END,
        coalesce(lying.piles, 0), coalesce(lying.agents, 0), coalesce(lying.tonnes, 0)
      FROM mill
        LEFT JOIN (
          SELECT mill_id, count(*) AS transactions, max(purchased_on) AS last_purchase, sum(tonnes::numeric) AS tonnes,
              sum((tonnes * price_per_tonne)::numeric) AS naira
            FROM purchase WHERE mill_id = ANY (mills) GROUP BY mill_id
        ) AS bought ON bought.mill_id = mill.id
        LEFT JOIN (
          SELECT mill_id, count(*) AS piles, count(DISTINCT agent_id) AS agents,
              sum(tonnes_purchased::numeric)::double precision AS tonnes
            FROM field_inventory WHERE mill_id = ANY (mills) GROUP BY mill_id
        ) AS lying ON lying.mill_id = mill.id
     WHERE mill.id = ANY (mills);
$$;

CREATE FUNCTION refresh_lga_purchase_days(codes text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM lga_purchase_day WHERE lga_code = ANY (codes);
  INSERT INTO lga_purchase_day (lga_code, purchased_on, exact_tonnes, exact_naira)
    SELECT mill.lga_code, purchase.purchased_on, sum(tonnes::numeric), sum((tonnes * price_per_tonne)::numeric)
      FROM purchase JOIN mill ON mill.id = purchase.mill_id WHERE mill.lga_code = ANY (codes) GROUP BY 1, 2;
$$;

CREATE FUNCTION refresh_lga_figures(codes text[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM lga_figures WHERE lga_code = ANY (codes);
  INSERT INTO lga_figures (lga_code, tagged_mills, transactions, last_purchase, exact_tonnes, exact_naira)
    SELECT mill.lga_code, count(*) FILTER (WHERE mill.geom IS NOT NULL AND mill.physically_tagged),
        sum(figures.transactions), max(figures.last_purchase), sum(figures.exact_tonnes), sum(figures.exact_naira)
      FROM mill JOIN mill_figures AS figures ON figures.mill_id = mill.id
     WHERE mill.lga_code = ANY (codes) GROUP BY 1;
$$;

CREATE FUNCTION refresh_community_figures(communities integer[]) RETURNS void LANGUAGE sql AS $$
  DELETE FROM community_figures WHERE community_id = ANY (communities);
  INSERT INTO community_figures (community_id, transactions, exact_tonnes, exact_naira, located_mills, sustainability,
      tonnes_per_mill)
    SELECT supplier.community_id, sum(figures.transactions), sum(figures.exact_tonnes), sum(figures.exact_naira),
        count(mill.geom),
        (avg(figures.sustainability::numeric) FILTER (WHERE mill.geom IS NOT NULL))::double precision,
        (avg(figures.exact_tonnes) FILTER (WHERE mill.geom IS NOT NULL))::double precision
      FROM supplier JOIN mill ON mill.id = supplier.mill_id JOIN mill_figures AS figures ON figures.mill_id = mill.id
     WHERE supplier.community_id = ANY (communities) GROUP BY 1;
$$;

-- The LGAs and communities of some mills, from what stands for the mills.
CREATE FUNCTION refresh_groups_of(mills integer[]) RETURNS void LANGUAGE sql AS $$
  SELECT refresh_lga_figures(ARRAY(SELECT DISTINCT lga_code FROM mill WHERE id = ANY (mills)));
  SELECT refresh_community_figures(ARRAY(SELECT DISTINCT community_id FROM supplier WHERE mill_id = ANY (mills)));
$$;

CREATE FUNCTION refresh_all_figures() RETURNS void LANGUAGE sql AS $$
  DELETE FROM mill_figures;
  DELETE FROM lga_purchase_day;
  DELETE FROM lga_figures;
  DELETE FROM community_figures;
  SELECT refresh_mill_figures(ARRAY(SELECT id FROM mill));
  SELECT refresh_lga_purchase_days(ARRAY(SELECT DISTINCT lga_code FROM mill));
  SELECT refresh_groups_of(ARRAY(SELECT id FROM mill));
$$;

-- Purchases come thousands at a time, in many statements: new ones are added to the sums.
CREATE FUNCTION purchases_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_figures();
  UPDATE mill_figures AS own
     SET transactions = own.transactions + added.transactions,
         last_purchase = greatest(own.last_purchase, added.last_purchase),
         exact_tonnes = own.exact_tonnes + added.tonnes, exact_naira = own.exact_naira + added.naira
    FROM (
      SELECT mill_id, count(*) AS transactions, max(purchased_on) AS last_purchase, sum(tonnes::numeric) AS tonnes,
          sum((tonnes * price_per_tonne)::numeric) AS naira
        FROM new_rows GROUP BY mill_id
    ) AS added
   WHERE own.mill_id = added.mill_id;
  INSERT INTO lga_purchase_day AS own (lga_code, purchased_on, exact_tonnes, exact_naira)
    SELECT mill.lga_code, purchased_on, sum(tonnes::numeric), sum((tonnes * price_per_tonne)::numeric)
      FROM new_rows JOIN mill ON mill.id = new_rows.mill_id GROUP BY 1, 2
    ON CONFLICT (lga_code, purchased_on) DO UPDATE
      SET exact_tonnes = own.exact_tonnes + excluded.exact_tonnes, exact_naira = own.exact_naira + excluded.exact_naira;
  PERFORM refresh_groups_of(ARRAY(SELECT DISTINCT mill_id FROM new_rows));
  RETURN NULL;
END $$;

-- Those that change or go are counted anew. Mills that went with them are no longer there to be asked for.
CREATE FUNCTION purchases_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE mills integer[] := ARRAY(SELECT DISTINCT mill_id FROM old_rows);
BEGIN
  IF TG_OP = 'UPDATE' THEN mills := mills || ARRAY(SELECT DISTINCT mill_id FROM new_rows); END IF;
  PERFORM lock_figures();
  PERFORM refresh_mill_figures(mills);
  PERFORM refresh_lga_purchase_days(ARRAY(SELECT DISTINCT lga_code FROM mill WHERE id = ANY (mills)));
  PERFORM refresh_groups_of(mills);
  RETURN NULL;
END $$;

CREATE FUNCTION inventories_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE mills integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN mills := ARRAY(SELECT DISTINCT mill_id FROM old_rows); END IF;
  IF TG_OP <> 'DELETE' THEN mills := mills || ARRAY(SELECT DISTINCT mill_id FROM new_rows); END IF;
  PERFORM lock_figures();
  PERFORM refresh_mill_figures(mills);
  RETURN NULL;
END $$;

CREATE FUNCTION suppliers_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE communities integer[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN communities := ARRAY(SELECT DISTINCT community_id FROM old_rows); END IF;
  IF TG_OP <> 'DELETE' THEN communities := communities || ARRAY(SELECT DISTINCT community_id FROM new_rows); END IF;
  PERFORM lock_figures();
  PERFORM refresh_community_figures(communities);
  RETURN NULL;
END $$;

CREATE FUNCTION mills_added() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_figures();
  PERFORM refresh_mill_figures(ARRAY(SELECT id FROM new_rows));
  PERFORM refresh_lga_figures(ARRAY(SELECT DISTINCT lga_code FROM new_rows));
  RETURN NULL;
END $$;

-- Dates of discovery move every day without a figure changing.
CREATE FUNCTION mills_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mills integer[];
  codes text[];
BEGIN
  SELECT array_agg(now.id), array_agg(DISTINCT now.lga_code) || array_agg(DISTINCT before.lga_code) INTO mills, codes
    FROM new_rows AS now JOIN old_rows AS before ON before.id = now.id
   WHERE (now.lga_code, now.physically_tagged, now.oil_palm_cluster_hectares, now.deforested_layer_hectares,
          now.geom IS NULL)
     IS DISTINCT FROM (before.lga_code, before.physically_tagged, before.oil_palm_cluster_hectares,
          before.deforested_layer_hectares, before.geom IS NULL);
  IF mills IS NULL THEN RETURN NULL; END IF;
  PERFORM lock_figures();
  PERFORM refresh_mill_figures(mills);
  PERFORM refresh_lga_purchase_days(codes);
  PERFORM refresh_lga_figures(codes);
  PERFORM refresh_groups_of(mills);
  RETURN NULL;
END $$;

-- Purchases, piles and suppliers go with a mill; the communities follow from the suppliers.
CREATE FUNCTION mills_removed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE codes text[] := ARRAY(SELECT DISTINCT lga_code FROM old_rows);
BEGIN
  PERFORM lock_figures();
  PERFORM refresh_lga_purchase_days(codes);
  PERFORM refresh_lga_figures(codes);
  RETURN NULL;
END $$;

CREATE FUNCTION table_emptied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM lock_figures();
  PERFORM refresh_all_figures();
  RETURN NULL;
END $$;

CREATE TRIGGER figures_insert AFTER INSERT ON purchase
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION purchases_added();
CREATE TRIGGER figures_update AFTER UPDATE ON purchase
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION purchases_changed();
CREATE TRIGGER figures_delete AFTER DELETE ON purchase
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION purchases_changed();
CREATE TRIGGER figures_truncate AFTER TRUNCATE ON purchase
  FOR EACH STATEMENT EXECUTE FUNCTION table_emptied();

CREATE TRIGGER figures_insert AFTER INSERT ON field_inventory
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inventories_changed();
CREATE TRIGGER figures_update AFTER UPDATE ON field_inventory
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION inventories_changed();
CREATE TRIGGER figures_delete AFTER DELETE ON field_inventory
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION inventories_changed();
CREATE TRIGGER figures_truncate AFTER TRUNCATE ON field_inventory
  FOR EACH STATEMENT EXECUTE FUNCTION table_emptied();

CREATE TRIGGER figures_insert AFTER INSERT ON supplier
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION suppliers_changed();
CREATE TRIGGER figures_update AFTER UPDATE ON supplier
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION suppliers_changed();
CREATE TRIGGER figures_delete AFTER DELETE ON supplier
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION suppliers_changed();
CREATE TRIGGER figures_truncate AFTER TRUNCATE ON supplier
  FOR EACH STATEMENT EXECUTE FUNCTION table_emptied();

CREATE TRIGGER figures_insert AFTER INSERT ON mill
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mills_added();
CREATE TRIGGER figures_update AFTER UPDATE ON mill
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION mills_updated();
CREATE TRIGGER figures_delete AFTER DELETE ON mill
  REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION mills_removed();
CREATE TRIGGER figures_truncate AFTER TRUNCATE ON mill
  FOR EACH STATEMENT EXECUTE FUNCTION table_emptied();
