-- Areas read the position of a mill and its sums from one row: with a million mills the second lookup took most of
-- the time.
ALTER TABLE mill_figures ADD COLUMN geom geometry(Point, 4326);

CREATE OR REPLACE FUNCTION refresh_mill_figures(mills integer[]) RETURNS void LANGUAGE sql SET enable_nestloop = off AS $$
  DELETE FROM mill_figures WHERE mill_id = ANY (mills);
  INSERT INTO mill_figures (mill_id, transactions, last_purchase, exact_tonnes, exact_naira, sustainability, piles,
      pile_agents, pile_tonnes, geom)
    SELECT mill.id, coalesce(bought.transactions, 0), bought.last_purchase, coalesce(bought.tonnes, 0),
        coalesce(bought.naira, 0),
        CASE WHEN mill.oil_palm_cluster_hectares > 0 AND mill.deforested_layer_hectares >= 0
          THEN 100 * greatest(0, 1 - mill.deforested_layer_hectares / mill.oil_palm_cluster_hectares) END,
        coalesce(lying.piles, 0), coalesce(lying.agents, 0), coalesce(lying.tonnes, 0), mill.geom
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

-- Dates of discovery change every day, and no sum depends on them.
CREATE OR REPLACE FUNCTION mills_updated() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  mills integer[];
  codes text[];
BEGIN
  SELECT array_agg(now.id), array_agg(DISTINCT now.lga_code) || array_agg(DISTINCT before.lga_code) INTO mills, codes
    FROM new_rows AS now JOIN old_rows AS before ON before.id = now.id
   WHERE (now.lga_code, now.physically_tagged, now.oil_palm_cluster_hectares, now.deforested_layer_hectares, now.geom)
     IS DISTINCT FROM (before.lga_code, before.physically_tagged, before.oil_palm_cluster_hectares,
          before.deforested_layer_hectares, before.geom);
  IF mills IS NULL THEN RETURN NULL; END IF;
  PERFORM lock_figures();
  PERFORM refresh_mill_figures(mills);
  PERFORM refresh_lga_purchase_days(codes);
  PERFORM refresh_lga_figures(codes);
  PERFORM refresh_groups_of(mills);
  RETURN NULL;
END $$;

UPDATE mill_figures SET geom = mill.geom FROM mill WHERE mill.id = mill_figures.mill_id;
CREATE INDEX mill_figures_geom ON mill_figures USING gist (geom);
