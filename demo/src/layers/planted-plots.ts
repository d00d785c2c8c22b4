import type { PlotFaultCode, PlotGeometry } from '@site/domain';
import { computeAreaHectares, offsetPosition, roundPosition } from '../kit/geometry';
import type { ClosedRing, Position } from '../kit/geometry';
import type { CommunityRow } from './communities';

/** Faults that surveys often have, each of which is planted on some plots. */
export const PLANTED_FAULTS = [
  'ringNotClosed',
  'ringRepeated',
  'vertexRepeated',
  'crossing',
  'spike',
  'fewDecimals',
  'pointTooLarge',
  'statedAreaDiffers',
  'axesSwapped',
  'farFromCommunity',
  'inWater',
  'duplicate',
  'overlap'
] as const satisfies readonly PlotFaultCode[];
export type PlantedFault = (typeof PLANTED_FAULTS)[number];

/** Faults between two plots, which are planted on pairs. */
export const isPairFault = (fault: PlantedFault): boolean => fault === 'duplicate' || fault === 'overlap';

/** Least difference of latitude and longitude with which exchanged ones are seen, degrees: some 40 km. */
const MIN_EXCHANGE_DEG = 0.4;

/** Returns whether a fault of a plot at a place can be found. */
export const canPlantFault = (fault: PlantedFault | null, [longitude, latitude]: Position): boolean =>
  fault !== 'axesSwapped' || Math.abs(longitude - latitude) > MIN_EXCHANGE_DEG;

/** The parts of a plot that a fault changes. */
export interface PlantedLand {
  readonly geometry: PlotGeometry;
  /** Hectares; null when unknown. */
  readonly statedHa: number | null;
  readonly community: CommunityRow;
}

/** Clean land of which a fault is made. */
export interface CleanLand {
  readonly centre: Position;
  readonly ring: ClosedRing;
  readonly community: CommunityRow;
  /** A community that is far from the plot. */
  readonly farCommunity: CommunityRow;
}

/** Distance by which an overlapping plot is moved, km: a third of the narrowest plot. */
const SHIFT_KM = 0.03;
const EAST = 0;

const roundToFive = ([x, y]: Position): Position => [Number(x.toFixed(5)), Number(y.toFixed(5))];

/**
 * Returns a ring with more corners on its first side.
 * @param corners along the side and out of it, km from its middle.
 */
function extendSide(
  [first, second, ...others]: ClosedRing,
  corners: readonly (readonly [along: number, out: number])[]
): ClosedRing {
  const direction = Math.atan2(second![1] - first![1], second![0] - first![0]);
  const middle: Position = [(first![0] + second![0]) / 2, (first![1] + second![1]) / 2];
  // The rings run counter-clockwise, so that the outside is to the right of a side.
  const added = corners.map(([along, out]) =>
    roundPosition(offsetPosition(offsetPosition(middle, along, direction), out, direction - Math.PI / 2))
  );
  return [first!, ...added, second!, ...others];
}

/** A loop of a metre, and a needle of 60 m and 2 m. */
const LOOP = [
  [-0.0005, 0],
  [0.0005, 0.001],
  [-0.0005, 0.001],
  [0.0005, 0]
] as const;
const NEEDLE = [
  [-0.001, 0],
  [0, 0.06],
  [0.001, 0]
] as const;

/** Changes a ring so that it has the fault. */
const RING_FAULTS: Partial<Readonly<Record<PlantedFault, (ring: ClosedRing) => readonly ClosedRing[]>>> = {
  ringNotClosed: (ring) => [ring.slice(0, -1)],
  ringRepeated: (ring) => [ring, [...ring].reverse()],
  vertexRepeated: (ring) => [[ring[0]!, ...ring]],
  crossing: (ring) => [extendSide(ring, LOOP)],
  spike: (ring) => [extendSide(ring, NEEDLE)],
  fewDecimals: (ring) => [ring.map(roundToFive)],
  axesSwapped: (ring) => [ring.map(([x, y]): Position => [y, x])]
};

/**
 * Returns land with a fault.
 * @param isSecond the land is the second of a pair.
 */
export function plantFault(fault: PlantedFault, land: CleanLand, isSecond: boolean): PlantedLand {
  const { centre, ring, community, farCommunity } = land;
  const rings = RING_FAULTS[fault]?.(ring) ?? [ring];
  const plain = { geometry: { type: 'Polygon', coordinates: rings }, statedHa: null, community } as const;
  if (fault === 'pointTooLarge')
    return { ...plain, geometry: { type: 'Point', coordinates: centre }, statedHa: 6.5 };
  if (fault === 'statedAreaDiffers')
    return { ...plain, statedHa: Math.round(computeAreaHectares(ring) * 140) / 100 };
  if (fault === 'farFromCommunity') return { ...plain, community: farCommunity };
  if (fault !== 'overlap' || !isSecond) return plain;
  const moved = ring.map((corner) => roundPosition(offsetPosition(corner, SHIFT_KM, EAST)));
  return { ...plain, geometry: { type: 'Polygon', coordinates: [moved] } };
}
