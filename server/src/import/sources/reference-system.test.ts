import {
  WGS84,
  chooseReference,
  convertGeometry,
  describeConversion,
  findReference,
  findReferenceInWkt,
  readReferenceOption,
  suggestReferences,
  toWgs84
} from './reference-system';
import { openRows } from '.';
import { WGS84_PRJ, buildPointShapefile, createTestFolder } from '../test-files';
import type { InputFile } from '../dataset';

const folder = createTestFolder();
afterAll(() => folder.remove());

/** Positions in each system of longitude 7.5 and latitude 6.5 in WGS84, by PROJ 9.1 with EPSG:1168 for Minna. */
const POSITIONS: Readonly<Record<number, readonly [number, number]>> = {
  32631: [998042.37354949, 720693.65414707],
  32632: [334134.791930857, 718721.997668309],
  32633: [-331565.724130135, 724664.084927594],
  26331: [998132.428618351, 720573.932564058],
  26332: [334211.786956085, 718601.431913725],
  4263: [7.50072503053851, 6.49950682942093],
  26391: [562716.759328263, 277295.321676268],
  26392: [560045.52504861, 276419.699434563],
  26393: [556844.751860818, 279049.352693353],
  3857: [834896.180949552, 725133.785130032]
};

describe('toWgs84', () => {
  it.each(Object.entries(POSITIONS))(
    'converts a position of EPSG:%s to within 5 cm of PROJ',
    (code, [x, y]) => {
      const [longitude, latitude] = toWgs84(findReference(Number(code))!, [x, y]);
      expect(Math.abs(longitude - 7.5)).toBeLessThan(5e-7);
      expect(Math.abs(latitude - 6.5)).toBeLessThan(5e-7);
    }
  );

  it('keeps heights, and positions that the system does not have', () => {
    expect(toWgs84(findReference(32632)!, [...POSITIONS[32632]!, 120])).toEqual([
      expect.closeTo(7.5), expect.closeTo(6.5), 120
    ]); // prettier-ignore
    expect(toWgs84(findReference(3857)!, [Number.NaN, 1])).toEqual([Number.NaN, 1]);
  });
});

describe('convertGeometry', () => {
  it('converts all positions, also of collections', () => {
    const position = POSITIONS[26391]!;
    const near = [expect.closeTo(7.5, 6), expect.closeTo(6.5, 6)];
    const lines = { type: 'MultiLineString', coordinates: [[position], [position, position]] };
    expect(
      convertGeometry(findReference(26391)!, { type: 'GeometryCollection', geometries: [lines] })
    ).toEqual({
      type: 'GeometryCollection',
      geometries: [{ type: 'MultiLineString', coordinates: [[near], [near, near]] }]
    });
    expect(convertGeometry(findReference(26391)!, null)).toBeNull();
  });
});

describe('findReferenceInWkt', () => {
  const BELT =
    'PROJCS["Nigeria_West_Belt",GEOGCS["GCS_Minna",DATUM["D_Minna",SPHEROID["Clarke_1880_RGS",6378249.145,293.465]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Transverse_Mercator"],PARAMETER["False_Easting",230738.26],PARAMETER["False_Northing",0.0],PARAMETER["Central_Meridian",4.5],PARAMETER["Scale_Factor",0.99975],PARAMETER["Latitude_Of_Origin",4.0],UNIT["Meter",1.0]]';

  it('knows a system by its parameters, whatever its name', () => {
    expect(findReferenceInWkt(BELT)?.code).toBe(26391);
    expect(findReferenceInWkt(BELT.replace('Nigeria_West_Belt', 'Survey 1964'))?.code).toBe(26391);
    expect(findReferenceInWkt(WGS84_PRJ)).toBe(WGS84);
  });

  it.each([
    ['another meridian', BELT.replace('4.5', '4.6')],
    ['another factor', BELT.replace('0.99975', '0.9996')],
    ['another unit', BELT.replace('"Meter",1.0', '"Foot",0.3048')],
    ['another false origin', BELT.replace('230738.26', '230738')],
    ['another projection', BELT.replace('Transverse_Mercator', 'Cassini')],
    ['another ellipsoid', BELT.replace('293.465', '297')],
    ['another datum', BELT.replace('D_Minna', 'D_Lagos')],
    ['another prime meridian', BELT.replace('"Greenwich",0.0', '"Paris",2.33722917')],
    ['a part of its text', BELT.slice(0, 200)],
    ['no text', '']
  ])('returns null for %s', (_, wkt) => {
    expect(findReferenceInWkt(wkt)).toBeNull();
  });
});

