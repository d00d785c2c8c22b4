import fc from 'fast-check';
import { LGAS } from '@site/domain';
import { openTestStore } from '../store/test-store';
import { IMPORT_DATASETS } from './datasets';
import { findNearestLga } from './lga-spellings';
import { runImport } from './run-import';
import { createTestFolder } from './test-files';
import type { ImportOptions } from './run-import';
import type { TestStore } from '../store/test-store';

/* Rows that name an LGA or a state beside their position. */

const folder = createTestFolder();
let store: TestStore;
const LGAS_OF_FILE: readonly (readonly [name: string, code: string, west: number, south: number])[] = [
  ['Uyo', 'UYOA', 7.5, 5],
  ['Itu', 'ITUA', 8, 5]
];
beforeAll(async () => {
  store = await openTestStore();
  await store.query(`
    INSERT INTO lga (code, name, state, geom) VALUES
      ('UYOA', 'Uyo', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(3, 7, 3.5, 7.5, 4326))),
      ('OROB', 'Oron', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(8.5, 5, 9, 5.5, 4326)));
    INSERT INTO state_boundary (name, geom) VALUES ('Akwa Ibom', ST_Multi(ST_MakeEnvelope(3, 7, 3.5, 7.5, 4326)));
    INSERT INTO dataset_source (dataset, attribution, demonstration, rows)
      SELECT name, 'demonstration', true, 1 FROM unnest(ARRAY['lga', 'state_boundary']) AS name`);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const importText = (name: string, file: string, text: string, more: Partial<ImportOptions> = {}) =>
  runImport(
    store,
    IMPORT_DATASETS.find((dataset) => dataset.name === name)!,
    {
      file: folder.file(file, text),
      companions: {},
      map: [],
      attribution: `Source of ${name}`,
      dryRun: true,
      dataDir: folder.path,
      ...more
    }
  );
const importDepots = (rows: readonly string[], more: Partial<ImportOptions> = {}) =>
  importText(
    'cpo-depots',
    'depots.csv',
    ['name,capacity,stock,lat,lon,state,lga', ...rows.map((row, at) => `D${at},9,1,${row}`)].join('\n'),
    more
  );
const formatUyoRow = (latitude: number, longitude: number) => `${latitude},${longitude},Akwa Ibom,Uyo`;

it('are not compared with outlines of the demonstration, which a note explains', async () => {
  const report = await importDepots([formatUyoRow(5.2, 7.6)]);
  expect(report).toMatchObject({ created: 1, refusals: 0 });
  expect(report.notes.join(' ')).toMatch(
    /position of 1 line was not compared.*its outline is demonstration data. Import lga first/
  );
});

describe('beside real outlines', () => {
  beforeAll(async () => {
    const features = LGAS_OF_FILE.map(([lga, , west, south]) => ({
      type: 'Feature',
      properties: { state: 'Akwa Ibom', lga },
      geometry: {
        type: 'Polygon',
        coordinates: [[[west, south], [west + 0.5, south], [west + 0.5, south + 0.5], [west, south + 0.5], [west, south]]] // prettier-ignore
      }
    }));
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    await importText('lga', 'lga.geojson', text, { dryRun: false });
  });

  it('are accepted inside, accepted with a warning nearby and refused far away, row by row', async () => {
    const rows = [
      formatUyoRow(5.2, 7.6),
      formatUyoRow(5.2, 7.48),
      formatUyoRow(5.2, 8.2),
      formatUyoRow(7.6, 5.2),
      `5.2,7.6,,`
    ];
    const report = await importDepots(rows);
    expect(report).toMatchObject({ created: 3, refusals: 2, warnings: 1 });
    expect(report.warned).toEqual([
      { row: 3, field: 'position', message: 'lies 2.2 km outside Uyo (Akwa Ibom)' }
    ]);
    expect(report.refused).toEqual([
      {
        row: 4,
        field: 'position',
        message:
          'lies 22 km outside Uyo (Akwa Ibom); correct the position or the place (--accept-positions accepts it)'
      },
      {
        row: 5,
        field: 'position',
        message: expect.stringMatching(
          /outside Uyo \(Akwa Ibom\); longitude and latitude look swapped \(--accept/
        )
      }
    ]);
  });

  it('are accepted with --accept-positions, with a warning', async () => {
    const report = await importDepots([formatUyoRow(5.2, 8.2)], { acceptPositions: true });
    expect(report).toMatchObject({ created: 1, refusals: 0, warnings: 1 });
  });

  it('are compared with the state when no LGA is named, but not with a demonstration outline', async () => {
    const importFarms = (x: number) =>
      importText('commercial-farms', 'farms.csv', `Name,State,lat,lon\nA,Akwa Ibom,5.2,${x}\n`);
    await store.query(`UPDATE state_boundary SET geom = ST_Multi(ST_MakeEnvelope(7.5, 5, 8.5, 5.5, 4326))`);
    expect((await importFarms(8.2)).notes.join(' ')).toMatch(/not compared/);
    await store.query(`DELETE FROM demonstration_row WHERE table_name = 'state_boundary'`);
    expect(await importFarms(8.2)).toMatchObject({ refusals: 0 });
    expect((await importFarms(10)).refused).toEqual([
      { row: 2, field: 'position', message: expect.stringMatching(/^lies \d+ km outside Akwa Ibom;/) }
    ]);
    const report = await importDepots(['5.2,7.6,Akwa Ibom,']);
    expect(report).toMatchObject({ refusals: 0, warnings: 0 });
    expect((await importDepots(['6.9,7.6,Akwa Ibom,'])).refused).toHaveLength(1);
  });

  it('are compared for areas too, which only need to touch the LGA', async () => {
    const buildSquare = (west: number) => [[[west, 5], [west + 0.1, 5], [west + 0.1, 5.1], [west, 5.1], [west, 5]]]; // prettier-ignore
    const buildFarm = (west: number) => ({
      type: 'Feature',
      properties: { farmerName: 'Eno', crop: 'Maize', state: 'Akwa Ibom', lga: 'Uyo' },
      geometry: { type: 'Polygon', coordinates: buildSquare(west) }
    });
    const text = JSON.stringify({ type: 'FeatureCollection', features: [buildFarm(7.95), buildFarm(8.3)] });
    const report = await importText('geofenced-farms', 'farms.geojson', text);
    expect(report).toMatchObject({ created: 1, refusals: 1, unit: 'feature' });
  });

  it('are compared with one statement for any count of rows', async () => {
    const countStatements = async (rows: number): Promise<number> => {
      let statements = 0;
      const counting: TestStore = {
        ...store,
        transaction: (work) =>
          store.transaction((query) =>
            work((sql, params) => {
              statements += 1;
              return query(sql, params);
            })
          )
      };
      const text = Array.from({ length: rows }, (_, at) => `D${at},9,1,${formatUyoRow(5.2, 8.2)}`);
      await runImport(
        counting,
        IMPORT_DATASETS.find(({ name }) => name === 'cpo-depots')!,
        {
          file: folder.file('many.csv', ['name,capacity,stock,lat,lon,state,lga', ...text].join('\n')),
          companions: {},
          map: [],
          attribution: 'x',
          dryRun: true,
          dataDir: folder.path
        }
      );
      return statements;
    };
    expect(await countStatements(900)).toBe(await countStatements(9));
  });
});

describe('spellings of LGAs', () => {
  it('suggest the nearest name of the list, within the state if it is known', () => {
    const letter = fc.constantFrom(...'abcdefghijklmnoprstuwxyz');
    fc.assert(
      fc.property(
        fc.constantFrom(...LGAS.filter(({ name }) => name.length > 7)),
        fc.nat(6),
        letter,
        (lga, at, sign) => {
          const typed = `${lga.name.slice(0, at)}${sign}${lga.name.slice(at)}`;
          const near = findNearestLga(lga.state, typed);
          expect(near?.state).toBe(lga.state);
          expect(findNearestLga(lga.state, lga.name)).toBe(lga);
        }
      )
    );
    expect(findNearestLga('Akwa Ibom', 'Atlantis')).toBeUndefined();
    expect(findNearestLga('Oyo', 'Ogbomosho Sout')).toMatchObject({ name: 'Ogbomosho South', state: 'Oyo' });
  });

  it('are stored for later imports', async () => {
    const rows = ['5.2,7.6,Akwa-Ibom,UYO Munic.'];
    const [refusal] = (await importDepots(rows)).refused;
    expect(refusal!.message).toMatch(/^'UYO Munic.' in 'Akwa-Ibom' is not one of the 774 LGAs/);
    const lgaSpellings = folder.file('spellings.csv', 'state,lga,code\nakwa ibom,Uyo munic,uyoa\n');
    expect(await importDepots(rows, { lgaSpellings })).toMatchObject({ created: 1, refusals: 0 });
    expect(await importDepots(rows)).toMatchObject({ refusals: 1 });
    expect(await importDepots(rows, { lgaSpellings, dryRun: false })).toMatchObject({ written: true });
    expect(await importDepots(rows)).toMatchObject({ unchanged: 1, refusals: 0 });
    const wrong = folder.file('wrong.csv', 'state,lga,code\nOyo,Ibadan,ZZZZ\n');
    await expect(importDepots(rows, { lgaSpellings: wrong })).rejects.toThrow(
      "wrong.csv, line 2: 'ZZZZ' is not the code of an LGA; give one such as UYOA."
    );
  });
});

it('adds up: every row read is new, updated, unchanged or refused', async () => {
  const row = fc.record({
    name: fc.constantFrom('A', 'B', 'C', ''),
    stock: fc.constantFrom('1', 'x', '', '20'),
    lat: fc.constantFrom('5.2', '9', 'y', ''),
    lga: fc.constantFrom('Uyo', 'Itu', 'Atlantis', '')
  });
  await fc.assert(
    fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
      const lines = rows.map(
        ({ name, stock, lat, lga }) => `${name},10,${stock},${lat},7.6,Akwa Ibom,${lga}`
      );
      const report = await importText(
        'cpo-depots',
        'sum.csv',
        ['name,capacity,stock,lat,lon,state,lga', ...lines].join('\n')
      );
      const { read, created, updated, unchanged, refusedRows } = report;
      expect([read, created + updated + unchanged + refusedRows]).toEqual([rows.length, rows.length]);
    }),
    { numRuns: 25 }
  );
});
