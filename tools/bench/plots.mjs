import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createDemoFolder, startServer } from '../../tests/support/demo-server.mjs';
import { signInAdministrator } from './api.mjs';
import { bundleStoreCode } from './server-code.mjs';

const port = 4394;
const PLOTS = 50_000;
const EXPORTED = 40_000;
/** Plots of a screening call, as the widget requests them. */
const PAGE = 1_000;

/**
 * Copies clean plots of the demonstration to places near them, all on the rasters of forest; the first ones are
 * released.
 */
const FILL = `
  WITH clean AS (
    SELECT *, row_number() OVER (ORDER BY object_id) AS row, count(*) OVER () AS rows FROM plot
     WHERE fault_codes = '{}' AND is_outlined AND commodity = 'oilPalm'),
  moved AS (
    SELECT clean.*, n, ST_SnapToGrid(ST_Translate(clean.outline, 0.0001 * (n % 37), 0.0001 * (n % 41)), 0.000001) AS place
      FROM clean JOIN generate_series(1, ${PLOTS}) AS n ON n % clean.rows = clean.row - 1)
  INSERT INTO plot (supplier, community, commodity, shape, capture, captured_on, consent_on, status, area, lga_code,
                    is_outlined, outline)
  SELECT supplier || ' ' || n, community, commodity, ST_AsGeoJSON(ST_GeometryN(place, 1), 6)::jsonb, capture, captured_on,
         captured_on, CASE WHEN n <= ${EXPORTED} THEN 'released' ELSE 'checked' END, area, lga_code, true, ST_Multi(place)
    FROM moved ORDER BY n`;

/** @param {string} dataDir */
async function fillPlots(dataDir) {
  const { openStore } = await bundleStoreCode();
  const store = await openStore({ dataDir, databaseUrl: null, root: process.cwd() });
  try {
    await store.query(FILL);
    await store.query(`DELETE FROM plot WHERE id IN (SELECT id FROM plot ORDER BY object_id LIMIT
      (SELECT count(*) - ${PLOTS} FROM plot))`);
  } finally {
    await store.close();
  }
}

/**
 * Returns the seconds in which all plots are screened, by parts, and the number of plots with each result.
 * @param {Awaited<ReturnType<typeof signInAdministrator>>} call
 */
async function measureScreening(call) {
  const begun = performance.now();
  /** @type {Record<string, number>} */
  const verdicts = {};
  /** @type {number | null} */
  let after = 0;
  while (after !== null) {
    const { data } = await call('/api/plot-screening', 'POST', { limit: PAGE, after });
    for (const { verdict } of data.screenings) verdicts[verdict] = (verdicts[verdict] ?? 0) + 1;
    after = data.next;
  }
  return { seconds: (performance.now() - begun) / 1000, verdicts };
}

/**
 * Returns the number of features that GDAL reads in the files.
 * @param {string[]} files
 */
function countFeatures(files) {
  const folder = mkdtempSync(join(tmpdir(), 'site-plots-'));
  try {
    return files.reduce((sum, text, index) => {
      const path = join(folder, `plots-${index + 1}.geojson`);
      writeFileSync(path, text);
      const output = execFileSync('ogrinfo', ['-ro', '-so', '-al', path], { encoding: 'utf8' });
      return sum + Number(/Feature Count: (\d+)/.exec(output)?.[1]);
    }, 0);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Measures the screening of 50,000 plots, and the files of 40,000 on the embedded database. */
export async function benchPlots() {
  const dataDir = await createDemoFolder();
  await fillPlots(dataDir);
  const server = await startServer({ port, dataDir, env: { LOG_LEVEL: 'warn' } });
  try {
    const call = await signInAdministrator(server.url);
    const { seconds, verdicts } = await measureScreening(call);
    const begun = performance.now();
    const { data } = await call('/api/plot-export', 'POST', { status: 'released' });
    const exporting = (performance.now() - begun) / 1000;
    const features = countFeatures(data.files);
    if (features !== EXPORTED) throw new Error(`GDAL reads ${features} plots instead of ${EXPORTED}.`);
    return [
      {
        row: `Screening ${PLOTS.toLocaleString('en')} plots`,
        value: seconds,
        unit: 's',
        limit: 60,
        note: Object.entries(verdicts)
          .map(([verdict, plots]) => `${verdict} ${plots}`)
          .join(', ')
      },
      {
        row: `Files of ${EXPORTED.toLocaleString('en')} plots`,
        value: exporting,
        unit: 's',
        limit: 10,
        note: `${data.files.length} files, all plots read by GDAL`
      }
    ];
  } finally {
    await server.stop();
    rmSync(dirname(dataDir), { recursive: true, force: true });
  }
}
