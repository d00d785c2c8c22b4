import { findCandidates } from '../arcgis/geocode/find-candidates';
import { computeFreshSums, readStoredSums } from '../figures/test-stored-sums';
import { communityTransactions } from '../layers/transactions';
import { openTestStore } from '../store/test-store';
import { IMPORT_DATASETS } from './datasets';
import { runImport } from './run-import';
import {
  WGS84_PRJ,
  buildDbf,
  buildParts,
  buildShapes,
  buildPointShapefile,
  createTestFolder,
  buildZip
} from './test-files';
import { SAMPLES } from './test-samples';
import type { DbfTestColumn } from './test-files';
import type { Report } from './report';
import type { ImportOptions } from './run-import';
import type { TestStore } from '../store/test-store';
import { preferEmbeddedDatabase } from '../store/test-driver';

preferEmbeddedDatabase();

/* Steps of the engine on the rows of a file of any dataset. */

const folder = createTestFolder();
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  await store.query(`
    INSERT INTO lga (code, name, state, geom) VALUES
      ('UYOA', 'Uyo', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(7.5, 5, 8, 5.5, 4326))),
      ('ITUA', 'Itu', 'Akwa Ibom', ST_Multi(ST_MakeEnvelope(8, 5, 8.5, 5.5, 4326)));
    INSERT INTO agent (first_name, last_name) VALUES ('Ada', 'Obi'), ('Demo', 'Agent'), ('Idle', 'Agent');
    INSERT INTO mill (name, size, state_slug, lga_slug, lga_code, cracker, separator, number_of_pots, number_of_pressers,
        physically_tagged, geom)
      SELECT name, 'Small', 'akwa-ibom', 'uyo', code, false, false, 1, 1, true, ST_SetSRID(ST_MakePoint(7.6, 5.1), 4326)
      FROM (VALUES ('Twin', 'UYOA'), ('Twin', 'ITUA'), ('Sole', 'UYOA')) AS row (name, code);
    INSERT INTO purchase (mill_id, agent_id, purchased_on, tonnes, price_per_tonne) VALUES (1, 2, '2024-01-01', 1, 1);
    INSERT INTO marker_asset (name, marker_type, type, status, version, geom) VALUES
      ('Demo factory', 'Factory', 'Refinery', 'Active', 1, ST_SetSRID(ST_MakePoint(7.6, 5.1), 4326)),
      ('Edited factory', 'Factory', 'Refinery', 'Active', 2, ST_SetSRID(ST_MakePoint(7.6, 5.1), 4326)),
      ('Demo AP', 'AP', 'AP', 'Active', 1, ST_SetSRID(ST_MakePoint(7.6, 5.1), 4326));
    INSERT INTO dataset_source (dataset, attribution, demonstration, rows)
      SELECT name, 'demonstration', true, 3 FROM unnest(ARRAY['agent', 'mill', 'marker_asset']) AS name`);
});
afterAll(async () => {
  await store.close();
  folder.remove();
});

const importCsv = (name: string, csv: string, more: Partial<ImportOptions> = {}) =>
  runImport(
    store,
    IMPORT_DATASETS.find((dataset) => dataset.name === name)!,
    {
      file: folder.file(`${name}.csv`, csv),
      companions: {},
      map: [],
      attribution: `Source of ${name}`,
      dryRun: false,
      dataDir: folder.path,
      ...more
    }
  );
const queryNames = async (sql: string): Promise<string[]> =>
  (await store.query<{ name: string }>(sql)).map(({ name }) => name);

