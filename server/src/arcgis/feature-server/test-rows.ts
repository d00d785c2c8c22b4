import type { Store } from '../../store/store';

/** Two square LGAs side by side, 7–8° and 8–9° east, 5–6° north; the second has a hole in its middle. */
const LGA_SHAPES = {
  ALPH: 'MULTIPOLYGON(((7 5,8 5,8 6,7 6,7 5)))',
  BETA: 'MULTIPOLYGON(((8 5,9 5,9 6,8 6,8 5),(8.4 5.4,8.4 5.6,8.6 5.6,8.6 5.4,8.4 5.4)))'
};

/**
 * Inserts a small made-up country: 2 LGAs, 41 mills (40 with a location, on a diagonal), purchases at two of
 * them, 2 clusters (one far smaller than a pixel), 3 roads, maize of one LGA, one minigrid and one processor.
 */
export async function insertTestRows(store: Store): Promise<void> {
  await store.query(
    `INSERT INTO lga (id, code, name, state, updated_at, geom) VALUES
       (1, 'ALPH', 'Alpha''s Ground', 'Akwa Ibom', '2026-01-02T00:00:00Z', ST_GeomFromText($1, 4326)),
       (2, 'BETA', 'Beta', 'Cross River', '2026-01-02T00:00:00Z', ST_GeomFromText($2, 4326))`,
    [LGA_SHAPES.ALPH, LGA_SHAPES.BETA]
  );
  await store.execute(`
    INSERT INTO mill (id, name, rtm, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
        number_of_pressers, physically_tagged, last_discovery_date, geom)
      SELECT n, 'Mill ' || n, CASE WHEN n % 2 = 0 THEN 'R' || n END, CASE n % 3 WHEN 0 THEN 'Large' ELSE 'Small' END,
        'akwa-ibom', 'alpha', 'ALPH', n % 2 = 0, false, n, 1, true,
        (now() AT TIME ZONE 'Africa/Lagos')::date - n,
        CASE WHEN n <= 40 THEN ST_SetSRID(ST_MakePoint(7 + n * 0.02, 5 + n * 0.02), 4326) END
      FROM generate_series(1, 41) AS n;
    INSERT INTO purchase (mill_id, purchased_on, tonnes, price_per_tonne) VALUES
      (1, (now() AT TIME ZONE 'Africa/Lagos')::date - 1, 10, 36000),
      (1, (now() AT TIME ZONE 'Africa/Lagos')::date - 90, 30, 32000),
      (2, (now() AT TIME ZONE 'Africa/Lagos')::date - 2, 5, 39000);
    INSERT INTO oil_palm_cluster (id, state, layer, area_ha, acre_area, ffb_yield, cpo_yield, pko_yield, pkn_yield,
        pks_yield, fibre_yield, age_years, location, geom) VALUES
      (1, 'Akwa Ibom', 'planted', 1000.5, 2472.3, 12, 2.4, 0.3, 0.6, 0.8, 1.5, 9, ST_Point(7.25, 5.25, 4326),
        ST_Multi(ST_MakeEnvelope(7.2, 5.2, 7.3, 5.3, 4326))),
      (2, 'Akwa Ibom', 'planted', 9.17, 22.66, 12, 2.4, 0.3, 0.6, 0.8, 1.5, 4, ST_Point(7.50005, 5.50005, 4326),
        ST_Multi(ST_MakeEnvelope(7.5, 5.5, 7.5001, 5.5001, 4326)));
    INSERT INTO road_node (id, geom) SELECT n, ST_Point(7 + n * 0.5, 5.5, 4326) FROM generate_series(0, 3) AS n;
    INSERT INTO road_edge (id, source, target, class, name, length_km, speed_kph, surface, geom)
      SELECT n, n - 1, n, CASE n WHEN 1 THEN 'trunk' ELSE 'tertiary' END, NULL, 55.5, 80, 'asphalt',
        ST_MakeLine(ST_Point(6.5 + n * 0.5, 5.5, 4326), ST_Point(7 + n * 0.5, 5.5, 4326))
      FROM generate_series(1, 3) AS n;
    INSERT INTO maize_production (lga_code, year, production_t, land_ha) VALUES
      ('ALPH', 2022, 1000, 500), ('ALPH', 2023, 1200.5, 520);
    INSERT INTO minigrid (site_name, state, conn_on_ground, geom) VALUES ('One', 'Akwa Ibom', 120, ST_Point(7.1, 5.1, 4326));
    INSERT INTO oil_palm_processor (parent_company, suppliers, rspo_status, address, product, geom) VALUES
      ('Palm & Sons', 'Many', 'Member', 'Road 1', 'CPO', ST_Point(7.9, 5.9, 4326));
    INSERT INTO dataset_source (dataset, attribution, demonstration, imported_at, rows) VALUES
      ('lga', 'Test boundaries', true, '2026-02-03T00:00:00Z', 2),
      ('oil_palm_cluster', 'Test clusters', true, '2026-02-03T00:00:00Z', 2);
  `);
}
