import fc from 'fast-check';
import { findColumns, readFieldMap } from './fields';
import { readPoint, readPolygons } from './geometry';
import { optionalField, textField } from './field-kinds';
import { findConnectedNodes } from './roads/connected-nodes';

const square = [
  [7, 5],
  [8, 5],
  [8, 6],
  [7, 6],
  [7, 5]
];
const buildPolygon = (...rings: unknown[]) => ({ type: 'Polygon', coordinates: rings });

describe('readPolygons', () => {
  it('accepts polygons and multi-polygons', () => {
    expect(readPolygons(buildPolygon(square))).toMatchObject({ ok: true, closed: 0, polygons: [[square]] });
    expect(readPolygons({ type: 'MultiPolygon', coordinates: [[square], [square]] })).toMatchObject({
      ok: true
    });
  });

  it('accepts a collection of polygons, nested ones too, as these polygons', () => {
    const buildCollection = (...geometries: unknown[]) => ({ type: 'GeometryCollection', geometries });
    for (const geometry of [
      buildCollection(buildPolygon(square)),
      buildCollection(buildCollection(buildPolygon(square)))
    ])
      expect(readPolygons(geometry)).toMatchObject({ ok: true, polygons: [[square]] });
    const several = buildCollection(buildPolygon(square), {
      type: 'MultiPolygon',
      coordinates: [[square], [square]]
    });
    expect(readPolygons(several)).toMatchObject({ ok: true, polygons: [[square], [square], [square]] });
  });

  it('closes an open ring and counts it', () => {
    expect(readPolygons(buildPolygon(square.slice(0, 4)))).toMatchObject({
      ok: true,
      closed: 1,
      polygons: [[square]]
    });
  });

  it.each([
    [null, /no geometry/],
    [
      { type: 'Point', coordinates: [7, 5] },
      /is Point \(a position\), not a polygon: give the outline of an area/
    ],
    [{ type: 'LineString', coordinates: square }, /LineString \(a line\), not a polygon: give the outline/],
    [
      {
        type: 'GeometryCollection',
        geometries: [buildPolygon(square), { type: 'Point', coordinates: [7, 5] }]
      },
      /Polygon \(an area\) with Point \(a position\), not a polygon/
    ],
    [{ type: 'GeometryCollection', geometries: [] }, /an empty collection, not a polygon/],
    [{ type: 'Circle' }, /is Circle, not a polygon/],
    ['nonsense', /is undefined, not a polygon/],
    [buildPolygon(square, square), /a hole is the same as its outline/],
    [buildPolygon(square, [...square].reverse()), /a hole is the same as its outline/],
    [buildPolygon(square, [...square.slice(2), ...square.slice(1, 3)]), /a hole is the same as its outline/],
    [buildPolygon(square, [square[0], ...square]), /a hole is the same as its outline/],
    [buildPolygon(square.map(([x, y]) => [y! + 1, x! - 4.2])), /swapped/],
    [buildPolygon(square.map(([x, y]) => [x! + 40, y])), /not in Nigeria/],
    [
      buildPolygon([
        [7, 5],
        [8, 5],
        [7, 5]
      ]),
      /a ring has 3 positions/
    ],
    [buildPolygon([[7, 'north'], ...square]), /not a number/],
    [{ type: 'Polygon', coordinates: 'none' }, /not those of a polygon/],
    [{ type: 'MultiPolygon', coordinates: [] }, /empty/]
  ])('refuses %j', (geometry, problem) => {
    expect(readPolygons(geometry)).toEqual({
      ok: false,
      problem: expect.objectContaining({ en: expect.stringMatching(problem) })
    });
  });
});

