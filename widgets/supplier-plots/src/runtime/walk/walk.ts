/** A walk along the edge of a plot with the position of a phone. */
import { computeDistance } from 'widgets/shared-code/site-domain';
import type { PlotGeometry } from 'widgets/shared-code/site-domain';

/** A position of the phone. */
export interface WalkPosition {
  readonly longitude: number;
  readonly latitude: number;
  /** In m; the position is that far off in about two of three cases. */
  readonly accuracy: number;
}

export interface Walk {
  readonly corners: readonly WalkPosition[];
  /** Count of positions that were less accurate than the limit. */
  readonly skipped: number;
}

export interface WalkLimits {
  /** Least accurate position that becomes a corner, m. */
  readonly accuracy: number;
  /** Shortest way between two corners, m. */
  readonly spacing: number;
}

export const EMPTY_WALK: Walk = { corners: [], skipped: 0 };

/** Decimals of a coordinate, as plots are exported. */
const round = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/** Adds a position as a corner, unless it is too inaccurate or too close to the last corner. */
export function addPosition(walk: Walk, position: WalkPosition, limits: WalkLimits): Walk {
  if (position.accuracy > limits.accuracy) return { ...walk, skipped: walk.skipped + 1 };
  const corner = { ...position, longitude: round(position.longitude), latitude: round(position.latitude) };
  const last = walk.corners[walk.corners.length - 1];
  if (last && computeDistance(last, corner) < limits.spacing) return walk;
  return { ...walk, corners: [...walk.corners, corner] };
}

/** Removes the last corner. */
export const undoPosition = (walk: Walk): Walk => ({ ...walk, corners: walk.corners.slice(0, -1) });

/** Returns the outline of a walk, closed with its first corner. */
export function toWalkedOutline({ corners }: Walk): PlotGeometry {
  const ring = corners.map(({ longitude, latitude }) => [longitude, latitude] as const);
  return { type: 'Polygon', coordinates: [ring.length > 0 ? [...ring, ring[0]!] : ring] };
}

/** Returns the accuracy of the least accurate corner, in whole metres; null without a corner. */
export const getWalkAccuracy = ({ corners }: Walk): number | null =>
  corners.length === 0 ? null : Math.ceil(Math.max(...corners.map(({ accuracy }) => accuracy)));

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

/** Returns a stored walk; null for another value. */
export function readWalk(stored: unknown): Walk | null {
  const { corners, skipped } = (stored ?? {}) as Partial<Walk>;
  if (!Array.isArray(corners) || !isNumber(skipped)) return null;
  const isValid = (corners as readonly Partial<WalkPosition>[]).every(
    ({ longitude, latitude, accuracy }) => isNumber(longitude) && isNumber(latitude) && isNumber(accuracy)
  );
  return isValid ? { corners: corners as WalkPosition[], skipped } : null;
}
