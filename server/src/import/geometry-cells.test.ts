import { readPolygons } from './geometry';
import { readOutlineCell, readPositionCell } from './geometry-cells';
import { WGS84, findReference } from './sources/reference-system';

const UTM = findReference(32632)!;
const readPosition = (text: string, reference = WGS84) => readPositionCell(text, reference);
const toPoint = (...coordinates: number[]) => ({ ok: true, geometry: { type: 'Point', coordinates } });
const refused = (problem: string | RegExp) => ({
  ok: false,
  problems: [
    expect.objectContaining({
      en: typeof problem === 'string' ? expect.stringContaining(problem) : expect.stringMatching(problem)
    })
  ]
});

describe('readPositionCell', () => {
  it.each([
    ['5.03 7.92', [7.92, 5.03]],
    [' 5.0300 7.92  60.1 4.5 ', [7.92, 5.03, 60.1]],
    ['5.03, 7.92', [7.92, 5.03]],
    ['5.03,7.92', [7.92, 5.03]],
    ['POINT (7.92 5.03)', [7.92, 5.03]],
    ['point(7.92 5.03)', [7.92, 5.03]],
    ['SRID=4326;POINT Z (7.92 5.03 60)', [7.92, 5.03, 60]]
  ])('reads %j', (text, position) => {
    expect(readPosition(text)).toEqual(toPoint(...position));
  });

  it.each([
    ['6,5', "'6,5' is not a position; give latitude and longitude"],
    ['Uyo', 'is not a position'],
    ['5.03', 'is not a position'],
    ['5.03 7.92 1 2 3', 'is not a position'],
    ['5°03 7°92', 'is not a position'],
    ['POINT (7.92 5.03', 'is WKT that cannot be read; was it cut off?'],
    ['POINT (7.92 5.03) POINT (1 2)', 'is WKT that cannot be read'],
    ['POINT (7.92)', 'is WKT that cannot be read'],
    ['POINT EMPTY', 'is an empty geometry'],
    ['SRID=9999;POINT (1 2)', 'is in SRID 9999, which cannot be converted']
  ])('refuses %j', (text, problem) => {
    expect(readPosition(text)).toEqual(refused(problem));
  });

  it('converts WKT from the system of --crs or of its SRID, and refuses degrees with --crs', () => {
    const near = toPoint(expect.closeTo(7.5, 6) as number, expect.closeTo(6.5, 6) as number);
    const wkt = 'POINT (334134.79 718722.00)';
    expect(readPosition(wkt, UTM)).toEqual(near);
    expect(readPosition(`SRID=32632;${wkt}`)).toEqual(near);
    expect(readPosition('5.03 7.92', UTM)).toEqual(
      refused(
        'is a list of degrees, and the reference system is named as EPSG:32632 (WGS 84 / UTM zone 32N); write WKT'
      )
    );
  });
});

describe('readOutlineCell', () => {
  const SQUARE = [[7, 5], [7.01, 5], [7.01, 5.01], [7, 5.01], [7, 5]]; // prettier-ignore
  const readRings = (text: string, reference = WGS84) => {
    const cell = readOutlineCell(text, reference);
    return cell.ok ? readPolygons(cell.geometry) : cell;
  };
  const odk = (ring: readonly (readonly number[])[]) => ring.map(([x, y]) => `${y} ${x} 55.0 4.8`).join('; ');

  it('reads a coordinate list, a geoshape and WKT as the same outline', () => {
    const list = SQUARE.map(([x, y]) => `${y},${x}`).join(';');
    const wkt = `POLYGON ((${SQUARE.map(([x, y]) => `${x} ${y}`).join(', ')}))`;
    for (const text of [list, odk(SQUARE), `${odk(SQUARE)};`, wkt, wkt.replace('((', '(((').replace('))', ')))').replace('POLYGON', 'MULTIPOLYGON')])
      expect(readRings(text)).toMatchObject({ ok: true, polygons: [[SQUARE.map(([x, y]) => expect.arrayContaining([x, y]))]] }); // prettier-ignore
  });

  it('closes a geotrace whose ends are at most 30 m apart, and gives the gap', () => {
    const near = [...SQUARE.slice(0, -1), [7, 5.0002]];
    expect(readRings(odk(near))).toMatchObject({ ok: true, closed: 0, gap: expect.closeTo(22.2, 1) });
    expect(readRings(odk(SQUARE))).toMatchObject({ gap: 0 });
    expect(readRings(odk(SQUARE.slice(0, -1)))).toEqual({
      ok: false,
      problem: expect.objectContaining({
        en: 'its track has a gap of 1112 m; an outline ends within 30 m of its beginning, so walk around the area or draw its outline'
      })
    });
    expect(readRings(odk(SQUARE.slice(0, 1)))).toMatchObject({
      problem: expect.objectContaining({
        en: 'a ring has 1 positions; a polygon needs 4, the last the first again'
      })
    });
  });

  it('refuses a cell that a spreadsheet cut off, and a coordinate list that takes too long', () => {
    expect(readRings('5 7 0 0;'.padEnd(32_767, '5'))).toEqual(
      refused('has 32,767 characters, the most that')
    );
    expect(readRings('5,7;'.repeat(10_001))).toEqual(refused('a coordinate list has at most 40,000'));
  });

  it('refuses another geometry, with its type', () => {
    expect(readRings('LINESTRING (7 5, 7.01 5)')).toMatchObject({
      problem: expect.objectContaining({ en: expect.stringMatching(/^its geometry is LineString/) })
    });
    expect(readRings('SQUARE (7 5)')).toEqual({ ok: false, problems: expect.any(Array) });
    expect(readRings(odk(SQUARE), UTM)).toEqual(refused('is a list of degrees'));
  });

  it('reads the segments of a track as one outline when they follow each other', () => {
    const [a, b, c, d] = SQUARE as [number[], number[], number[], number[]];
    const segments = [[a, b], [[7.01, 5.0001], c, d], [[7, 5.0001]]];
    expect(readPolygons({ type: 'Track', segments })).toMatchObject({ ok: false });
    const joined = [[a, b], [[7.01, 5.0001], c], [[7.0099, 5.01], d, [7, 5.0001]], []];
    expect(readPolygons({ type: 'Track', segments: joined })).toMatchObject({
      ok: true,
      gap: expect.closeTo(11.1, 1)
    });
    expect(readPolygons({ type: 'Track' })).toMatchObject({
      problem: expect.objectContaining({ en: expect.stringMatching(/^its geometry is Track/) })
    });
  });
});
