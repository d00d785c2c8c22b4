import { formatGeoJson, groupPolygons } from './geojson';
import type { MapFeature, Ring } from './geojson';

/** Clockwise, the ArcGIS order of outer rings. */
const createSquare = (x: number, y: number, side: number): Ring => [
  [x, y],
  [x, y + side],
  [x + side, y + side],
  [x + side, y],
  [x, y]
];
const createHole = (x: number, y: number, side: number): Ring => [...createSquare(x, y, side)].reverse();

it('gives each hole to the shell around it, and turns rings as RFC 7946 requires', () => {
  const [land, lake, island] = [createSquare(0, 0, 10), createHole(2, 2, 6), createSquare(4, 4, 2)];
  const pond = createHole(4.5, 4.5, 1);
  expect(groupPolygons([land, island, lake, pond])).toEqual([
    [createHole(0, 0, 10), createSquare(2, 2, 6)],
    [createHole(4, 4, 2), createSquare(4.5, 4.5, 1)]
  ]);
});

it('writes points and lines unchanged', () => {
  const features: MapFeature[] = [
    { point: [7, 5], properties: { kind: 'pile' } },
    {
      line: [
        [7, 5],
        [8, 6]
      ],
      properties: { kilometres: 150 }
    }
  ];
  expect((JSON.parse(formatGeoJson(features, [])) as { features: object[] }).features).toEqual([
    { type: 'Feature', properties: { kind: 'pile' }, geometry: { type: 'Point', coordinates: [7, 5] } },
    {
      type: 'Feature',
      properties: { kilometres: 150 },
      geometry: { type: 'LineString', coordinates: [[7, 5], [8, 6]] } // prettier-ignore
    }
  ]);
});

it('carries inputs and source as a foreign member', () => {
  const notes = [
    { key: 'minutes', label: 'Driving time', value: 60 },
    { key: 'source', label: 'Source', value: 'SITE' }
  ];
  expect(
    JSON.parse(formatGeoJson([{ rings: [createSquare(7, 5, 1)], properties: { mills: 3 } }], notes))
  ).toEqual({
    type: 'FeatureCollection',
    about: { minutes: 60, source: 'SITE' },
    features: [
      {
        type: 'Feature',
        properties: { mills: 3 },
        geometry: { type: 'MultiPolygon', coordinates: [[[...createSquare(7, 5, 1)].reverse()]] }
      }
    ]
  });
});

it('writes points with null properties unchanged', () => {
  const point = { point: [7.9, 5] as const, properties: { pH: 5.1, soilCarbon: null } };
  const { features } = JSON.parse(formatGeoJson([point], [])) as { features: object[] };
  expect(features).toEqual([
    {
      type: 'Feature',
      properties: { pH: 5.1, soilCarbon: null },
      geometry: { type: 'Point', coordinates: [7.9, 5] }
    }
  ]);
});

it('writes points, and a null geometry for a record without a position', () => {
  const features = [
    { point: [7.5, 5] as const, properties: { name: 'Ikot' } },
    { point: null, properties: { name: 'Ada' } }
  ];
  const { features: written } = JSON.parse(formatGeoJson(features, [])) as { features: object[] };
  expect(written).toEqual([
    { type: 'Feature', properties: { name: 'Ikot' }, geometry: { type: 'Point', coordinates: [7.5, 5] } },
    { type: 'Feature', properties: { name: 'Ada' }, geometry: null }
  ]);
});
