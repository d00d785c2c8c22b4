-- The layers of the map beyond the first: records that are edited, and reference layers. Geometry is EPSG:4326.
--
-- Records that people edit have a text id (what the calls name them by), an object_id (what a feature layer names them
-- by), created_by ('admin', as the specification has it), created_by_user (uid of the account that really did it) and a
-- version that each change raises by one.

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

-- Each purchase with its supplier: tonnes, NGN per tonne.
CREATE VIEW raw_material_source AS
  SELECT purchase.id, purchase.purchased_on AS date, supplier.name AS supplier_name, supplier.phone_number,
         community.id AS community_id, community.name AS community, community.lga_code,
         purchase.tonnes AS supplied_tonnage, purchase.price_per_tonne AS price_per_ton, mill.geom
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
  marker_type text NOT NULL CHECK (marker_type IN ('Factory', 'AP')),
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
  geom geometry(Point, 4326) NOT NULL
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
  geom geometry(Point, 4326) NOT NULL
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
  geom geometry(Point, 4326) NOT NULL
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
  capex_share_committed double precision NOT NULL CHECK (capex_share_committed BETWEEN 0 AND 100),
  -- t CO₂e.
  net_co2_removed double precision,
  -- NGN.
  potential_additional_profit_generated double precision,
  created_by text NOT NULL DEFAULT 'admin',
  created_by_user text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  version integer NOT NULL DEFAULT 1,
  geom geometry(Point, 4326) NOT NULL
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

-- People and farming of a ward.
CREATE TABLE ward_statistic (
  ward_id integer PRIMARY KEY REFERENCES ward ON DELETE CASCADE,
  population integer NOT NULL CHECK (population >= 0),
  households integer NOT NULL CHECK (households >= 0),
  farming_households integer NOT NULL CHECK (farming_households BETWEEN 0 AND households),
  -- Hectares.
  farmland_ha double precision NOT NULL CHECK (farmland_ha >= 0)
);

-- Forest of a state, in hectares.
CREATE TABLE forest_cover (
  state text PRIMARY KEY REFERENCES state_boundary (name) ON UPDATE CASCADE ON DELETE CASCADE,
  loss double precision NOT NULL CHECK (loss >= 0),
  gain double precision NOT NULL CHECK (gain >= 0)
);

-- Cassava of a state in a year.
CREATE TABLE cassava_state (
  state text PRIMARY KEY REFERENCES state_boundary (name) ON UPDATE CASCADE ON DELETE CASCADE,
  -- Thousands of hectares.
  planted_kha double precision NOT NULL CHECK (planted_kha >= 0),
  -- Thousands of tonnes.
  produced_kt double precision NOT NULL CHECK (produced_kt >= 0),
  rank integer NOT NULL
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
-- Bulk density of the soil in g/cm³, from the soil survey of the clusters.
ALTER TABLE oil_palm_cluster ADD COLUMN bulk_density double precision;

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
  score double precision NOT NULL CHECK (score BETWEEN 0 AND 100),
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
