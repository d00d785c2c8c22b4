import type { LatLon } from '@site/domain';
import { CoordinateReader } from './coordinate-text';
import type { FlatLine } from './coordinate-text';

/**
 * Rings smaller than this share of the largest are omitted: holes or islands of a cell or two, of which a dense
 * network has thousands, and which take the engine longer to write than to find.
 */
const SMALLEST_RING_SHARE = 1e-4;

/** Times follow the road table, so no kind of road is preferred or avoided. */
export const DRIVING_OPTIONS = {
  costing: 'auto',
  costing_options: { auto: { maneuver_penalty: 0, use_highways: 0.5, use_tolls: 0.5, use_tracks: 0.5 } }
} as const;

/**
 * Builds the request for the roads reached from `start` within the breaks. Outlines are requested as lines and
 * not simplified: this code finishes them, and forming polygons takes the engine longer than all the rest at
 * 300 minutes.
 */
export const createIsochroneRequest = (
  start: LatLon,
  breaks: readonly number[],
  maxSnapDistance: number
) => ({
  locations: [{ lat: start.latitude, lon: start.longitude, search_cutoff: maxSnapDistance }],
  ...DRIVING_OPTIONS,
  contours: breaks.map((time) => ({ time })),
  polygons: false,
  denoise: SMALLEST_RING_SHARE,
  generalize: 0,
  show_locations: true
});

/** The content of an answer (GeoJSON text, the same in process and over HTTP). */
export interface IsochroneAnswer {
  /** Closed lines round the reached roads, both outer ones and holes, by the minutes of the contour. */
  readonly contours: ReadonlyMap<number, readonly FlatLine[]>;
  /** The start on the road; undefined when the answer does not contain it. */
  readonly snapped: LatLon | undefined;
}

/**
 * The answer without its coordinates: each geometry has the numbers of its first line and of the next
 * geometry's.
 */
interface AnswerSkeleton {
  readonly features: readonly {
    readonly properties: { readonly contour?: number; readonly type?: string };
    readonly geometry: { readonly coordinates: readonly [number, number] };
  }[];
}

const COORDINATES = '"coordinates":';

function splitCoordinates(text: string) {
  // One byte per character: characters outside ASCII occur only outside the coordinates and are left unchanged.
  const reader = new CoordinateReader(Buffer.from(text, 'latin1'));
  let rest = '';
  let copied = 0;
  for (let found = text.indexOf(COORDINATES); found >= 0; found = text.indexOf(COORDINATES, copied)) {
    const start = found + COORDINATES.length;
    const first = reader.lineCount;
    const end = reader.readArray(start);
    rest += `${text.slice(copied, start)}[${first},${reader.lineCount}]`;
    copied = end;
  }
  return { skeleton: JSON.parse(rest + text.slice(copied)) as AnswerSkeleton, reader };
}

/**
 * Reads an answer.
 * @throws SyntaxError when it is invalid.
 */
export function readIsochroneAnswer(text: string): IsochroneAnswer {
  const { skeleton, reader } = splitCoordinates(text);
  const contours = new Map<number, FlatLine[]>();
  let snapped: LatLon | undefined;
  for (const { properties, geometry } of skeleton.features) {
    const own = reader.sliceLines(...geometry.coordinates);
    const { contour, type } = properties;
    if (contour !== undefined) {
      const sameContour = contours.get(contour) ?? [];
      sameContour.push(...own);
      contours.set(contour, sameContour);
    } else if (type === 'snapped' && own.length > 0)
      snapped = { longitude: own[0]![0]!, latitude: own[0]![1]! };
  }
  return { contours, snapped };
}
