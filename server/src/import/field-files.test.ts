import { openTestStore } from '../store/test-store';
import { preferEmbeddedDatabase } from '../store/test-driver';
import { IMPORT_DATASETS } from './datasets';
import { runImport } from './run-import';
import { buildGpkg, buildGpkgGeometry } from './sources/test-gpkg';
import { buildSheetRow, buildXlsx, createTestFolder } from './test-files';
import type { ImportOptions } from './run-import';
import type { TestStore } from '../store/test-store';

preferEmbeddedDatabase();

/* Files as field staff have them, from the file to the rows of the database. */

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await store.query(`
    INSERT INTO lga (code, name, state, geom) VALUES
      ('UYOA', 'Uyo', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(7.5, 5, 8, 5.5, 4326)))`);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const importFile = (
  dataset: string,
  name: string,
  content: string | Uint8Array,
  more: Partial<ImportOptions> = {}
) =>
  runImport(
    store,
    IMPORT_DATASETS.find((each) => each.name === dataset)!,
    {
      file: folder.file(name, content),
      companions: {},
      map: [],
      attribution: 'Survey',
      dryRun: false,
      dataDir: folder.path,
      ...more
    }
  );
const queryParks = () =>
  store.query(
    'SELECT name, ST_AsText(ST_SnapToGrid(geom, 0.0001)) AS outline FROM industrial_park ORDER BY name'
  );
const queryMills = () =>
  store.query(
    'SELECT name, round(ST_X(geom)::numeric, 4)::text AS x, round(ST_Y(geom)::numeric, 4)::text AS y FROM mill ORDER BY name'
  );

const OUTLINE = 'MULTIPOLYGON(((7.6 5.1,7.7 5.1,7.7 5.2,7.6 5.1)))';
const GEOSHAPE = '5.1 7.6 55.0 4.8; 5.1 7.7 55.0 4.8; 5.2 7.7 0 0; 5.1 7.6 55.0 4.8';
const MILL = { size: 'Small', cracker: 'yes', separator: 'no', number_of_pots: 2, number_of_pressers: 1 };

it('imports an export of Kobo: semicolons, groups, a geoshape', async () => {
  const text = [
    '"_uuid";"park/name";"park/state";"park/status";"park/geoshape"',
    `"1";"Kobo park";"Akwa Ibom";"Active";"${GEOSHAPE}"`
  ].join('\n');
  const report = await importFile('industrial-parks', 'kobo.csv', text);
  expect(report).toMatchObject({ created: 1, refusals: 0, flattened: 1, written: true });
  expect(report.notes.slice(0, 4)).toEqual([
    'Columns of kobo.csv are separated by semicolons.',
    'Columns of kobo.csv that are read by a part of their headings: park/name (name), park/state (State), park/status (status), park/geoshape (outline).',
    'Columns of kobo.csv that are not read: _uuid (--map FIELD=COLUMN reads a field from one).',
    '1 line has heights or measures; only longitude and latitude are read.'
  ]);
  expect(await queryParks()).toEqual([{ name: 'Kobo park', outline: OUTLINE }]);
});

it('says how to name the column of a position or an outline that it does not recognise', async () => {
  const outline = `name,state,status,walked\nA,Akwa Ibom,Active,"${GEOSHAPE}"\n`;
  expect((await importFile('industrial-parks', 'w.csv', outline)).refused).toEqual([
    {
      row: 2,
      field: 'outline',
      message:
        'there is no outline; give its coordinates; if a column has it under another name, name that column (--map outline=COLUMN)'
    }
  ]);
  const named = await importFile('industrial-parks', 'w.csv', outline, {
    map: ['outline=walked'],
    dryRun: true
  });
  expect(named).toMatchObject({ created: 1, refusals: 0 });
  const position = 'name,capacity,stock,where\nUyo,100,20,5.03 7.92\n';
  const { refused } = await importFile('cpo-depots', 'p.csv', position);
  expect(refused.map(({ message }) => message)).toContain(
    'there is no position; give latitude and longitude; if a column has it under another name, name that column (--map position=COLUMN)'
  );
});

