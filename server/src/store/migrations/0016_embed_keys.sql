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
