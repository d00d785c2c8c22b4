import { isPosition } from '@site/domain';

/**
 * Viewpoint of a map. In 2D longitude and latitude of its centre in degrees, scale, rotation in degrees; in 3D
 * longitude and latitude in degrees and height in m of the camera, heading and tilt in degrees.
 */
export type MapViewpoint =
  | readonly [number, number, number, number]
  | readonly [number, number, number, number, number];

/** State of a map's page that a link restores; missing parts keep their initial state. */
export interface SharedMapState {
  readonly at?: MapViewpoint;
  /** Layers whose visibility differs from the initial state, by their id in the catalogue, else in the map. */
  readonly on?: readonly string[];
  readonly off?: readonly string[];
  /** Ids of the page's widgets that are open or closed unlike the initial state. */
  readonly open?: readonly string[];
  readonly shut?: readonly string[];
}

const isNumberList = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((part) => typeof part === 'number' && Number.isFinite(part));
const isOptionalIdList = (value: unknown): value is readonly string[] | undefined =>
  value === undefined || (Array.isArray(value) && value.every((id) => typeof id === 'string'));

function isViewpoint(value: unknown): value is MapViewpoint {
  if (!isNumberList(value) || (value.length !== 4 && value.length !== 5)) return false;
  const [longitude, latitude, third = NaN] = value;
  return isPosition({ longitude, latitude }) && third > 0;
}

const isOptionalViewpoint = (value: unknown): value is MapViewpoint | undefined =>
  value === undefined || isViewpoint(value);

/** Parses the map state of a link; null when it is invalid. The value is untrusted. */
export function parseSharedMap(value: unknown): SharedMapState | null {
  if (typeof value !== 'object' || value === null) return null;
  const { at, on, off, open, shut } = value as Partial<Record<keyof SharedMapState, unknown>>;
  if (!isOptionalViewpoint(at)) return null;
  if (!isOptionalIdList(on) || !isOptionalIdList(off) || !isOptionalIdList(open) || !isOptionalIdList(shut))
    return null;
  return {
    ...(at && { at }),
    ...(on && { on }),
    ...(off && { off }),
    ...(open && { open }),
    ...(shut && { shut })
  };
}
