import fc from 'fast-check';
import { findColumns, readFieldMap } from './fields';
import { readPolygons } from './geometry';
import { optional, text } from './kinds';
import { connectedNodes } from './roads/connected';

const square = [
  [7, 5],
  [8, 5],
  [8, 6],
  [7, 6],
  [7, 5]
];
const polygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });

describe('readPolygons', () => {
  it('takes polygons and multi-polygons', () => {
    expect(readPolygons(polygon(square))).toMatchObject({ ok: true, closed: 0, polygons: [[square]] });
    expect(readPolygons({ type: 'MultiPolygon', coordinates: [[square], [square]] })).toMatchObject({
      ok: true
    });
  });

  it('closes an open ring and says so', () => {
    expect(readPolygons(polygon(square.slice(0, 4)))).toMatchObject({
      ok: true,
      closed: 1,
      polygons: [[square]]
    });
  });

  it.each([
    [null, /no geometry/],
    [{ type: 'Point', coordinates: [7, 5] }, /Point, not a polygon/],
    [polygon(square.map(([x, y]) => [y! + 1, x! - 4.2])), /swapped/],
    [polygon(square.map(([x, y]) => [x! + 40, y])), /not in Nigeria/],
    [
      polygon([
        [7, 5],
        [8, 5],
        [7, 5]
      ]),
      /a ring has 3 positions/
    ],
    [polygon([[7, 'north'], ...square]), /not a number/],
    [{ type: 'Polygon', coordinates: 'none' }, /not those of a polygon/],
    [{ type: 'MultiPolygon', coordinates: [] }, /empty/]
  ])('refuses %j', (geometry, problem) => {
    expect(readPolygons(geometry)).toEqual({ ok: false, problem: expect.stringMatching(problem) });
  });
});

describe('field maps', () => {
  const fields = [text('name', { aliases: ['ADM2_EN'] }), optional(text('farmTypeOfIt'))];

  it('name a column for a field', () => {
    expect([...readFieldMap(fields, ['name=lga=x'])]).toEqual([['name', 'lga=x']]);
  });

  it('are not needed where a column is called like the field, cut off as in a shapefile too', () => {
    const none = new Map<string, string>();
    expect(findColumns('f', ['adm2 en', 'FarmTypeOf'], fields, none)).toEqual({
      name: 'adm2 en',
      farmTypeOfIt: 'FarmTypeOf'
    });
    expect(findColumns('f', ['B', 'Name'], fields, new Map([['name', 'B']]))).toEqual({ name: 'B' });
  });

  it('are needed where a name that was cut off may be that of two fields', () => {
    const pair = [text('number_of_pots', { aliases: ['pots'] }), text('number_of_pressers')];
    const columns = ['number_of_', 'number_o_1'];
    expect(() => findColumns('f', columns, pair, new Map())).toThrow(
      /no column for the field 'number_of_pots' .*It has: number_of_, number_o_1. Name the right one with --map/
    );
    const map = new Map([
      ['number_of_pots', 'number_of_'],
      ['number_of_pressers', 'number_o_1']
    ]);
    expect(findColumns('f', columns, pair, map)).toEqual(Object.fromEntries(map));
  });

  it('name the mistake', () => {
    expect(() => readFieldMap(fields, ['title=B'])).toThrow(/no field 'title'. Fields: name/);
    expect(() => readFieldMap(fields, ['name'])).toThrow(/write it as field=column/);
    expect(() => findColumns('f', ['B'], fields, new Map())).toThrow(
      /f has no column for the field 'name' \(text\). It has: B.*--map name=COLUMN/
    );
    expect(() => findColumns('f', ['B'], fields, new Map([['name', 'C']]))).toThrow(/f has no column 'C'/);
  });
});

describe('connectedNodes', () => {
  it('is the largest part', () => {
    const edges = [
      { source: 1, target: 2 },
      { source: 2, target: 3 },
      { source: 8, target: 9 }
    ];
    expect([...connectedNodes(edges)].sort()).toEqual([1, 2, 3]);
  });

  it('holds both ends of each of its edges', () => {
    const edge = fc.record({ source: fc.nat(30), target: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(edge, { minLength: 1 }), (edges) => {
        const part = connectedNodes(edges);
        expect(edges.every(({ source, target }) => part.has(source) === part.has(target))).toBe(true);
      })
    );
  });
});
