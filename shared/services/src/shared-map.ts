import { isPosition } from '@site/domain';

/**
 * Where a map is looked at from. In 2D longitude and latitude of its middle in degrees, scale, rotation in degrees; in 3D
 * longitude, latitude in degrees and height in m of the camera, heading and tilt in degrees.
 */
export type MapPlaceInView =
  readonly [number, number, number, number] | readonly [number, number, number, number, number];

/** What of a map's page a link brings back; what is not there is as the page starts. */
export interface SharedMapState {
  readonly at?: MapPlaceInView;
  /** Layers shown and hidden that do not start so, by their id in the catalogue, else in the map. */
  readonly on?: readonly string[];
  readonly off?: readonly string[];
  /** Widgets of the page that are open and closed and do not start so, by their id. */
  readonly open?: readonly string[];
  readonly shut?: readonly string[];
}

const isNumbers = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'number' && Number.isFinite(part));
const isIds = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'));

function isPlace(value: unknown): value is MapPlaceInView {
  if (!isNumbers(value) || (value.length !== 4 && value.length !== 5)) return false;
  const [longitude, latitude, third = NaN] = value;
  return isPosition({ longitude, latitude }) && third > 0;
}

const isPlaceOrNone = (value: unknown): value is MapPlaceInView | undefined =>
  value === undefined || isPlace(value);

/** What a link says of a map, or null where it says nothing of the kind: it may come from anybody. */
export function sharedMapOf(value: unknown): SharedMapState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, on, off, open, shut } = value as Partial<Record<keyof SharedMapState, unknown>>;
  if (!isPlaceOrNone(at)) return null;
  if (!isIds(on) || !isIds(off) || !isIds(open) || !isIds(shut)) return null;
  return {
    ...(at && { at }),
    ...(on && { on }),
    ...(off && { off }),
    ...(open && { open }),
    ...(shut && { shut })
  };
}