describe('a file of points', () => {
  it('takes positions from columns and the LGA from the position', async () => {
    const report = await importCsv('cpo-depots', 'Depot,capacity,stock,LAT,Long\nA,9,1,5.2,8.2\n');
    expect(report).toMatchObject({ created: 1, written: true });
    expect(
      await store.query('SELECT name, lga, state, ST_X(geom) AS x, ST_Y(geom) AS y FROM cpo_depot')
    ).toEqual([{ name: 'A', lga: 'Itu', state: 'Akwa Ibom', x: 8.2, y: 5.2 }]);
  });

  it('reads a property that only late features have, and notes the late columns', async () => {
    const buildFeature = (name: string, more: object = {}) => ({
      type: 'Feature',
      properties: { name, capacity: 9, stock: 1, ...more },
      geometry: { type: 'Point', coordinates: [8.2, 5.2] }
    });
    const features = Array.from({ length: 1_000 }, (_, index) => buildFeature(`Late ${index}`));
    features.push(buildFeature('Late place', { state: 'Akwa Ibom', lga: 'Itu', colour: 'red' }));
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const report = await importCsv('cpo-depots', '', {
      file: folder.file('late.geojson', text),
      dryRun: true
    });
    expect(report).toMatchObject({ created: 1_001, refusals: 0 });
    expect(report.notes).toContain(
      'Columns that no feature of the first 1000 has: state, lga, colour. Read of these: state, lga.'
    );
  });

  it('finds a column that is required, or named with --map, after the first thousand features', async () => {
    const buildFeature = (properties: object, z: number[] = []) => ({
      type: 'Feature',
      properties,
      geometry: { type: 'Point', coordinates: [8.2, 5.2, ...z] }
    });
    const features = Array.from({ length: 1_000 }, (_, index) =>
      buildFeature({ name: `Early ${index}`, capacity: 9 })
    );
    features.push(buildFeature({ name: 'Late', capacity: 9, stock: 1, area: 'Akwa Ibom' }, [120]));
    const text = JSON.stringify({ type: 'FeatureCollection', features });
    const file = folder.file('needed.geojson', text);
    const report = await importCsv('cpo-depots', '', {
      file,
      dryRun: true,
      skipRefused: true,
      map: ['state=area']
    });
    expect(report).toMatchObject({ read: 1_001, created: 1, refusals: 1_000 });
    expect(report.refused[0]).toEqual({ row: 1, field: 'stock', message: expect.stringMatching(/is empty/) });
    expect(report.notes).toContain(
      '1 feature has heights or measures; only longitude and latitude are read.'
    );
    await expect(importCsv('cpo-depots', '', { file, map: ['stock=store'] })).rejects.toThrow(
      "needed.geojson has no column 'store' for the field 'stock'. It has: name, capacity, stock, area."
    );
  });

  it('names the columns that are not read', async () => {
    const report = await importCsv('agents', 'first_name,last_name,phone,,\nAda,Obi,0803,note,\n', {
      dryRun: true
    });
    expect(report.notes).toContain(
      'Columns of agents.csv that are not read: phone, (column 4, without a heading) (--map FIELD=COLUMN reads a field from one).'
    );
  });

  it('accepts only valid numbers as numbers', async () => {
    const cells = ['0x5', '1e', 'Infinity', '0b1', '1_000', '--5', '5 t', 'NaN', '1e400'];
    const good = ['+5', '5.', '.5', '1e3', '1.5E+2'];
    const csv = ['Location,DIST_KM,lat,lon', ...[...cells, ...good].map((cell, at) => `P${at},${cell},5,7`)];
    const report = await importCsv('mills-distance', csv.join('\n'), { dryRun: true, skipRefused: true });
    expect(report.created).toBe(good.length);
    expect(report.refused.map(({ message }) => message.split(';')[0])).toEqual(
      cells.map((cell) => `'${cell}' is not a number`)
    );
  });

  it('reports for each fault the line, the column, the problem and the correction', async () => {
    const report = await importCsv(
      'cpo-depots',
      [
        'name,capacity,stock,lat,lon,state,lga',
        'A,ten,-1,5.2,8.2,,',
        'B,"1,000",1,5.2,8.2,,',
        'C,10,11,5.2,8.2,,',
        'D,10,1,8.2,5.2,Akwa Ibom,Atlantis',
        'E,10,1,,,,',
        'F,10,1,48.9,2.3,,',
        'G,10,1,9,9,,',
        'H,10,1,5.2,8.2,,',
        'H,10,1,5.2,8.2,Akwa Ibom,itu'
      ].join('\n')
    );
    expect(report).toMatchObject({ read: 9, written: false, unit: 'line' });
    const lines = [...report.refused].sort((a, b) => a.row - b.row);
    expect(lines.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      `2 capacity: 'ten' is not a number; give a number above 0 to 10000000, t`,
      `2 stock: -1 is not allowed; give a number from 0 to 10000000, t`,
      `3 capacity: '1,000' is not a number; give a number above 0 to 10000000, t, without thousands separators`,
      `4 stock: 11 t are more than the capacity; correct one of them`,
      `5 lga: 'Atlantis' in 'Akwa Ibom' is not one of the 774 LGAs; correct the spelling, or assign it to an LGA (--lga-spellings)`,
      `6 lat: there is no position; give latitude and longitude`,
      `7 lat: the position 2.3, 48.9 is not in Nigeria; give degrees of WGS84, longitude first`,
      `8 lga: lies in no LGA; check its position, or name state and LGA`,
      `10 undefined: line 9 has the same name, state, lga; keep one of them`
    ]);
    expect(await queryNames('SELECT name FROM cpo_depot')).toEqual(['A']);
  });

  it('reads days in common formats, and refuses invalid ones', async () => {
    const rows = ['2024-02-29', '29-02-2024', '29/02/2024', '2024-02-29T00:00:00Z', '2023-02-29', 'soon'];
    const csv = ['millName,date,tonnes,price', ...rows.map((day) => `Sole,${day},1,36000`)].join('\n');
    const report = await importCsv('purchases', csv, { skipRefused: true });
    expect(report).toMatchObject({ created: 4, refusals: 2 });
    expect(await store.query(`SELECT DISTINCT purchased_on FROM purchase WHERE mill_id = 3`)).toEqual([
      { purchased_on: '2024-02-29' }
    ]);
  });
});

