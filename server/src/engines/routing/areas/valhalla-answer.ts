import type { LatLon } from '@site/domain';
import { CoordinateText } from './coordinate-text';
import type { FlatLine } from './coordinate-text';

/**
 * Rings smaller than this share of the largest are left out: a hole or an island of a cell or two, of which a dense
 * network has thousands, and writing them down takes the engine longer than finding them.
 */
const SMALLEST_RING_SHARE = 1e-4;

/** Times follow the road table, so nothing is preferred or avoided. */
export const DRIVING = {
  costing: 'auto',
  costing_options: { auto: { maneuver_penalty: 0, use_highways: 0.5, use_tolls: 0.5, use_tracks: 0.5 } }
} as const;

/**
 * The request for the roads reached from `start` within the breaks. Outlines are asked for as lines and not simplified: finishing them is our own work, and putting
 * lines together to polygons takes the engine longer than all the rest at 300 minutes.
 */
export const isochroneRequest = (start: LatLon, breaks: readonly number[], maxSnapDistance: number) => ({
  locations: [{ lat: start.latitude, lon: start.longitude, search_cutoff: maxSnapDistance }],
  ...DRIVING,
  contours: breaks.map((time) => ({ time })),
  polygons: false,
  denoise: SMALLEST_RING_SHARE,
  generalize: 0,
  show_locations: true
});

/** What an answer says (GeoJSON text, the same in process and over HTTP). */
export interface IsochroneAnswer {
  /** Closed lines round the roads reached, outer ones and holes alike, by the minutes of the contour. */
  readonly contours: ReadonlyMap<number, readonly FlatLine[]>;
  /** Where the start was moved to; undefined when the answer does not say. */
  readonly snapped: LatLon | undefined;
}

/** The answer without its coordinates: each geometry has the numbers of its first line and of the next one's. */
interface Skeleton {
  readonly features: readonly {
    readonly properties: { readonly contour?: number; readonly type?: string };
    readonly geometry: { readonly coordinates: readonly [number, number] };
  }[];
}

const COORDINATES = '"coordinates":';

function takeOutCoordinates(text: string) {
  // One byte a character: what is not ASCII lies outside the coordinates and is left alone.
  const reader = new CoordinateText(Buffer.from(text, 'latin1'));
  let rest = '';
  let copied = 0;
  for (let found = text.indexOf(COORDINATES); found >= 0; found = text.indexOf(COORDINATES, copied)) {
    const start = found + COORDINATES.length;
    const first = reader.lineCount;
    const end = reader.read(start);
    rest += `${text.slice(copied, start)}[${first},${reader.lineCount}]`;
    copied = end;
  }
  return { skeleton: JSON.parse(rest + text.slice(copied)) as Skeleton, reader };
}

/** Reads an answer. @throws SyntaxError when it is not one. */
export function readAnswer(text: string): IsochroneAnswer {
  const { skeleton, reader } = takeOutCoordinates(text);
  const contours = new Map<number, FlatLine[]>();
  let snapped: LatLon | undefined;
  for (const { properties, geometry } of skeleton.features) {
    const own = reader.lines(...geometry.coordinates);
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
