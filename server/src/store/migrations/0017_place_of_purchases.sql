-- A purchase at a mill whose position nobody took lies at the community of its supplier: the map and every sum over it
-- count the same purchases as the sums of communities and LGAs do. See decision 43.
CREATE OR REPLACE VIEW raw_material_source AS
  SELECT purchase.id, purchase.purchased_on AS date, supplier.name AS supplier_name, supplier.phone_number,
         community.id AS community_id, community.name AS community, community.lga_code,
         purchase.tonnes AS supplied_tonnage, purchase.price_per_tonne AS price_per_ton,
         coalesce(mill.geom, community.geom)::geometry(Point, 4326) AS geom
    FROM purchase
    JOIN mill ON mill.id = purchase.mill_id
    JOIN supplier ON supplier.mill_id = mill.id
    JOIN community ON community.id = supplier.community_id;