describe('cells that a spreadsheet changed', () => {
  const summariseNotes = ({ refused, warned }: Pick<Report, 'refused' | 'warned'>) => ({
    refused: refused.map(({ row, field, message }) => `${row} ${field}: ${message.split(';')[0]}`),
    warned: warned.map(({ row, field, message }) => `${row} ${field}: ${message.split(';')[0]}`)
  });

  it('refuses telephone numbers without their last digits and warns of lost zeros', async () => {
    const phones = ['8031234567', '2.34803E+12', '8.03E+09', '+234 803 123 4567', '0803-123-4567', '#VALUE!', '2348031234567.0']; // prettier-ignore
    const csv = [
      'name,phoneNumber,factoryType,rawMaterials,status,latitude,longitude',
      ...phones.map((phone, at) => `Cust ${at},${phone},Refinery,P1,Active,5.0370,7.9233`)
    ].join('\r\n');
    const report = await importCsv('customers', csv, { skipRefused: true });
    expect(summariseNotes(report)).toEqual({
      refused: [
        `3 phoneNumber: '2.34803E+12' is a number that a spreadsheet shortened: its last digits are lost`,
        `4 phoneNumber: '8.03E+09' is a number that a spreadsheet shortened: its last digits are lost`,
        `7 phoneNumber: contains the spreadsheet error '#VALUE!'`
      ],
      warned: [
        `2 phoneNumber: '8031234567' has 10 digits: its leading 0 looks lost`,
        `8 phoneNumber: '2348031234567.0' ends like a number of a spreadsheet`
      ]
    });
    expect(await queryNames('SELECT phone_number AS name FROM customer ORDER BY customer.name')).toEqual([
      '8031234567',
      '+2348031234567',
      '0803-123-4567',
      '2348031234567'
    ]);
    // An export groups the digits; the record is unchanged.
    const [header] = csv.split('\r\n');
    const rest = 'Refinery,P1,Active,5.0370,7.9233';
    const exported = [header, `Cust 3,'+234 803 123 4567,${rest}`, `Cust 0,803 123 4567,${rest}`].join(
      '\r\n'
    );
    expect(await importCsv('customers', exported)).toMatchObject({ unchanged: 2, updated: 0 });
  });

  it('refuses formula errors in names and warns of placeholders for a missing value', async () => {
    const cells = ['#REF!', 'N/A', 'NULL', 'nan', '-', '=1+1', 'None', '\u200b'];
    const csv = [
      'poi_name,farm_type,latitude,longitude',
      ...cells.map((cell) => `${cell},Subsistence,5.0370,7.9233`)
    ].join('\r\n');
    const report = await importCsv('maize-farms', csv, { dryRun: true, skipRefused: true });
    expect(summariseNotes(report)).toEqual({
      refused: [`2 poi_name: contains the spreadsheet error '#REF!'`, `9 poi_name: is empty`],
      warned: [
        `3 poi_name: 'N/A' looks like a sign for a missing value`,
        `4 poi_name: 'NULL' looks like a sign for a missing value`,
        `5 poi_name: 'nan' looks like a sign for a missing value`,
        `6 poi_name: '-' looks like a sign for a missing value`,
        `7 poi_name: '=1+1' looks like a formula, not its result`,
        `8 poi_name: 'None' looks like a sign for a missing value`
      ]
    });
  });

  it('adds no warnings for a refused row', async () => {
    const csv = 'poi_name,farm_type,latitude,longitude\nN/A,Palace,5.0370,7.9233\n';
    expect(summariseNotes(await importCsv('maize-farms', csv))).toMatchObject({ warned: [] });
  });
});

describe('a column of days', () => {
  const buildPurchaseCsv = (...days: string[]) =>
    ['millName,date,tonnes,price', ...days.map((day) => `Sole,${day},1,36000`)].join('\n');
  const loadDays = (...days: string[]) =>
    importCsv('purchases', buildPurchaseCsv(...days), { dryRun: true, skipRefused: true });
  const listRefusedRows = ({ refused }: Pick<Report, 'refused'>) => refused.map(({ row }) => row).sort();

  it('has its ambiguous days refused when another day is only valid month-first', async () => {
    const report = await loadDays(
      '03/04/2025',
      '04/17/2025',
      '2025-05-01',
      '12/31/2024',
      '04/04/2025',
      '3/4/2025'
    );
    expect(report).toMatchObject({ created: 2 });
    expect(listRefusedRows(report)).toEqual([2, 3, 5, 7]);
    expect(report.refused.find(({ row }) => row === 2)).toEqual({
      row: 2,
      field: 'date',
      message:
        "'03/04/2025' may be 2025-04-03 or 2025-03-04: date has days with the month first ('04/17/2025' in line 3); write all its days as 2024-12-31"
    });
  });

  it('finds the month-first day after thousands of ambiguous ones', async () => {
    const report = await loadDays(
      ...Array.from({ length: 2_500 }, () => '03/04/2025'),
      '2025-01-01',
      '3/25/2025'
    );
    expect(report).toMatchObject({ created: 1, refusals: 2_501 });
  });

  it('is read by the evidence of the other columns when it has none itself', async () => {
    const buildCsv = (first: string) =>
      'ownerName,farmSize,crop,startDate,endDate,amountPerSpot,numberOfSpots,amountOfBiochar,transportVehicleType,officerName,officerEmail,contactInfo,eventId,batchIds,lat,lon\n' +
      `Ime,2,Maize,${first},06/07/2025,5,20,100,Truck,Bola,b@x,0803,EV-1,B1,5.1,7.6\n` +
      'Eno,2,Maize,2025-05-06,06/07/2025,5,20,100,Truck,Bola,b@x,0803,EV-1,B1,5.1,7.6\n';
    const report = await importCsv('biochar-applications', buildCsv('04/17/2025'), { dryRun: true });
    expect(report.refused.map(({ row, field }) => `${row} ${field}`)).toEqual(['2 startDate', '3 endDate']);
    const other = await importCsv('biochar-applications', buildCsv('17/04/2025'), { dryRun: true });
    expect(other).toMatchObject({ created: 2 });
    expect(other.notes.join()).toMatch(/Days of endDate were read with the day first \(06\/07\/2025\)/);
  });

  it('is read day-first, with a note when no row shows the order', async () => {
    const unsure = await loadDays('03/04/2025', '05/06/2025');
    expect(unsure).toMatchObject({ created: 2, refusals: 0 });
    expect(unsure.notes).toContain(
      'Days of date were read with the day first (03/04/2025); no row shows whether that is right. Days such as 2024-12-31 leave no doubt.'
    );
    const sure = await loadDays('03/04/2025', '25/06/2025');
    expect(sure).toMatchObject({ created: 2, refusals: 0 });
    expect(sure.notes.join()).not.toMatch(/day first/);
  });
});

