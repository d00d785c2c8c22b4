import { formatArea, formatDistance } from 'widgets/shared-code/site-base';
import { checkShape, computeRingArea } from 'widgets/shared-code/site-domain';
import type { Corner, Measurement } from './state';
import { computeSections } from './state';

/** Returns the length of a line in metres. */
export const computeLength = (corners: readonly Corner[]): number =>
  computeSections(corners).reduce((sum, section) => sum + section, 0);

/** Returns the size of a drawing in progress: its area once it has one, else its length. */
export function formatDraftSize(kind: Measurement['kind'], corners: readonly Corner[]): string {
  const hasArea = kind === 'area' && checkShape({ kind: 'polygon', ring: corners }).ok;
  return formatSize({ kind: hasArea ? 'area' : 'distance', corners });
}

/** Returns the size of a measurement with its unit. */
export const formatSize = ({ kind, corners }: Pick<Measurement, 'kind' | 'corners'>): string =>
  kind === 'distance' ? formatDistance(computeLength(corners)) : formatArea(computeRingArea(corners));