describe('a reference system', () => {
  it('is named by --crs, or the known ones are listed', () => {
    for (const option of ['EPSG:26332', 'epsg:26332', '26332'])
      expect(readReferenceOption(option)).toMatchObject({ code: 26332, name: 'Minna / UTM zone 32N' });
    expect(() => readReferenceOption('UTM 32')).toThrow(
      /The reference system UTM 32 is not known; give one of EPSG:4326 \(WGS 84\), .*EPSG:26393/
    );
  });

  it('of a file must not differ from --crs', () => {
    const [utm, belt] = [findReference(32632)!, findReference(26392)!];
    expect(chooseReference('a', utm, utm)).toBe(utm);
    expect(chooseReference('a', null, belt)).toBe(belt);
    expect(chooseReference('a', null, null)).toBeNull();
    expect(() => chooseReference('a.shp', utm, belt)).toThrow(
      'a.shp is in EPSG:32632 (WGS 84 / UTM zone 32N) by its own statement, but EPSG:26392 (Minna / Nigeria Mid Belt) is named'
    );
  });

  it('is suggested for metres that would be in Nigeria', () => {
    const codes = suggestReferences(...POSITIONS[32632]!).map(({ code }) => code);
    expect(codes).toEqual([32632, 32633]);
    const belts = suggestReferences(900_000, 100_000).map(({ code }) => code);
    expect(belts).toEqual([26391, 26392, 26393]);
    expect(suggestReferences(48.9, 2.3)).toEqual([]);
    expect(suggestReferences(1e9, 1e9)).toEqual([]);
  });

  it('is noted with its method and accuracy', () => {
    expect(describeConversion('a.csv', findReference(26392)!).map(({ en }) => en)).toEqual([
      'Positions of a.csv were converted from EPSG:26392 (Minna / Nigeria Mid Belt) to WGS84; the datum is shifted by −92, −93, 122 m (EPSG:1168), which is accurate to about 15 m.'
    ]);
    expect(describeConversion('a.csv', WGS84)).toEqual([]);
  });
});

describe('a file in another reference system', () => {
  async function readFile(file: InputFile, crs: string | null = null) {
    const { rows, notes } = openRows(file, ['geojson', 'shapefile', 'kml'], {
      crs: crs === null ? null : readReferenceOption(crs)
    });
    const geometries = [];
    for await (const { geometry } of rows) geometries.push(geometry);
    return { geometries, notes: notes.map(({ en }) => en) };
  }
  const near = { type: 'Point', coordinates: [expect.closeTo(7.5, 6), expect.closeTo(6.5, 6)] };
  const converted = [expect.stringContaining('were converted from EPSG:32632')];
  const at = POSITIONS[32632]!;

  it('is converted by the crs of GeoJSON, of the file, a feature or a geometry', async () => {
    const crs = { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::32632' } };
    const point = { type: 'Point', coordinates: at };
    const build = (collection: object, feature: object = {}, geometry: object = {}) =>
      folder.file(
        'm.geojson',
        JSON.stringify({
          type: 'FeatureCollection',
          ...collection,
          features: [{ type: 'Feature', properties: {}, ...feature, geometry: { ...point, ...geometry } }]
        })
      );
    for (const write of [() => build({ crs }), () => build({}, { crs }), () => build({}, {}, { crs })]) {
      const { geometries, notes } = await readFile(write());
      expect(geometries).toEqual([expect.objectContaining(near)]);
      expect(notes).toEqual(converted);
    }
    for (const name of ['EPSG:32632', 'http://www.opengis.net/def/crs/EPSG/0/32632', '32632'])
      expect((await readFile(build({ crs: { type: 'name', properties: { name } } }))).geometries).toEqual([
        near
      ]);
    await expect(readFile(build({ crs: { properties: { name: 'IGNF:32632' } } }))).rejects.toThrow(
      "m.geojson is in 'IGNF:32632', which cannot be converted"
    );
    expect((await readFile(build({}), '32632')).geometries).toEqual([near]);
    const late = folder.file(
      'late.geojson',
      JSON.stringify({
        type: 'FeatureCollection',
        features: [{ type: 'Feature', properties: {}, geometry: point }],
        crs
      })
    );
    await expect(readFile(late)).rejects.toThrow(
      'late.geojson states its reference system, EPSG:32632 (WGS 84 / UTM zone 32N), after its features: name it (--crs EPSG:32632).'
    );
    expect((await readFile(late, '32632')).geometries).toEqual([near]);
  });

  it('is converted by --crs when a shapefile lacks its .prj', async () => {
    const { shp, dbf } = buildPointShapefile([{ at, values: { name: 'A' } }]);
    const file = folder.file('p.shp', shp);
    folder.file('p.dbf', dbf);
    await expect(readFile(file)).rejects.toThrow(
      'p.shp needs its .prj file beside it, of the same name (or all of them in one .zip); or name its reference system (--crs EPSG:4326).'
    );
    const { geometries, notes } = await readFile(file, 'EPSG:32632');
    expect([geometries, notes]).toEqual([[near], converted]);
  });

  it('cannot be KML', async () => {
    const file = folder.file('a.kml', '<kml><Placemark/></kml>');
    await expect(readFile(file, 'EPSG:32632')).rejects.toThrow('a.kml is in EPSG:4326 (WGS 84)');
    expect((await readFile(file, 'EPSG:4326')).geometries).toEqual([null]);
  });
});