it('refuses numbers with a possible thousands point in a column with decimal commas', async () => {
  const csv = 'Location,DIST_KM,lat,lon\nA,1.234,5,7\nB,"2,5",5,7\nC,3.25,5,7\n';
  const report = await importCsv('mills-distance', csv, { dryRun: true, skipRefused: true });
  expect(report).toMatchObject({ created: 1 });
  expect(report.refused.find(({ row }) => row === 2)).toEqual({
    row: 2,
    field: 'DIST_KM',
    message:
      "'1.234' may be 1234 or 1.234: DIST_KM has numbers with a comma before the decimals ('2,5' in line 3); write all its numbers with a point before the decimals and nothing between thousands"
  });
});

it('notes a column whose points may separate thousands', async () => {
  const buildCsv = (...distances: string[]) =>
    ['Location,DIST_KM,lat,lon', ...distances.map((one, at) => `Far ${at},${one},5.037,7.923`)].join('\n');
  const readNotes = async (...distances: string[]) =>
    (await importCsv('mills-distance', buildCsv(...distances), { dryRun: true })).notes.join();
  expect(await readNotes('1.234', '12.500', '7')).toContain(
    'Numbers of DIST_KM were read with a point before the decimals (1.234); no row shows whether that is right. If it separates thousands, write them without it.'
  );
  expect(await readNotes('1.234', '12.5')).not.toMatch(/separates thousands/);
  expect(await readNotes('7')).not.toMatch(/separates thousands/);
});

describe('a file of outlines', () => {
  const buildCsv = (...outlines: string[]) =>
    [
      'name,state,status,coordinates',
      ...outlines.map((outline, at) => `Park ${at},Akwa Ibom,Active,"${outline}"`)
    ].join('\n');

  it('[DM-02] takes outlines written as coordinate lists from a column', async () => {
    const report = await importCsv('industrial-parks', buildCsv('5.1,7.6; 5.1,7.7; 5.2,7.7; 5.1,7.6'));
    expect(report).toMatchObject({ created: 1, refusals: 0, written: true });
    expect(
      await store.query(
        'SELECT name, ST_AsText(geom) AS outline, round(hectare) AS hectares FROM industrial_park'
      )
    ).toEqual([
      {
        name: 'Park 0',
        outline: 'MULTIPOLYGON(((7.6 5.1,7.7 5.1,7.7 5.2,7.6 5.1)))',
        hectares: expect.any(Number)
      }
    ]);
  });

  it('[DM-02] reports for each row what is wrong with its list, in the texts of the validator', async () => {
    const text = buildCsv(
      '5.1,7.6;5.1,7.7;5.1,7.6',
      '5.1,7.6;5.1,7.7;5.2,7.7;5.2,7.6',
      '5.1,7.6;5.2,7.7;5.1,7.7;5.2,7.6;5.1,7.6',
      '95,7.6;5.1,197;here,7.7;5.1;95,7.6',
      '5.1,7.6;5.1,7.7;5.1,7.7;5.2,7.7;5.1,7.6',
      ''
    );
    const { refused, written } = await importCsv('industrial-parks', text);
    expect(written).toBe(false);
    expect(refused.map(({ row, field, message }) => [row, field, message])).toEqual([
      [2, 'coordinates', 'At least 4 coordinate pairs are required to form a polygon'],
      [2, 'coordinates', 'Polygon is invalid: edges cross (self-intersecting polygon)'],
      [3, 'coordinates', 'Polygon must be closed: the last coordinate must match the first'],
      [4, 'coordinates', 'Polygon is invalid: edges cross (self-intersecting polygon)'],
      [5, 'coordinates', 'The latitude of coordinate pair 1 (95,7.6) must be between -90 and 90'],
      [5, 'coordinates', 'The longitude of coordinate pair 2 (5.1,197) must be between -180 and 180'],
      [5, 'coordinates', 'Coordinate pair 3 (here,7.7) must contain two numbers'],
      [5, 'coordinates', "Coordinate pair 4 (5.1) must be written 'lat,lon'"],
      [5, 'coordinates', 'The latitude of coordinate pair 5 (95,7.6) must be between -90 and 90'],
      [6, 'coordinates', 'Coordinate pair 3 (5.1,7.7) is the same as pair 2'],
      [7, 'coordinates', 'there is no outline; give its coordinates']
    ]);
  });
});

