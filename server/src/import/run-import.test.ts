import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findLga } from '@site/domain';
import { openTestStore } from '../store/test-store';
import { lgaDataset } from './datasets/lga';
import { roadsDataset } from './datasets/roads';
import { runImport } from './run-import';
import type { InputFile } from './dataset';
import type { ImportOptions } from './run-import';
import type { TestStore } from '../store/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
const folder = mkdtempSync(join(tmpdir(), 'site-import-'));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

/** Writes a file with this name and text. */
function writeInput(name: string, text: string): InputFile {
  const path = join(folder, name);
  writeFileSync(path, text);
  return { name, path };
}

const buildBox = (west: number, south: number, size = 0.5) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south]
];
const buildFeature = (state: string, name: string, ring: number[][] | null) => ({
  type: 'Feature',
  properties: { ADM1_EN: state, ADM2_EN: name },
  geometry: ring && { type: 'Polygon', coordinates: [ring] }
});
const createOptions = (name: string, text: string, more: Partial<ImportOptions> = {}): ImportOptions => ({
  file: writeInput(name, text),
  companions: {},
  map: [],
  attribution: 'Somebody, CC BY 4.0',
  dryRun: false,
  skipRefused: true,
  dataDir: folder,
  ...more
});
const countRows = async (table: string): Promise<number> =>
  (await store.query<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`))[0]!.rows;

describe('LGA boundaries', () => {
  const bowTie = [
    [8.5, 5],
    [9, 5.5],
    [9, 5],
    [8.5, 5.5],
    [8.5, 5]
  ];
  const features = [
    buildFeature('Akwa-Ibom', 'uyo', buildBox(7.5, 5)),
    buildFeature('Akwa Ibom', 'Itu', buildBox(8, 5)),
    buildFeature('Akwa Ibom', 'Uruan', bowTie),
    buildFeature('Akwa Ibom', 'Uyo', buildBox(7.5, 5)),
    buildFeature('Akwa Ibom', 'Atlantis', buildBox(7.5, 5)),
    buildFeature('Akwa Ibom', '', buildBox(7.5, 5)),
    buildFeature('Akwa Ibom', 'Oron', null),
    buildFeature('Akwa Ibom', 'Mbo', buildBox(5, 44))
  ];
  const buildCollection = (list = features) => JSON.stringify({ type: 'FeatureCollection', features: list });
  const findCode = (name: string) => findLga('Akwa Ibom', name)?.code;

  beforeAll(async () => {
    await store.query(
      `INSERT INTO mill (name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots,
         number_of_pressers, physically_tagged, geom)
       SELECT name, 'Small', 'abia', 'bende', 'BEND', false, false, 1, 1, true, ST_SetSRID(ST_MakePoint(x, y), 4326)
       FROM (VALUES ('in Itu', 8.2, 5.2), ('in none', 4.0, 9.0)) AS place (name, x, y)`
    );
  });

  it('writes nothing on a dry run, with the same report', async () => {
    const report = await runImport(
      store,
      lgaDataset,
      createOptions('lga.geojson', buildCollection(), { dryRun: true })
    );
    expect(report).toMatchObject({ read: 8, created: 3, updated: 0, unchanged: 0 });
    expect(await countRows('lga')).toBe(0);
    expect(await countRows('dataset_source')).toBe(0);
  });

  it('accepts valid rows, repairs what it can and names what it refuses', async () => {
    const report = await runImport(store, lgaDataset, createOptions('lga.geojson', buildCollection()));
    expect(report).toMatchObject({ read: 8, created: 3, updated: 0, unchanged: 0 });
    expect(report.repaired).toEqual([
      { row: 3, message: expect.stringMatching(/Uruan.*crossed itself.*made valid/) }
    ]);
    expect([...report.refused].sort((a, b) => a.row - b.row)).toEqual([
      { row: 4, message: expect.stringMatching(/feature 1 has the same code/) },
      {
        row: 5,
        field: 'ADM2_EN',
        message: expect.stringMatching(/'Atlantis' in 'Akwa Ibom' is not one of the 774/)
      },
      { row: 6, field: 'ADM2_EN', message: expect.stringMatching(/is empty; .*both state and LGA/) },
      { row: 7, field: 'geometry', message: 'it has no geometry' },
      { row: 8, field: 'geometry', message: expect.stringMatching(/not in Nigeria/) }
    ]);
    expect(report.notes.join(' ')).toMatch(/771 of the 774 LGAs are not in the file/);
    expect(await store.query('SELECT code, ST_IsValid(geom) AS valid FROM lga ORDER BY code')).toEqual(
      [findCode('Uyo'), findCode('Itu'), findCode('Uruan')]
        .sort()
        .map((each) => ({ code: each, valid: true }))
    );
  });

  it('rebuilds the state and sets the LGA of mills by their position', async () => {
    const [state] = await store.query<{ area: number }>(
      `SELECT ST_Area(geom) AS area FROM state_boundary WHERE name = 'Akwa Ibom'`
    );
    const { area } = state!;
    expect(area).toBeCloseTo(0.5 + 0.125, 6);
    expect(await store.query('SELECT name, lga_code, lga_slug, state_slug FROM mill ORDER BY name')).toEqual([
      { name: 'in Itu', lga_code: findCode('Itu'), lga_slug: 'itu', state_slug: 'akwa-ibom' },
      { name: 'in none', lga_code: 'BEND', lga_slug: 'bende', state_slug: 'abia' }
    ]);
  });

  it('writes nothing at all when a row is refused, unless refused rows are skipped', async () => {
    const moved = [buildFeature('Akwa Ibom', 'Uyo', buildBox(7.4, 5)), features[4]!];
    const report = await runImport(
      store,
      lgaDataset,
      createOptions('lga.geojson', buildCollection(moved), { skipRefused: false })
    );
    expect(report).toMatchObject({ written: false, updated: 1, refusals: 1 });
    const again = await runImport(store, lgaDataset, createOptions('lga.geojson', buildCollection()));
    expect(again).toMatchObject({ updated: 0, unchanged: 3 });
  });

  it('finds everything unchanged the second time', async () => {
    const report = await runImport(store, lgaDataset, createOptions('lga.geojson', buildCollection()));
    expect(report).toMatchObject({ created: 0, updated: 0, unchanged: 3, removed: 0 });
  });

  it('counts a boundary that moved as updated, and keeps its row', async () => {
    const before = await store.query('SELECT id FROM lga ORDER BY id');
    const report = await runImport(
      store,
      lgaDataset,
      createOptions(
        'lga.geojson',
        buildCollection([buildFeature('Akwa Ibom', 'Uyo', buildBox(7.4, 5)), features[1]!])
      )
    );
    expect(report).toMatchObject({ created: 0, updated: 1, unchanged: 1 });
    expect(await store.query('SELECT id FROM lga ORDER BY id')).toEqual(before);
  });

  it('notes an LGA that is far from its previous position', async () => {
    const list = [buildFeature('Akwa Ibom', 'Uyo', buildBox(5, 7.5)), features[1]!];
    const report = await runImport(
      store,
      lgaDataset,
      createOptions('lga.geojson', buildCollection(list), { dryRun: true })
    );
    expect(report.notes.join(' ')).toMatch(/1 of 2 LGAs lie more than 100 km from where they were/);
  });

  it('stores the attribution with the data', async () => {
    expect(
      await store.query(
        `SELECT dataset, attribution, demonstration, rows FROM dataset_source ORDER BY dataset`
      )
    ).toEqual([
      { dataset: 'lga', attribution: 'Somebody, CC BY 4.0', demonstration: false, rows: 3 },
      { dataset: 'state_boundary', attribution: 'Somebody, CC BY 4.0', demonstration: false, rows: 1 }
    ]);
    await expect(
      runImport(store, lgaDataset, createOptions('mine.geojson', buildCollection(), { attribution: null }))
    ).rejects.toThrow(/mine.geojson has no source/);
  });

  it('writes nothing when no row is valid', async () => {
    await expect(
      runImport(store, lgaDataset, createOptions('lga.geojson', buildCollection([features[4]!])))
    ).rejects.toThrow('No row of the file can be used; nothing was written.');
    expect(await countRows('lga')).toBe(3);
  });

  it('reads fields from other columns', async () => {
    const other = JSON.stringify({
      type: 'FeatureCollection',
      features: [
        {
          properties: { region: 'Akwa Ibom', title: 'Eket' },
          geometry: { type: 'Polygon', coordinates: [buildBox(9, 5)] }
        }
      ]
    });
    await expect(runImport(store, lgaDataset, createOptions('o.geojson', other))).rejects.toThrow(
      /no column for the field 'state'/
    );
    const report = await runImport(
      store,
      lgaDataset,
      createOptions('o.geojson', other, { map: ['state=region', 'lga=title'] })
    );
    expect(report.created).toBe(1);
  });
});

describe('roads', () => {
  const nodes =
    'Agglomeration_ID,agglosName,x,y\n1,Uyo,7.93,5.03\n2,Itu,7.98,5.2\n3,Aba,7.36,5.11\n4,Far,9,9\n';
  const edges = 'from,to,l,h,time\n1,2,20,trunk,20\n2,3,80,added,320\n';
  const importRoads = (edgeText = edges, nodeText = nodes, more: Partial<ImportOptions> = {}) =>
    runImport(
      store,
      roadsDataset,
      createOptions('edges.csv', edgeText, {
        companions: { nodes: writeInput('nodes.csv', nodeText) },
        ...more
      })
    );

  beforeAll(async () => {
    await store.query(
      `INSERT INTO road_node VALUES (1, 'demo', ST_SetSRID(ST_MakePoint(5, 5), 4326)), (2, 'demo', ST_SetSRID(ST_MakePoint(6, 5), 4326))`
    );
    await store.query(`INSERT INTO road_edge (id, source, target, class, length_km, speed_kph, geom)
      VALUES (1, 1, 2, 'trunk', 110, 80, ST_SetSRID(ST_MakeLine(ST_MakePoint(5, 5), ST_MakePoint(6, 5)), 4326))`);
    await store.query(
      `INSERT INTO dataset_source (dataset, attribution, demonstration, rows) VALUES ('road_edge', 'demo', true, 1)`
    );
  });

  it('replace the demonstration network: class, length and speed from the file, straight edges', async () => {
    expect(await importRoads(edges, nodes, { dryRun: true })).toMatchObject({ created: 2, removed: 1 });
    const report = await importRoads();
    expect(report).toMatchObject({ read: 2, created: 2, updated: 0, unchanged: 0, removed: 1 });
    expect(report.notes).toEqual(['1 of 4 nodes are not connected to the main network: Far (4).']);
    expect(
      await store.query(
        'SELECT source, target, class, length_km, speed_kph, surface, ST_NPoints(geom) AS points FROM road_edge ORDER BY id'
      )
    ).toEqual([
      { source: 1, target: 2, class: 'trunk', length_km: 20, speed_kph: 60, surface: 'asphalt', points: 2 },
      {
        source: 2,
        target: 3,
        class: 'unclassified',
        length_km: 80,
        speed_kph: 15,
        surface: 'earth',
        points: 2
      }
    ]);
    expect(await countRows('road_node')).toBe(4);
  });

  it('are unchanged the second time; a changed time is an update, a missing row a removal', async () => {
    expect(await importRoads()).toMatchObject({ created: 0, updated: 0, unchanged: 2, removed: 0 });
    expect(await importRoads('from,to,l,h,time\n1,2,20,trunk,15\n')).toMatchObject({
      updated: 1,
      unchanged: 0,
      removed: 1
    });
    expect(await importRoads()).toMatchObject({ created: 1, updated: 1 });
  });

  it('name the row and the fault of each refusal', async () => {
    const report = await importRoads(
      `${edges}1,9,5,trunk,5\n1,1,5,trunk,5\n1,3,x,trunk,5\n1,3,5,trunk,\n1,3,5,bridleway,5\n1,3,500,trunk,5\n`,
      `${nodes}4,Twice,9,9\nx,Bad,9,9\n5,Paris,2.3,48.9\n`
    );
    expect(report.refused.map(({ row, message }) => `${row} ${message}`)).toEqual([
      '6 nodes.csv: node 4 is listed twice',
      "7 nodes.csv: the node's Agglomeration_ID 'x' is not a whole number",
      '8 nodes.csv: the position 2.3, 48.9 is not in Nigeria; give degrees of WGS84, longitude first',
      "4 node '9' is not in the file of nodes",
      '5 it begins and ends at the same node',
      "6 its length 'x' is not a number of kilometres above 0",
      "7 its time '' is not a number of minutes above 0",
      expect.stringMatching(/^8 its class 'bridleway' is not known/),
      expect.stringMatching(/^9 500 km in 5 minutes is 6000 km\/h/)
    ]);
    expect(report.unchanged).toBe(2);
  });
});
