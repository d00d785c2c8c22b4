import { DEFAULT_PARAMETERS, computeDistance } from '@site/domain';
import fc from 'fast-check';
import { writeFacilityKmSql } from '../records/derived';
import { openTestStore } from '../store/test-store';
import type { TestStore } from '../store/test-store';
import { IMPORT_DATASETS } from './datasets';
import { runImport } from './run-import';
import type { ImportOptions } from './run-import';
import { createTestFolder } from './test-files';

/* Derived values of records are updated after an import like after a call. */

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await store.query(`
    INSERT INTO lga (code, name, state, geom) VALUES
      ('UYOA', 'Uyo', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(7, 4, 9, 7, 4326)))`);
});
beforeEach(async () => {
  await store.query(
    'TRUNCATE marker_asset, biochar_application, parameter_set, dataset_import, dataset_source CASCADE'
  );
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const importCsv = (name: string, lines: readonly string[], more: Partial<ImportOptions> = {}) =>
  runImport(
    store,
    IMPORT_DATASETS.find((dataset) => dataset.name === name)!,
    {
      file: folder.file(`${name}.csv`, lines.join('\n') + '\n'),
      companions: {},
      map: [],
      attribution: `Source of ${name}`,
      dryRun: false,
      dataDir: folder.path,
      ...more
    }
  );

type LatLonPair = readonly [latitude: number, longitude: number];
const toLatLon = ([latitude, longitude]: LatLonPair) => ({ latitude, longitude });
const computeNearestKm = (place: LatLonPair, facilities: readonly LatLonPair[]) =>
  Math.min(...facilities.map((facility) => computeDistance(toLatLon(facility), toLatLon(place)))) / 1000;

const buildFacilityLines = (places: readonly LatLonPair[], more = '') => [
  `name,type,status,biocharMaterials,inputRate${more && ',outputRate'},latitude,longitude`,
  ...places.map(
    ([latitude, longitude], index) =>
      `Facility ${index},Biochar Facility,Active,PKS,${12 * (index + 1)}${more},${latitude},${longitude}`
  )
];
const APPLICATION = [
  ...['ownerName', 'farmSize', 'crop', 'startDate', 'endDate', 'amountPerSpot', 'numberOfSpots'],
  ...['amountOfBiochar', 'transportVehicleType', 'officerName', 'officerEmail', 'contactInfo']
];
const buildApplicationLines = (places: readonly LatLonPair[], more = '') => [
  `${APPLICATION.join(',')}${more && ',distanceToFactory'},latitude,longitude`,
  ...places.map(
    ([latitude, longitude], index) =>
      `Owner ${index},2,Maize,2024-02-01,2024-02-03,5,20,100,Truck,Bola,b@x,0803${more},${latitude},${longitude}`
  )
];
const readDistances = () =>
  store.query<{ km: number | null; version: number }>(
    'SELECT distance_to_factory AS km, version FROM biochar_application ORDER BY owner_name'
  );
const readOutputRates = async () =>
  (
    await store.query<{ rate: string | null }>('SELECT output_rate AS rate FROM marker_asset ORDER BY name')
  ).map(({ rate }) => rate);

const FARMS: readonly LatLonPair[] = [
  [5.5, 7.5],
  [6.25, 7.75],
  [4.8, 8.3]
];
const FACILITIES: readonly LatLonPair[] = [
  [5.6, 8.1],
  [6.5, 7.2]
];

describe('[BY-07] the distance to the nearest facility', () => {
  it('is computed for imported applications regardless of the file; importing the same file changes nothing', async () => {
    await importCsv('factories', buildFacilityLines(FACILITIES));
    const first = await importCsv('biochar-applications', buildApplicationLines(FARMS, ',999'));
    expect(first).toMatchObject({ created: 3, refusals: 0, written: true });
    expect(first.notes.join(' ')).toContain('distanceToFactory');
    for (const [index, { km }] of (await readDistances()).entries())
      expect(km).toBeCloseTo(computeNearestKm(FARMS[index]!, FACILITIES), 9);
    expect(await importCsv('biochar-applications', buildApplicationLines(FARMS, ',1'))).toMatchObject({
      unchanged: 3
    });
  });

  it('is null without facilities, and is updated when facilities are added and moved; versions stay', async () => {
    await importCsv('biochar-applications', buildApplicationLines(FARMS));
    expect(await readDistances()).toEqual(FARMS.map(() => ({ km: null, version: 1 })));
    await importCsv('factories', buildFacilityLines(FACILITIES));
    const moved: readonly LatLonPair[] = [FACILITIES[0]!, [4.9, 8.2]];
    expect(await importCsv('factories', buildFacilityLines(moved))).toMatchObject({
      updated: 1,
      unchanged: 1
    });
    for (const [index, { km, version }] of (await readDistances()).entries())
      expect([km, version]).toEqual([expect.closeTo(computeNearestKm(FARMS[index]!, moved), 9), 1]);
  });

  it('is unchanged when the import is rolled back: a dry run, a refused row', async () => {
    await importCsv('factories', buildFacilityLines(FACILITIES));
    await importCsv('biochar-applications', buildApplicationLines(FARMS));
    const before = await readDistances();
    const moved = buildFacilityLines([[4.9, 8.2]]);
    expect(await importCsv('factories', moved, { dryRun: true })).toMatchObject({
      updated: 1,
      written: false
    });
    expect(await importCsv('factories', [...moved, 'Odd,No such type,Active,PKS,1,5,8'])).toMatchObject({
      written: false
    });
    expect(await readDistances()).toEqual(before);
  });

  it('is updated when the demonstration’s facilities are deleted', async () => {
    await store.query(`
      INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ('marker_asset', 'demo', true, 1);
      INSERT INTO marker_asset (name, marker_type, type, status, geom)
        VALUES ('Demo', 'Factory', 'Biochar Facility', 'Active', ST_SetSRID(ST_MakePoint(7.5, 5.5), 4326))`);
    await importCsv('biochar-applications', buildApplicationLines(FARMS));
    expect((await readDistances())[0]!.km).toBeCloseTo(0, 9);
    expect(await importCsv('factories', buildFacilityLines(FACILITIES))).toMatchObject({ removed: 1 });
    expect((await readDistances())[0]!.km).toBeCloseTo(computeNearestKm(FARMS[0]!, FACILITIES), 9);
  });

  it('is correct anywhere on Earth: far away, near the poles, at the antimeridian', async () => {
    const arbitraryDegrees = (min: number, max: number) =>
      fc.integer({ min: min * 1e6, max: max * 1e6 }).map((millionths) => millionths / 1e6);
    const place = fc.tuple(
      fc.oneof(arbitraryDegrees(4, 14), arbitraryDegrees(-90, 90)),
      fc.oneof(arbitraryDegrees(3, 15), arbitraryDegrees(-180, 180))
    );
    const writePointsSql = (places: readonly LatLonPair[]) =>
      `(VALUES ${places.map(([y, x], nth) => `(${nth}, ST_SetSRID(ST_MakePoint(${x}, ${y}), 4326))`).join(', ')})`;
    const many = fc.array(place, { minLength: 1, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(many, many, async (there, farms) => {
        await store.query('TRUNCATE marker_asset');
        await store.query(
          `INSERT INTO marker_asset (name, marker_type, type, status, geom)
             SELECT 'F' || nth, 'Factory', 'Biochar Facility', 'Active', geom FROM ${writePointsSql(there)} AS f(nth, geom)`
        );
        const found = await store.query<{ km: number }>(
          `SELECT ${writeFacilityKmSql('p.geom')} AS km FROM ${writePointsSql(farms)} AS p(nth, geom) ORDER BY nth`
        );
        expect(found.map(({ km }) => km)).toEqual(
          farms.map((farm) => expect.closeTo(computeNearestKm(farm, there), 4))
        );
      }),
      { numRuns: 60 }
    );
  });
});

describe('the output rate of imported factories', () => {
  it('is computed from the input rate and the parameters in force for biochar facilities; others keep the file’s rate', async () => {
    await store.query('INSERT INTO parameter_set (version, parameters, changed_by) VALUES (2, $1, $2)', [
      { ...DEFAULT_PARAMETERS, biocharOutputShare: 0.3 },
      'admin'
    ]);
    const lines = [
      'name,type,status,rawMaterials,biocharMaterials,inputRate,outputRate,latitude,longitude',
      'A,Biochar Facility,Active,,PKS,12,99,5.6,8.1',
      'B,Biochar Facility,Active,,PKS,0,,5.7,8.1',
      'C,Crushing Mill,Active,P1,,,7.5,5.8,8.1'
    ];
    const report = await importCsv('factories', lines);
    expect(report).toMatchObject({ created: 3, written: true });
    expect(report.notes.join(' ')).toContain('1 biochar facilities have an output rate');
    expect(await readOutputRates()).toEqual([String(12 * 0.3), '0', '7.5']);
    expect(await importCsv('factories', lines)).toMatchObject({ unchanged: 3 });
  });
});

it('checks plots again after an import of communities', async () => {
  const ring = [
    [7.701234, 5.1],
    [7.7022, 5.100012],
    [7.7022, 5.101],
    [7.701234, 5.1]
  ];
  await store.query(
    `INSERT INTO plot (supplier, community, commodity, shape, capture, captured_on, status)
     VALUES ('Ini', 'Ikot', 'oilPalm', $1, 'walked', '2026-01-01', 'draft')`,
    [JSON.stringify({ type: 'Polygon', coordinates: [ring] })]
  );
  await importCsv('communities', ['community,lgaCode,latitude,longitude', 'IKOT,UYOA,5.9,8.5']);
  const plots = await store.query('SELECT fault_codes AS codes, lga_code AS lga, version FROM plot');
  expect(plots).toEqual([{ codes: ['farFromCommunity'], lga: 'UYOA', version: 1 }]);
});
