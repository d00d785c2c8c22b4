import { root } from '../../../scripts/lib/paths.mjs';
import { bundleFeatureCode } from '../server-code.mjs';

/** Number of mills with a location, which are the ones that the layer draws. */
export const MILLS = 50_000;

/*
 * Copies the demonstration mills repeatedly, each copy moved by Kronecker's sequence within some 15 km, with
 * none to three purchases; discoveries of the last 60 days are spread over the slider's whole range.
 */
const COPY_MILLS = `
  WITH located AS (
    SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS places
    FROM mill WHERE geom IS NOT NULL
  ), copy AS (
    SELECT located.*, n FROM generate_series(0, ${MILLS} - 1) AS n
    JOIN located ON located.place = n % located.places WHERE n >= located.places
  )
  INSERT INTO mill (name, rtm, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
      number_of_pressers, physically_tagged, last_discovery_date, oil_palm_cluster_hectares, deforested_layer_hectares,
      geom)
    SELECT name, rtm, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
      number_of_pressers, physically_tagged,
      CASE WHEN last_discovery_date IS NOT NULL THEN current_date - (n * 37 % 61)::int END,
      oil_palm_cluster_hectares, deforested_layer_hectares,
      ST_Translate(geom, 0.3 * (n * 0.7548776662466927 % 1)::float8 - 0.15,
        0.3 * (n * 0.5698402909980532 % 1)::float8 - 0.15)
    FROM copy;`;

const BUY_AT_COPIES = `
  INSERT INTO purchase (mill_id, agent_id, purchased_on, tonnes, price_per_tonne)
    SELECT mill.id, (SELECT min(id) FROM agent), current_date - n * 30, 1 + mill.id * 7919 % 190 / 10.0,
      34000 + mill.id * 7919 % 6000
    FROM mill, generate_series(1, 3) AS n
    WHERE mill.geom IS NOT NULL AND n <= mill.id % 4
      AND NOT EXISTS (SELECT 1 FROM purchase WHERE purchase.mill_id = mill.id);`;

/**
 * Fills a store that no server has open up to {@link MILLS} mills: that of a data folder, or a database.
 * @param {string} dataDir
 * @param {string | null} databaseUrl
 */
export async function addMills(dataDir, databaseUrl = null) {
  const { openStore } = await bundleFeatureCode();
  const store = await openStore({ root, dataDir, databaseUrl });
  try {
    await store.execute(COPY_MILLS + BUY_AT_COPIES);
    await store.execute(
      "UPDATE dataset_source SET rows = (SELECT count(*) FROM mill) WHERE dataset = 'mill'"
    );
    await store.execute('ANALYZE mill; ANALYZE purchase');
  } finally {
    await store.close();
  }
}