it('imports a workbook with metres by --crs, and refuses it without, with the zones that fit', async () => {
  const headings = ['name', 'physically_tagged', ...Object.keys(MILL), 'easting', 'northing'];
  const cells = ['Metre mill', 'yes', ...Object.values(MILL), 344812.39, 563886.73];
  const book = buildXlsx([{ name: 'Mills', rows: buildSheetRow(1, headings) + buildSheetRow(4, cells) }]);
  const refused = await importFile('mills', 'mills.xlsx', book);
  expect(refused.refused).toEqual([
    {
      row: 4,
      field: 'northing',
      message: expect.stringContaining(
        'looks like metres: in EPSG:32632 (WGS 84 / UTM zone 32N) or EPSG:32633 (WGS 84 / UTM zone 33N) it would be in Nigeria'
      )
    }
  ]);
  const report = await importFile('mills', 'mills.xlsx', book, { crs: 'EPSG:32632' });
  expect(report).toMatchObject({ created: 1, refusals: 0, unit: 'row' });
  expect(report.notes[0]).toBe(
    'Positions of mills.xlsx were converted from EPSG:32632 (WGS 84 / UTM zone 32N) to WGS84; the datum is the same, so nothing is lost.'
  );
  expect(await queryMills()).toEqual([{ name: 'Metre mill', x: '7.6000', y: '5.1000' }]);
  const xy = 'name,capacity,stock,x,y\nUyo,100,20,344812.39,563886.73\n';
  expect(await importFile('cpo-depots', 'xy.csv', xy, { crs: '32632' })).toMatchObject({
    created: 1,
    refusals: 0
  });
});

it('imports a track as an outline and reports the gap, and a layer of a GeoPackage', async () => {
  const points = [[7.6, 5.1], [7.7, 5.1], [7.7, 5.2], [7.6, 5.1001]]; // prettier-ignore
  const gpx = `<gpx><trk><name>GPS park</name><extensions><state>Akwa Ibom</state><status>Active</status></extensions><trkseg>${points
    .map(([lon, lat]) => `<trkpt lat="${lat}" lon="${lon}"/>`)
    .join('')}</trkseg></trk></gpx>`;
  const track = await importFile('industrial-parks', 'walk.gpx', gpx);
  expect(track).toMatchObject({ created: 1, refusals: 0 });
  expect(track.repaired).toEqual([
    {
      row: 1,
      message: 'its track was taken as an outline; its largest gap, 11 m, was closed'
    }
  ]);
  const rows = ['A', 'B'].map((name) => ({
    name,
    columns: 'name TEXT, state TEXT, status TEXT',
    rows: [[buildGpkgGeometry('POLYGON ((7.6 5.1, 7.7 5.1, 7.7 5.2, 7.6 5.1))'), name, 'Akwa Ibom', 'Active']]
  }));
  const layer = await importFile('industrial-parks', 'parks.gpkg', await buildGpkg(rows), { layer: 'B' });
  expect(layer).toMatchObject({ created: 1, refusals: 0 });
  const parks = await queryParks();
  expect(parks.find(({ name }) => name === 'B')).toEqual({ name: 'B', outline: OUTLINE });
});

it.each([
  ['sheet', 'a.csv', '--sheet is for .xlsx, .xlsm; a.csv has none.'],
  ['layer', 'a.xlsx', '--layer is for .gpkg; a.xlsx has none.'],
  ['crs', 'a.csv', 'The reference system EPSG:1 is not known; give one of']
] as const)('refuses --%s that does not fit', async (option, name, message) => {
  await expect(importFile('mills', name, 'x', { [option]: 'EPSG:1' })).rejects.toThrow(message);
  await expect(importFile('soilPH', 'a.tif', 'x', { [option]: 'EPSG:1' })).rejects.toThrow(
    `--${option} is for files of rows; soilPH does not take it.`
  );
});