describe('a stated area', () => {
  const buildOutline = (x: number) => `"5.1,${x};5.1,${x + 0.01};5.11,${x + 0.01};5.11,${x};5.1,${x}"`;

  it('gives a warning with both figures when it differs from its outline by more than 5 %, and is imported', async () => {
    // Each outline measures 122.6 ha, 302.8 acres.
    const report = await importCsv(
      'protected-areas',
      `name,hectare,outline\nFar,12.5,${buildOutline(7.6)}\nNear,117,${buildOutline(7.62)}\nToo much,129,${buildOutline(7.64)}\nMeasured,,${buildOutline(7.66)}\n`
    );
    expect(report).toMatchObject({ created: 4, warnings: 2 });
    expect(report.warned).toEqual([
      {
        row: 2,
        field: 'hectare',
        message: '12.5 ha is stated and the outline measures 122.6 ha; more than 5 % apart'
      },
      {
        row: 4,
        field: 'hectare',
        message: '129 ha is stated and the outline measures 122.6 ha; more than 5 % apart'
      }
    ]);
    const rows = await store.query<{ hectare: number }>('SELECT hectare FROM protected_area ORDER BY name');
    expect(rows.map(({ hectare }) => Math.round(hectare * 10) / 10)).toEqual([12.5, 122.6, 117, 129]);
    const sample = { ...SAMPLES['oil-palm-clusters']!.properties, area_ha: 122.4, acre_area: 122.4 };
    const cells = Object.values(sample).join(',');
    const clusters = await importCsv(
      'oil-palm-clusters',
      `${Object.keys(sample).join(',')},outline\n${cells},${buildOutline(7.6)}\n`
    );
    expect(clusters.warned).toEqual([
      {
        row: 2,
        field: expect.any(String),
        message: expect.stringMatching(/^122.4 acres is stated .* 303 acres/)
      }
    ]);
    const roofs = await importCsv('roof-footprints', `area_in_me,outline\n900,${buildOutline(7.6)}\n`);
    expect(roofs.warned).toEqual([
      { row: 2, field: 'area_in_me', message: expect.stringMatching(/^900 m² is stated/) }
    ]);
  });
});

describe('imported data', () => {
  it('are found by the search: a town by its name, with its state', async () => {
    const csv = 'town,population,lat,lon\nIkot Abasi,210000,5.2,8.2\nNdon Eyo,,5.1,7.6\n';
    expect(await importCsv('places', csv)).toMatchObject({ created: 2, refusals: 0 });
    expect((await findCandidates(store, 'ikot ab', 5)).map(({ address }) => address.Match_addr)).toEqual([
      'Ikot Abasi, Akwa Ibom'
    ]);
    expect(await store.query('SELECT name, rank, population FROM place ORDER BY name')).toEqual([
      { name: 'Ikot Abasi', rank: 2, population: 210_000 },
      { name: 'Ndon Eyo', rank: 4, population: null }
    ]);
  });

  it('have an LGA; one without a purchase is not in the summary of transactions', async () => {
    await importCsv('communities', 'community,lat,lon\nQuiet,5.2,8.2\n');
    expect(
      await store.query(
        'SELECT community.name, lga.state FROM community JOIN lga ON lga.code = community.lga_code'
      )
    ).toEqual([{ name: 'Quiet', state: 'Akwa Ibom' }]);
    expect(await store.query(`SELECT community.name FROM ${communityTransactions.from}`)).toEqual([]);
  });
});

describe('a figure', () => {
  it('is unknown when it is blank, without effect on the others; a row without any figure is refused', async () => {
    const csv =
      'state,lga,year,Production,landSize\nAkwa Ibom,Uyo,2023,1000,\nAkwa Ibom,Itu,2023,,500\nAkwa Ibom,Uyo,2022,,\n';
    const report = await importCsv('maize-production', csv, { skipRefused: true });
    expect(report).toMatchObject({ created: 2, refusals: 1 });
    expect(report.refused).toEqual([
      { row: 4, field: 'Production', message: 'is empty; give one of Production, landSize' }
    ]);
    expect(
      await store.query('SELECT lga_code, production_t, land_ha FROM maize_production ORDER BY lga_code')
    ).toEqual([
      { lga_code: 'ITUA', production_t: null, land_ha: 500 },
      { lga_code: 'UYOA', production_t: 1000, land_ha: null }
    ]);
  });

  it('in another unit is refused with the expected unit', async () => {
    await store.query(
      `INSERT INTO state_boundary (name, geom) VALUES ('Jigawa', ST_Multi(ST_MakeEnvelope(9, 12, 10, 13, 4326)))`
    );
    const report = await importCsv('cassava-states', 'State,planted,produced,rank\nJigawa,45000,450,1\n');
    expect(report.refused).toEqual([
      {
        row: 2,
        field: 'planted',
        message: '45000 is not allowed; give a number from 0 to 2000, thousands of hectares'
      }
    ]);
    const blank = await importCsv('cassava-states', 'State,planted,produced,rank\nJigawa,,450,\n');
    expect(blank).toMatchObject({ created: 1, refusals: 0 });
    expect(await store.query('SELECT planted_kha, produced_kt, rank FROM cassava_state')).toEqual([
      { planted_kha: null, produced_kt: 450, rank: null }
    ]);
  });
});

