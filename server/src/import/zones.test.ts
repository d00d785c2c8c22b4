import { execFileSync } from 'node:child_process';
import { build } from 'esbuild';
import { WGS84_PRJ, buildPointShapefile, createTestFolder } from './test-files';

/* Days are the same in any zone of the process: a time without a zone is in the zone of Lagos. */

const folder = createTestFolder();
afterAll(() => folder.remove());

const DAYS = {
  'int-yyyymmdd': 20250403,
  'excel-serial': 45750,
  'iso-nozone': '2025-03-31T23:30:00',
  'early-nozone': '2025-03-31 00:30:00',
  'kobo-zone': '2025-03-31T23:30:00.000+01:00',
  'utc-z': '2025-03-31T23:30:00Z',
  'epoch-ms-midnight': 1743638400000,
  'epoch-s': 1743638400,
  slash: '03/04/2025',
  'qgis-text': '2025/04/03'
};
const READ = {
  'int-yyyymmdd': null,
  'excel-serial': null,
  'iso-nozone': '2025-03-31',
  'early-nozone': '2025-03-31',
  'kobo-zone': '2025-03-31',
  'utc-z': '2025-04-01',
  'epoch-ms-midnight': '2025-04-03',
  'epoch-s': null,
  slash: '2025-04-03',
  'qgis-text': '2025-04-03'
};

/** Reads the days of files like the importer of georeferenced oil palm. */
const READER = `
  import { openRows } from './sources';
  import { readCell } from './fields';
  import { georeferencedOilPalmPage } from '@site/layers';
  import { createPageDataset } from './page-dataset';
  const field = createPageDataset(georeferencedOilPalmPage).fields.find(({ name }) => name === 'surveyedOn');
  const days = {};
  for (const path of process.argv.slice(2))
    for await (const { properties } of openRows({ name: path, path }, ['geojson', 'csv', 'shapefile']).rows) {
      const reading = readCell(field, properties.surveyedOn);
      days[properties.plot] = reading.ok ? reading.value : null;
    }
  console.log(JSON.stringify(days));`;

/** Builds the same shapefile with its second column as a day. */
function buildDayShapefile(): string {
  const { shp, dbf } = buildPointShapefile([
    { at: [7.9, 5.05], values: { plot: 'dbf', surveyedOn: '20250331' } }
  ]);
  dbf.write('D', 32 + 32 + 11, 'latin1');
  folder.file('days.dbf', dbf);
  folder.file('days.prj', WGS84_PRJ);
  return folder.file('days.shp', shp).path;
}

function writeFiles(): string[] {
  const features = Object.entries(DAYS).map(([plot, surveyedOn]) => ({
    type: 'Feature',
    properties: { plot, surveyedOn },
    geometry: null
  }));
  const rows = Object.entries(DAYS).map(([plot, surveyedOn]) => `csv ${plot},${surveyedOn}`);
  return [
    folder.file('days.geojson', JSON.stringify({ type: 'FeatureCollection', features })).path,
    folder.file('days.csv', ['plot,surveyedOn', ...rows].join('\n')).path,
    buildDayShapefile()
  ];
}

it('reads each day as the same one in every zone of the process', async () => {
  const files = writeFiles();
  const outfile = `${folder.path}/read-days.mjs`;
  await build({
    stdin: { contents: READER, resolveDir: __dirname, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"
    },
    outfile
  });
  const fromCsv = Object.entries(READ).map(([plot, day]) => [`csv ${plot}`, day]);
  for (const TZ of ['UTC', 'Africa/Lagos', 'America/New_York', 'Pacific/Kiritimati']) {
    const out = execFileSync(process.execPath, [outfile, ...files], { env: { TZ }, encoding: 'utf8' });
    expect([TZ, JSON.parse(out)]).toEqual([
      TZ,
      { ...READ, ...Object.fromEntries(fromCsv), dbf: '2025-03-31' }
    ]);
  }
});
