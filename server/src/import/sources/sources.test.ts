import fc from 'fast-check';
import { WGS84_PRJ, pointShapefile, testFolder, zipOf } from '../test-files';
import { openRows } from '.';
import type { Format, InputFile } from '../dataset';
import type { SourceRow } from './source-row';

const folder = testFolder();
afterAll(() => folder.remove());

const ALL: readonly Format[] = ['csv', 'geojson', 'shapefile'];
async function read(file: InputFile): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for await (const row of openRows(file, ALL).rows) rows.push(row);
  return rows;
}

describe('CSV', () => {
  it('gives rows by header with the number of their line, quotes and all', async () => {
    const file = folder.file('a.csv', '\uFEFFid,name\n1,"Uyo,\n town"\n\n2,Aba\n');
    expect(await read(file)).toEqual([
      { row: 3, properties: { id: '1', name: 'Uyo,\n town' } },
      { row: 5, properties: { id: '2', name: 'Aba' } }
    ]);
  });

  it('says what is wrong with the file', async () => {
    await expect(read(folder.file('b.csv', ''))).rejects.toThrow('b.csv has no rows');
    await expect(read(folder.file('c.csv', 'a,b\n'))).rejects.toThrow('c.csv has no rows');
    await expect(read(folder.file('d.csv', 'a,b\n1,2,3\n'))).rejects.toThrow(
      /d.csv is not a CSV file: .*line 2/
    );
    await expect(read({ name: 'none.csv', path: `${folder.path}/none.csv` })).rejects.toThrow('ENOENT');
  });
});

describe('GeoJSON', () => {
  const feature = (properties: object, geometry: object | null = null) => ({
    type: 'Feature',
    properties,
    geometry
  });

  it('gives features one by one, whatever stands round the list and inside texts', async () => {
    const text = JSON.stringify({
      name: '"features":[{',
      crs: { features: [1] },
      type: 'FeatureCollection',
      features: [
        feature({ a: 'x"]}\\' }),
        feature({ b: [1, { c: 2 }] }, { type: 'Point', coordinates: [7, 5] })
      ],
      bbox: [1, 2, 3, 4]
    });
    expect(await read(folder.file('a.geojson', text))).toEqual([
      { row: 1, properties: { a: 'x"]}\\' }, geometry: null },
      { row: 2, properties: { b: [1, { c: 2 }] }, geometry: { type: 'Point', coordinates: [7, 5] } }
    ]);
  });

  it('reads what JSON.parse reads, however the file is cut into pieces', async () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.dictionary(
            texts.filter((key) => key !== '__proto__'),
            texts
          ),
          { minLength: 1, maxLength: 8 }
        ),
        fc.nat(70_000),
        async (all, padding) => {
          const json = JSON.stringify({
            type: 'FeatureCollection',
            filler: ' '.repeat(padding),
            features: all.map((one) => feature(one))
          });
          const rows = await read(folder.file('p.geojson', json));
          expect(rows.map(({ properties }) => properties)).toEqual(all.map((one) => ({ ...one })));
        }
      ),
      { numRuns: 40 }
    );
  });

  it('says what is wrong with the file', async () => {
    const whole = JSON.stringify({ type: 'FeatureCollection', features: [feature({}), feature({})] });
    await expect(read(folder.file('b.geojson', '{"type":"Topology"}'))).rejects.toThrow(
      'b.geojson is not a GeoJSON FeatureCollection.'
    );
    await expect(read(folder.file('c.geojson', whole.slice(0, -20)))).rejects.toThrow(
      /c.geojson ends after feature 1, in the middle/
    );
    await expect(read(folder.file('d.geojson', whole.replace('null', 'nil')))).rejects.toThrow(
      /d.geojson is not JSON: feature 1/
    );
    const refused = async (text: string, why: string) =>
      expect(read(folder.file('e.geojson', text))).rejects.toThrow(`e.geojson ${why}`);
    await refused('{"type":"FeatureCollection","features":[]}', 'has no features.');
    await refused('{"features":[]}', 'is not a GeoJSON FeatureCollection.');
    await refused(
      ` [${JSON.stringify(feature({}))}]`,
      'is a list, not a GeoJSON FeatureCollection. Write it'
    );
    const alone = JSON.stringify(feature({}));
    await refused(alone, 'is a Feature by itself, not a GeoJSON FeatureCollection. Write it as');
    await refused(`${alone}\n${alone}`, 'is a Feature by itself');
    await refused('', 'is empty.');
    await refused('<html>', "is not JSON: it begins with '<'.");
    await refused(`${whole}x`, 'is not JSON: after its end: unexpected "x" at byte');
    await refused(whole.replace('},{', '}{'), 'is not JSON: feature 2: a comma, colon or bracket is wrong');
    await refused('{"type":"FeatureCollection","features":[3]}', 'is not GeoJSON: feature 1 is 3.');
    await refused(whole.slice(0, 20), 'ends after feature 0, in the middle (byte 20)');
  });
});