describe('readPoint', () => {
  const point = { type: 'Point', coordinates: [7, 5] };
  const buildCollection = (...geometries: unknown[]) => ({ type: 'GeometryCollection', geometries });

  it('accepts a point, a multi-point of one position and a collection of one of these', () => {
    for (const geometry of [point, { type: 'MultiPoint', coordinates: [[7, 5]] }, buildCollection(point)])
      expect(readPoint(geometry)).toEqual({ ok: true, point: [7, 5], deep: false });
  });

  it.each([
    [{ type: 'LineString', coordinates: square }, /LineString \(a line\), not a point: give one position/],
    [buildPolygon(square), /Polygon \(an area\), not a point/],
    [buildCollection(point, point), /has 2 positions; give each a row of its own/],
    [
      {
        type: 'MultiPoint',
        coordinates: [
          [7, 5],
          [8, 5]
        ]
      },
      /has 2 positions/
    ],
    [buildCollection(), /an empty collection, not a point/]
  ])('refuses %j', (geometry, problem) => {
    expect(readPoint(geometry)).toEqual({
      ok: false,
      problem: expect.objectContaining({ en: expect.stringMatching(problem) })
    });
  });
});

describe('field maps', () => {
  const fields = [textField('name', { aliases: ['ADM2_EN'] }), optionalField(textField('farmTypeOfIt'))];

  it('name a column for a field', () => {
    expect([...readFieldMap(fields, ['name=lga=x'])]).toEqual([['name', 'lga=x']]);
  });

  it('are not needed when a column has the field’s name, also when a shapefile truncated it', () => {
    const none = new Map<string, string>();
    expect(findColumns('f', ['adm2 en', 'FarmTypeOf'], fields, none)).toEqual({
      name: 'adm2 en',
      farmTypeOfIt: 'FarmTypeOf'
    });
    expect(findColumns('f', ['B', 'Name'], fields, new Map([['name', 'B']]))).toEqual({ name: 'B' });
  });

  it('prefer a column that is spelled exactly like its field', () => {
    const findNameColumn = (...has: string[]) => findColumns('a.csv', has, fields, new Map()).name;
    expect(findNameColumn('Name', 'name')).toBe('name');
    expect(findNameColumn('adm2_en', 'ADM2_EN')).toBe('ADM2_EN');
    expect(findNameColumn('NAME')).toBe('NAME');
  });

  it('are needed when a truncated name may belong to two fields', () => {
    const pair = [textField('number_of_pots', { aliases: ['pots'] }), textField('number_of_pressers')];
    const columns = ['number_of_', 'number_o_1'];
    expect(() => findColumns('f', columns, pair, new Map())).toThrow(
      /no column for the field 'number_of_pots' .*It has: number_of_, number_o_1. Name the right one \(--map/
    );
    const map = new Map([
      ['number_of_pots', 'number_of_'],
      ['number_of_pressers', 'number_o_1']
    ]);
    expect(findColumns('f', columns, pair, map)).toEqual(Object.fromEntries(map));
  });

  it('name the mistake in an error', () => {
    expect(() => readFieldMap(fields, ['title=B'])).toThrow(/no field 'title'. Fields: name/);
    expect(() => readFieldMap(fields, ['name'])).toThrow(/write it as field=column/);
    expect(() => findColumns('f', ['B'], fields, new Map())).toThrow(
      /f has no column for the field 'name' \(text\). It has: B.*--map name=COLUMN/
    );
    expect(() => findColumns('f', ['B'], fields, new Map([['name', 'C']]))).toThrow(/f has no column 'C'/);
  });
});

describe('findConnectedNodes', () => {
  it('returns the largest connected part', () => {
    const edges = [
      { source: 1, target: 2 },
      { source: 2, target: 3 },
      { source: 8, target: 9 }
    ];
    expect([...findConnectedNodes(edges)].sort()).toEqual([1, 2, 3]);
  });

  it('contains both or neither of the ends of each edge', () => {
    const edge = fc.record({ source: fc.nat(30), target: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(edge, { minLength: 1 }), (edges) => {
        const part = findConnectedNodes(edges);
        expect(edges.every(({ source, target }) => part.has(source) === part.has(target))).toBe(true);
      })
    );
  });
});
