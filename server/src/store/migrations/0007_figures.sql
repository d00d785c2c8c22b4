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

SELECT refresh_all_figures();