describe('a shapefile', () => {
  const points = [
    { at: [7.5, 5] as const, values: { name: 'Uyo', farmTypeLong: 'Commercial' } },
    { at: [8, 5.25] as const, values: { name: 'Ọ̀yọ́', farmTypeLong: '' } }
  ];
  const { shp, dbf } = pointShapefile(points);
  const expected = [
    {
      row: 1,
      properties: { name: 'Uyo', farmTypeLo: 'Commercial' },
      geometry: { type: 'Point', coordinates: [7.5, 5] }
    },
    {
      row: 2,
      properties: { name: 'Ọ̀yọ́', farmTypeLo: null },
      geometry: { type: 'Point', coordinates: [8, 5.25] }
    }
  ];

  it('is read from its parts, and from a zip of them', async () => {
    const file = folder.file('a.shp', shp);
    folder.file('a.dbf', dbf);
    folder.file('a.PRJ', WGS84_PRJ);
    expect(await read(file)).toEqual(expected);
    const parts = { 'x/A.shp': shp, 'x/A.DBF': dbf, 'x/A.prj': WGS84_PRJ, '__MACOSX/A.shp': 'x' };
    expect(await read(folder.file('a.zip', zipOf(parts)))).toEqual(expected);
    expect(await read(folder.file('b.zip', zipOf(parts, 0)))).toEqual(expected);
  });

  it('in a zip that would fill the memory, climbs out or cannot be read is refused with what to do', async () => {
    const parts = { 'a.shp': shp, 'a.dbf': dbf, 'a.prj': WGS84_PRJ };
    const refused = async (zip: Buffer, why: RegExp | string) =>
      expect(read(folder.file('z.zip', zip))).rejects.toThrow(why);
    await refused(
      zipOf(parts, 8, { bytes: 600 * 1024 * 1024 }),
      'a.shp in z.zip unpacks to 600 MB; at most 512 MB are read from one zip, so unpack it first.'
    );
    await refused(zipOf(parts, 8, { bytes: 10 }), 'z.zip is damaged or unsafe (too many bytes');
    await refused(zipOf(parts, 8, { bytes: 100_000 }), 'z.zip is damaged or unsafe (not enough bytes');
    await refused(
      zipOf(parts, 8, { encrypted: true }),
      'a.shp in z.zip is encrypted; pack it anew without a password.'
    );
    await refused(zipOf(parts, 12), 'a.shp in z.zip is packed in a way that cannot be read');
    await refused(zipOf({ '../a.shp': shp }), /z.zip is damaged or unsafe .*\.\.\/a.shp/);
    await refused(zipOf({ '/etc/a.shp': shp }), /z.zip is damaged or unsafe .*\/etc\/a.shp/);
    const many = Object.fromEntries(Array.from({ length: 1_001 }, (_, index) => [`${index}.txt`, '']));
    await refused(zipOf(many), 'z.zip holds 1,001 files; at most 1,000 are looked at.');
    await refused(zipOf(parts).subarray(60), /z.zip is damaged or unsafe|z.zip is not a zip file/);
  });

  it('without its parts, or in another reference, is refused with what to do', async () => {
    const file = folder.file('b.shp', shp);
    await expect(read(file)).rejects.toThrow('b.shp needs its .dbf file beside it');
    folder.file('b.dbf', dbf);
    await expect(read(file)).rejects.toThrow('b.shp needs its .prj file beside it');
    folder.file('b.prj', 'PROJCS["Minna / Nigeria West Belt",GEOGCS["WGS84",UNIT["Degree",0.017]]]');
    await expect(read(file)).rejects.toThrow(
      "b.shp is in 'Minna / Nigeria West Belt', not in longitude and latitude of WGS84 (EPSG:4326). Reproject it first, for example: ogr2ogr -t_srs EPSG:4326 wgs84.shp b.shp"
    );
    folder.file('b.prj', 'GEOGCS["Minna",DATUM["D_Minna"],UNIT["Degree",0.017]]');
    await expect(read(file)).rejects.toThrow(/is in 'Minna'.*Reproject/);
    await expect(read(folder.file('c.zip', zipOf({ 'a.txt': 'x' })))).rejects.toThrow(
      'c.zip holds 0 shapefiles'
    );
    await expect(read(folder.file('d.zip', 'no zip'))).rejects.toThrow('d.zip is not a zip file.');
  });
});

it('a file of another kind is refused with the endings that are read', () => {
  expect(() => openRows({ name: 'a.kml', path: '' }, ALL)).toThrow(
    'a.kml is none of the files this dataset is read from: .csv, .geojson, .json, .shp, .zip.'
  );
});