describe('rows with the same key', () => {
  it('are one item, or as many as the file has if the dataset allows repeats', async () => {
    const csv = 'millName,date,tonnes,price\nSole,2024-05-01,2,36000\nSole,2024-05-01,2,36000\n';
    expect(await importCsv('purchases', csv)).toMatchObject({ created: 2, unchanged: 0 });
    expect(await readStoredSums(store)).toEqual(await computeFreshSums(store));
    expect(await importCsv('purchases', csv)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await importCsv('purchases', `${csv}Sole,2024-05-01,2,36000\n`)).toMatchObject({
      created: 1,
      unchanged: 2
    });
  });
});

describe('a row that refers to another table', () => {
  it('is refused when no row or several rows match, with advice on how to choose', async () => {
    const csv =
      'millName,agentName,date,tonnes,price\nNone,,2024-05-02,2,1\nTwin,,2024-05-02,2,1\nSole,Nobody,2024-05-02,2,1\n';
    const report = await importCsv('purchases', csv);
    expect(report.refused.map(({ row, field, message }) => `${row} ${field}: ${message}`)).toEqual([
      `2 millName: 'None': there is no such mill; import the dataset mills first, or correct it`,
      `3 millName: 'Twin': 2 have this name; name its LGA (lgaCode) or its number (millId)`,
      `4 agentName: 'Nobody': there is no such agent; import the dataset agents first, or correct the name`
    ]);
  });

  it('finds the row by its LGA or its number', async () => {
    const csv = 'millName,millId,lgaCode,date,tonnes,price\nTwin,,ITUA,2024-05-03,2,1\n,3,,2024-05-03,2,1\n';
    expect(await importCsv('purchases', csv)).toMatchObject({ created: 2, written: true });
    expect(
      await store.query(`SELECT mill_id FROM purchase WHERE purchased_on = '2024-05-03' ORDER BY 1`)
    ).toEqual([{ mill_id: 2 }, { mill_id: 3 }]);
  });
});

describe('demonstration rows', () => {
  it('are deleted with the first real file, except those with dependents', async () => {
    const report = await importCsv('agents', 'first_name,last_name\nAda,Obi\nNew,Agent\n');
    expect(report).toMatchObject({ created: 1, unchanged: 1, removed: 1 });
    expect(await queryNames(`SELECT first_name AS name FROM agent ORDER BY 1`)).toEqual([
      'Ada',
      'Demo',
      'New'
    ]);
    const stays =
      '1 row of demonstration data remains beside the real ones: purchases refer to them: import purchases and field-inventory, then this file again.';
    expect(report.notes).toContain(stays);
    const later = await importCsv('agents', 'first_name,last_name\nNewer,Agent\n');
    expect(later).toMatchObject({ created: 1, removed: 0 });
    expect(later.notes).toContain(stays);
  });

  it('are deleted with a later file once nothing depends on them; real rows stay', async () => {
    const agents = 'first_name,last_name\nNewer,Agent\n';
    await store.query('UPDATE purchase SET agent_id = 1 WHERE agent_id = 2');
    const report = await importCsv('agents', agents);
    expect(report).toMatchObject({ unchanged: 1, removed: 1 });
    expect(report.notes.join(' ')).not.toMatch(/remain beside/);
    expect(await queryNames(`SELECT first_name AS name FROM agent ORDER BY 1`)).toEqual([
      'Ada',
      'New',
      'Newer'
    ]);
    expect(await importCsv('agents', agents)).toMatchObject({ removed: 0 });
  });

  it('do not include edited records and rows of other datasets in the same table, which keep their attribution', async () => {
    const factories =
      'name,type,status,rawMaterials,biocharMaterials,lat,lon\nMain,Refinery,Active,PKO,,5.1,7.6\n';
    const first = await importCsv('factories', factories);
    expect(first).toMatchObject({ created: 1, removed: 1 });
    expect(first.notes).toEqual(
      expect.arrayContaining([
        '1 row of demonstration data remains beside the real ones: they were edited: delete unwanted ones in the application.',
        '1 row of access-points in the same table is still demonstration data: import that dataset to remove them.'
      ])
    );
    expect(await queryNames('SELECT name FROM marker_asset ORDER BY 1')).toEqual([
      'Demo AP',
      'Edited factory',
      'Main'
    ]);
    const readAttribution = () =>
      queryNames(`SELECT attribution AS name FROM dataset_source WHERE dataset = 'marker_asset'`);
    expect(await readAttribution()).toEqual(['Source of factories; demonstration']);
    expect(
      await importCsv('access-points', 'name,status,rawMaterials,lat,lon\nAP 1,Active,P1,5.1,7.6\n')
    ).toMatchObject({
      created: 1,
      removed: 1
    });
    expect(await readAttribution()).toEqual(['Source of access-points; Source of factories']);
  });

  it('of mills are deleted with their dependents, which the report lists', async () => {
    const header = 'name,size,cracker,separator,pots,pressers,tagged,lat,lon';
    const report = await importCsv(
      'mills',
      `${header}\nReal,Small,1,0,1,1,1,5.1,7.6\nNowhere,Small,1,0,1,1,1,,\n`,
      {
        skipRefused: true
      }
    );
    expect(report).toMatchObject({ created: 1, removed: 3, refusals: 1 });
    expect(report.notes.join(' ')).toMatch(
      /3 rows of demonstration data.*\d+ rows? of purchases that referred to them/
    );
    expect(await store.query('SELECT name, lga_code, lga_slug, state_slug FROM mill')).toEqual([
      { name: 'Real', lga_code: 'UYOA', lga_slug: 'uyo', state_slug: 'akwa-ibom' }
    ]);
  });
});

