import type { Feature, Geometry, MultiPolygon, Point, Position } from 'geojson';
import { readOutline } from '@site/domain/src/geometry/read-outline';
import { FAR_LAND } from '@site/domain/src/geometry/world-outline';
import { PLACE_LABELS } from '@site/layers';
import type { Store } from '../../store/store';
import { createBoundaryLines } from './boundary-lines';

/** A feature of the basemap; `minzoom` is the first zoom of a tile that contains it. */
export type BasemapFeature = Feature<Geometry, Readonly<Record<string, string | number>>>;

/** Features by the name of their layer in the tiles. */
export type BasemapLayers = Readonly<
  Record<'sea' | 'land' | 'boundary' | 'road' | 'road_name' | 'place', readonly BasemapFeature[]>
>;

/** Source tables of the basemap, by their names in dataset_source. */
export const BASEMAP_SOURCES: readonly string[] = [
  'country_outline',
  'state_boundary',
  'lga',
  'road_edge',
  'place'
];

/** First zoom of a tile (512 px) that shows a road class or a border. */
const ROAD_ZOOM: Readonly<Record<string, number>> = {
  motorway: 4,
  trunk: 4,
  primary: 5,
  secondary: 7,
  tertiary: 8
};
const MINOR_ROAD_ZOOM = 9;
/** First zoom of a tile with the names of roads. */
export const ROAD_NAME_ZOOM = 11;
const LGA_ZOOM = 6;

/* Six decimals of a degree are a decimetre. */
const writeGeoJsonSql = (geometry: string) => `ST_AsGeoJSON(${geometry}, 6) AS geometry`;

const createFeature = (
  geometry: Geometry,
  properties: Readonly<Record<string, string | number>>
): BasemapFeature => ({ type: 'Feature', geometry, properties });

const createLines = (coordinates: Position[][], properties: Readonly<Record<string, string | number>>) =>
  createFeature({ type: 'MultiLineString', coordinates }, properties);

/** The sea: all that tiles reach, to be drawn below the land. */
const SEA = createFeature(
  {
    type: 'Polygon',
    coordinates: [
      [
        [-180, -85.0511],
        [180, -85.0511],
        [180, 85.0511],
        [-180, 85.0511],
        [-180, -85.0511]
      ]
    ]
  },
  { minzoom: 0 }
);

async function readAreas(store: Store, table: string): Promise<{ name: string; shape: MultiPolygon }[]> {
  const rows = await store.query<{ name: string; geometry: string }>(
    `SELECT name, ${writeGeoJsonSql('geom')} FROM ${table} ORDER BY id`
  );
  return rows.map(({ name, geometry }) => ({ name, shape: JSON.parse(geometry) as MultiPolygon }));
}

/** First zoom of a tile with the places of each kind. */
const PLACE_ZOOM = new Map(PLACE_LABELS.map(({ kind, minzoom }) => [kind, Math.floor(minzoom)]));

const createPlace = (name: string, kind: string, geometry: string): BasemapFeature =>
  createFeature(JSON.parse(geometry) as Point, {
    name,
    kind,
    minzoom: PLACE_ZOOM.get(kind) ?? MINOR_ROAD_ZOOM
  });

async function readRoads(store: Store): Promise<BasemapFeature[]> {
  const rows = await store.query<{ class: string; geometry: string }>(
    `SELECT class, ${writeGeoJsonSql('geom')} FROM road_edge ORDER BY class, id`
  );
  const byClass = new Map<string, Position[][]>();
  for (const row of rows) {
    const { coordinates } = JSON.parse(row.geometry) as { coordinates: Position[] };
    const sameClass = byClass.get(row.class);
    if (sameClass) sameClass.push(coordinates);
    else byClass.set(row.class, [coordinates]);
  }
  return [...byClass].map(([name, coordinates]) =>
    createLines(coordinates, { class: name, minzoom: ROAD_ZOOM[name] ?? MINOR_ROAD_ZOOM })
  );
}

/** Reads the roads with a name, each stretch a line of its own. */
async function readRoadNames(store: Store): Promise<BasemapFeature[]> {
  const rows = await store.query<{ name: string; geometry: string }>(
    `SELECT name, ${writeGeoJsonSql('geom')} FROM road_edge WHERE name IS NOT NULL ORDER BY name, id`
  );
  return rows.map(({ name, geometry }) =>
    createFeature(JSON.parse(geometry) as Geometry, { name, minzoom: ROAD_NAME_ZOOM })
  );
}

async function readLabels(store: Store): Promise<BasemapFeature[]> {
  const places = await store.query<{ name: string; rank: number; geometry: string }>(
    `SELECT name, rank, ${writeGeoJsonSql('geom')} FROM place ORDER BY rank, population DESC NULLS LAST, id`
  );
  const states = await store.query<{ name: string; geometry: string }>(
    `SELECT name, ${writeGeoJsonSql('ST_PointOnSurface(geom)')} FROM state_boundary ORDER BY id`
  );
  return [
    ...states.map(({ name, geometry }) => createPlace(name, 'state', geometry)),
    ...places.map(({ name, rank, geometry }) => createPlace(name, `town${rank}`, geometry))
  ];
}

/** Reads everything that the basemap shows. */
export async function readBasemapLayers(store: Store): Promise<BasemapLayers> {
  const neighbours = await readAreas(store, 'country_outline');
  const states = await readAreas(store, 'state_boundary');
  const lgas = await readAreas(store, 'lga');
  const createBorders = (shapes: typeof lgas, kind: string, minzoom: number) =>
    createLines(createBoundaryLines(shapes.map(({ shape }) => shape)), { kind, minzoom });
  return {
    sea: [SEA],
    land: [
      createFeature(
        { type: 'MultiPolygon', coordinates: readOutline(FAR_LAND).map((ring) => [ring]) },
        { kind: 'neighbour', minzoom: 0 }
      ),
      ...neighbours.map(({ shape }) => createFeature(shape, { kind: 'neighbour', minzoom: 0 })),
      ...states.map(({ shape }) => createFeature(shape, { kind: 'country', minzoom: 0 }))
    ],
    boundary: [
      createBorders(neighbours, 'country', 0),
      createBorders(lgas, 'lga', LGA_ZOOM),
      createBorders(states, 'state', 3)
    ],
    road: await readRoads(store),
    road_name: await readRoadNames(store),
    place: await readLabels(store)
  };
}
