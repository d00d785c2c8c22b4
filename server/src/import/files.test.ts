import fc from 'fast-check';
import { connectedNodes } from './connected';
import { numberIn, readCsv } from './csv-file';
import { readFieldMap, requireColumns } from './fields';
import { readFeatures, readPolygons } from './geojson-file';

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
    [polygon(square.map(([x, y]) => [y + 1, x - 4.2])), /swapped/],
    [polygon(square.map(([x, y]) => [x + 40, y])), /not in Nigeria/],
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

describe('readFeatures', () => {
  it('numbers features from 1', () => {
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [{ properties: { a: 1 }, geometry: null }]
    });
    expect(readFeatures('a.geojson', text)).toEqual([{ row: 1, properties: { a: 1 }, geometry: null }]);
  });

  it('says when a file is not GeoJSON', () => {
    expect(() => readFeatures('a.geojson', '{')).toThrow(/a.geojson is not JSON/);
    expect(() => readFeatures('a.geojson', '{"type":"Topology"}')).toThrow(/not a GeoJSON FeatureCollection/);
  });
});

describe('readCsv', () => {
  it('reads rows by their header, quotes and all', () => {
    expect(readCsv('a.csv', '\uFEFFid,name\n1,"Uyo, town"\n\n2,Aba\n')).toEqual({
      columns: ['id', 'name'],
      rows: [
        { id: '1', name: 'Uyo, town' },
        { id: '2', name: 'Aba' }
      ]
    });
  });

  it('says when a file is no CSV', () => {
    expect(() => readCsv('a.csv', '')).toThrow('a.csv is empty.');
    expect(() => readCsv('a.csv', 'a,b\n1,2,3\n')).toThrow(/a.csv is not a CSV file/);
  });

  it('reads numbers strictly', () => {
    expect([numberIn(' 1.5 '), numberIn(''), numberIn('1,5'), numberIn('Infinity')]).toEqual([
      1.5,
      null,
      null,
      null
    ]);
  });
});

describe('field maps', () => {
  it('change a default', () => {
    expect(readFieldMap({ state: 'ADM1_EN', name: 'ADM2_EN' }, ['name=lga=x'])).toEqual({
      state: 'ADM1_EN',
      name: 'lga=x'
    });
  });

  it('name the mistake', () => {
    expect(() => readFieldMap({ name: 'A' }, ['title=B'])).toThrow(/no field 'title'. Fields: name/);
    expect(() => readFieldMap({ name: 'A' }, ['name'])).toThrow(/write it as field=column/);
    expect(() => requireColumns('f', ['B'], { name: 'A' }, ['name'])).toThrow(
      /f has no column 'A'.*It has: B.*--map name=COLUMN/
    );
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