describe('records', () => {
  it('have a version, which an update increments', async () => {
    const buildCsv = (status: string) =>
      `name,type,status,rawMaterials,lat,lon\nMain,Refinery,${status},PKO,5.1,7.6\n`;
    expect(await importCsv('factories', buildCsv('Inactive'))).toMatchObject({ updated: 1 });
    expect(await importCsv('factories', buildCsv('Inactive'))).toMatchObject({ updated: 0, unchanged: 1 });
    expect(await store.query(`SELECT version, status FROM marker_asset WHERE name = 'Main'`)).toEqual([
      { version: 2, status: 'Inactive' }
    ]);
  });

  it('follow the rules of their forms', async () => {
    const report = await importCsv(
      'factories',
      'name,type,status,rawMaterials,biocharMaterials,inputRate,lat,lon\nA,Refinery,Active,"PKO,P1",,,5.1,7.6\nB,Biochar Facility,Active,,,,5.1,7.6\nC,Biochar Facility,Active,,PKS,much,5.1,7.6\nD,Mine,Active,P1,,,5.1,7.6\n'
    );
    expect(report.refused.map(({ row, field }) => [row, field])).toEqual([
      [2, 'rawMaterials'],
      [3, 'biocharMaterials'],
      [4, 'inputRate'],
      [5, 'type']
    ]);
  });
});

it('changes nothing when no row of the file is valid, whatever the options', async () => {
  await expect(importCsv('agents', 'first_name,last_name\nx,\n', { skipRefused: true })).rejects.toThrow(
    'No row of the file can be used; nothing was written.'
  );
  expect(await queryNames('SELECT first_name AS name FROM agent ORDER BY 1')).toEqual([
    'Ada',
    'New',
    'Newer'
  ]);
});

it('stores nothing when a file ends in the middle, even after thousands of rows', async () => {
  const buildFeature = (n: number) => ({
    type: 'Feature',
    properties: { Location: `Place ${n}`, DIST_KM: 1 },
    geometry: { type: 'Point', coordinates: [7, 5] }
  });
  const text = JSON.stringify({
    type: 'FeatureCollection',
    features: Array.from({ length: 3000 }, (_, n) => buildFeature(n))
  });
  const cut = folder.file('cut.geojson', text.slice(0, -100));
  await expect(importCsv('mills-distance', '', { file: cut })).rejects.toThrow(
    /cut.geojson ends after feature 2999/
  );
  expect(await store.query('SELECT count(*) AS n FROM mills_distance')).toEqual([{ n: 0 }]);
  expect(
    await queryNames(`SELECT dataset AS name FROM dataset_source WHERE dataset = 'mills_distance'`)
  ).toEqual([]);
});

describe('a shapefile', () => {
  const packShapefile = (shapes: Buffer, columns: readonly DbfTestColumn[], ...records: string[][]) =>
    folder.file(
      'f.zip',
      buildZip({ 'f.prj': WGS84_PRJ, 'f.shp': shapes, 'f.dbf': buildDbf(columns, records) })
    );
  const twoPoints = buildPointShapefile(
    [7.6, 7.7].map((x) => ({ at: [x, 5.1] as const, values: { a: '' } }))
  ).shp;

  it('reads dates of zeros or blanks as empty optional fields', async () => {
    const columns: DbfTestColumn[] = [
      ['name', 'C', 20], ['RTM', 'C', 10], ['size', 'C', 10], ['cracker', 'L', 1], ['separator', 'L', 1],
      ['number_of_', 'N', 9], ['pressers', 'N', 9], ['tagged', 'L', 1], ['lastDiscov', 'D', 8]
    ]; // prettier-ignore
    const buildMillRecord = (name: string, date: string) => [
      name,
      'Direct',
      'Small',
      'T',
      'F',
      '2',
      '1',
      'T',
      date
    ];
    const file = packShapefile(
      twoPoints,
      columns,
      buildMillRecord('Zeros', '00000000'),
      buildMillRecord('Blank', '')
    );
    const map = ['number_of_pots=number_of_', 'number_of_pressers=pressers', 'physically_tagged=tagged'];
    const report = await importCsv('mills', '', { file, map });
    expect([report.refused, report.created]).toEqual([[], 2]);
    expect(
      await store.query(
        `SELECT name, last_discovery_date AS day FROM mill WHERE name IN ('Zeros', 'Blank') ORDER BY name`
      )
    ).toEqual([
      { name: 'Blank', day: null },
      { name: 'Zeros', day: null }
    ]);
  });

  it('reads texts, numbers and hectares that are padded with NUL', async () => {
    const columns: DbfTestColumn[] = [['name', 'C', 20], ['population', 'N', 9]]; // prettier-ignore
    const padNul = (value: string) => value.padEnd(9, '\0');
    const places = packShapefile(
      twoPoints,
      columns,
      [padNul('Alpha'), padNul('1200')],
      [padNul('Beta'), '900']
    );
    expect(await importCsv('places', '', { file: places })).toMatchObject({ created: 2, refusals: 0 });
    expect(
      await store.query(`SELECT name, population FROM place WHERE name IN ('Alpha', 'Beta') ORDER BY name`)
    ).toEqual([
      { name: 'Alpha', population: 1200 },
      { name: 'Beta', population: 900 }
    ]);
    const ring: [number, number][] = [[7.6, 5.1], [7.6, 5.11], [7.61, 5.11], [7.61, 5.1], [7.6, 5.1]]; // prettier-ignore
    const { shp } = buildShapes(5, [buildParts(5, [ring])]);
    const area = packShapefile(shp, [['name', 'C', 20], ['hectare', 'N', 12, 2]], ['Padded', '12.5\0\0\0']); // prettier-ignore
    expect(await importCsv('protected-areas', '', { file: area })).toMatchObject({ created: 1, warnings: 1 });
    expect(await store.query(`SELECT hectare FROM protected_area WHERE name = 'Padded'`)).toEqual([
      { hectare: 12.5 }
    ]);
  });
});

