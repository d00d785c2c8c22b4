/** The used parts of the SDK's geometries, in the units of the map. */
interface Place {
  readonly x: number;
  readonly y: number;
}
interface Shape extends Partial<Place> {
  readonly type: string;
  readonly extent?: { readonly center: Place } | null;
}
interface ShapeLayer {
  readonly objectIdField: string;
  queryFeatures(query: object): Promise<{
    readonly features: readonly {
      readonly geometry?: object | null;
      readonly attributes: Readonly<Record<string, unknown>>;
    }[];
  }>;
}

/** Where the search starts: a place of a map, the map's spatial reference, and the first distance. */
interface NearestSearch extends Place {
  readonly spatialReference: object;
  readonly reach: number;
}

/** Distance to which the search goes at most: half of the equator in metres of Web Mercator. */
const FARTHEST = 20_037_508;

const readCentre = (geometry: Shape): Place | undefined =>
  geometry.type === 'point' ? (geometry as Shape & Place) : geometry.extent?.center;

/** Finds the features whose boxes meet the square around a place, and returns the nearest with its distance. */
async function findWithin(layer: ShapeLayer, { x, y, spatialReference }: NearestSearch, reach: number) {
  const { features } = await layer.queryFeatures({
    geometry: {
      type: 'extent',
      ...{ xmin: x - reach, xmax: x + reach, ymin: y - reach, ymax: y + reach },
      spatialReference
    },
    outFields: [layer.objectIdField],
    returnGeometry: true,
    outSpatialReference: spatialReference
  });
  const found = features.flatMap(({ geometry, attributes }) => {
    const centre = geometry && readCentre(geometry as Shape);
    if (!centre) return [];
    return { id: Number(attributes[layer.objectIdField]), distance: Math.hypot(centre.x - x, centre.y - y) };
  });
  return found.sort((one, other) => one.distance - other.distance)[0] ?? null;
}

/**
 * Returns the id of the feature whose centre is nearest to a place, by requests for squares of twice the size;
 * null for a layer without features. Rejects as the layer does.
 */
export async function findNearest(layer: ShapeLayer, search: NearestSearch): Promise<number | null> {
  for (let { reach } = search; ; reach *= 2) {
    const found = await findWithin(layer, search, Math.min(reach, FARTHEST));
    if (found) {
      // A corner of the square is farther than the middle of its sides, so a nearer one may be just outside.
      const nearer = found.distance > reach ? await findWithin(layer, search, found.distance) : found;
      return (nearer ?? found).id;
    }
    if (reach >= FARTHEST) return null;
  }
}