describe('an outline of several rings', () => {
  const buildRing = (x: number, y: number, size: number) =>
    `${x},${y} ${x + size},${y} ${x + size},${y + size} ${x},${y + size} ${x},${y}`;
  const buildBoundary = (kind: string, positions: string) =>
    `<${kind}BoundaryIs><LinearRing><coordinates>${positions}</coordinates></LinearRing></${kind}BoundaryIs>`;
  const buildPolygon = (outer: string, ...holes: string[]) =>
    `<Polygon>${buildBoundary('outer', outer)}${holes.map((hole) => buildBoundary('inner', hole)).join('')}</Polygon>`;
  const buildPlacemark = (name: string, ...polygons: string[]) =>
    `<Placemark><name>${name}</name><MultiGeometry>${polygons.join('')}</MultiGeometry></Placemark>`;
  const importKml = (...placemarks: string[]) =>
    importCsv('protected-areas', '', {
      file: folder.file('a.kml', `<kml><Document>${placemarks.join('')}</Document></kml>`),
      skipRefused: true
    });
  /** Returns the imported area in ten-thousandths of a square degree. */
  const readArea = async (name: string) =>
    (
      await store.query<{ area: number }>(
        `SELECT round(ST_Area(geom)::numeric * 10000)::integer AS area FROM protected_area WHERE name = '${name}'`
      )
    )[0]?.area;

  it('is imported from KML with its holes and the islands in them', async () => {
    const [outer, hole, island] = [
      buildRing(7, 6, 0.4),
      buildRing(7.1, 6.1, 0.2),
      buildRing(7.15, 6.15, 0.1)
    ];
    expect(
      await importKml(buildPlacemark('Hole Reserve', buildPolygon(outer, hole), buildPolygon(island)))
    ).toMatchObject({
      created: 1
    });
    expect(await readArea('Hole Reserve')).toBe(1600 - 400 + 100);
  });

  it('unites an area inside another of the same outline, and reports it', async () => {
    const report = await importKml(
      buildPlacemark('Nested', buildPolygon(buildRing(7, 6, 0.4)), buildPolygon(buildRing(7.1, 6.1, 0.2)))
    );
    expect(await readArea('Nested')).toBe(1600);
    expect(report.repaired).toEqual([
      {
        row: 1,
        message: expect.stringMatching(
          /one of its areas lies inside another .*draw it as a hole if it is one/
        )
      }
    ]);
  });

  it('is refused when a hole leaves no area, or is outside it', async () => {
    const outer = buildRing(7, 6, 0.2);
    const halves = ['7,6 7.1,6 7.1,6.2 7,6.2 7,6', '7.1,6 7.2,6 7.2,6.2 7.1,6.2 7.1,6'];
    const report = await importKml(
      buildPlacemark('Whole', buildPolygon(outer)),
      buildPlacemark('Same', buildPolygon(outer, outer)),
      buildPlacemark('Two halves', buildPolygon(outer, ...halves)),
      buildPlacemark('Outside', buildPolygon(outer, buildRing(7.5, 6, 0.1)))
    );
    expect(report).toMatchObject({ read: 4, created: 1, refusedRows: 3 });
    expect(report.refused).toEqual([
      { row: 2, field: 'geometry', message: expect.stringMatching(/a hole is the same as its outline/) },
      { row: 4, field: 'geometry', message: expect.stringMatching(/a hole is outside its outline/) },
      { row: 3, field: 'geometry', message: expect.stringMatching(/nothing is left of its polygon/) }
    ]);
  });

  it('is repaired without adding area: a hole is cut out, shells are united', async () => {
    const report = await importKml(
      buildPlacemark('Notched', buildPolygon(buildRing(7, 6, 0.2), buildRing(7.1, 6.1, 0.2))),
      buildPlacemark('United', buildPolygon(buildRing(7, 6, 0.2)), buildPolygon(buildRing(7.1, 6.1, 0.2)))
    );
    expect(report).toMatchObject({ created: 2, repairs: 2 });
    expect(await readArea('Notched')).toBe(400 - 100);
    expect(await readArea('United')).toBe(400 + 400 - 100);
  });
});
