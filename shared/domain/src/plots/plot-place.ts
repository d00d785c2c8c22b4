/** Checks of where plots are: axes, country, water, community and LGAs. */
import { METRES_PER_KILOMETER, SQUARE_METRES_PER_HECTARE } from '../calculations/units';
import { computeDistance } from '../distance';
import type { LatLon } from '../distance';
import { isInNigeria } from '../geometry/nigeria';
import type { PlotContext, LgaShare } from './plot-context';
import type { PlotFault, PlotFaultCode } from './plot-fault';
import { computeCommonArea, isInsideArea } from './plot-shape';
import type { LandArea, LonLat } from './plot-shape';
import type { PlotShape } from './read-plot-shape';

/** Shares of an LGA below this are slivers of simplified outlines. */
const MIN_LGA_SHARE = 0.001;
const PERCENT = 100;

/** A plot whose centre is known. */
export type PlacedShape = PlotShape & { readonly centre: LonLat };

const toLatLon = ([longitude, latitude]: LonLat) => ({ latitude, longitude });

/** Returns the share of a plot in an area, 0 to 1; of a point 0 or 1. */
function computeShare({ area, hectares, centre }: PlacedShape, other: LandArea): number {
  if (area === null || hectares === null) return isInsideArea(centre, other) ? 1 : 0;
  return Math.min(1, computeCommonArea(area, other) / (hectares * SQUARE_METRES_PER_HECTARE));
}

const computeWaterShare = (shape: PlacedShape, water: readonly LandArea[]): number =>
  Math.min(
    1,
    water.reduce((sum, area) => sum + computeShare(shape, area), 0)
  );

const measureKilometres = (from: LatLon, to: LonLat): number =>
  computeDistance(from, toLatLon(to)) / METRES_PER_KILOMETER;

/**
 * Returns whether a plot is where it belongs only after latitude and longitude are exchanged: in Nigeria, or near its
 * community. Most of the south of Nigeria is in Nigeria both ways, so that only the community reveals it. A plot
 * abroad whose community is nearer without the exchange is not exchanged.
 */
function hasSwappedAxes(
  { centre, plot }: PlacedShape,
  { nigeria, limits, findCommunity }: PlotContext
): boolean {
  const [longitude, latitude] = centre;
  const swapped: LonLat = [latitude, longitude];
  const isInCountry = (place: LonLat) =>
    nigeria ? isInsideArea(place, nigeria) : isInNigeria(toLatLon(place));
  if (!isInCountry(swapped)) return false;
  const community = findCommunity(plot);
  if (!community) return !isInCountry(centre);
  const [here, there] = [measureKilometres(community, centre), measureKilometres(community, swapped)];
  return there < here && here > limits.communityKm && (there <= limits.communityKm || !isInCountry(centre));
}

function findShareFault(code: PlotFaultCode, share: number, { limits }: PlotContext): PlotFault[] {
  return share > limits.outsideShare ? [{ code, values: { percent: share * PERCENT }, places: [] }] : [];
}

function findCommunityFault(
  { centre, plot }: PlacedShape,
  { findCommunity, limits }: PlotContext
): PlotFault[] {
  const community = findCommunity(plot);
  const kilometres = community && measureKilometres(community, centre);
  if (kilometres === null || kilometres <= limits.communityKm) return [];
  const values = { kilometres, max: limits.communityKm, community: plot.community };
  return [{ code: 'farFromCommunity', values, places: [centre] }];
}

/** Lists the faults of where a plot is. Exchanged axes explain the others, which are left out then. */
export function findPlaceFaults(shape: PlacedShape, context: PlotContext): PlotFault[] {
  if (hasSwappedAxes(shape, context)) return [{ code: 'axesSwapped', values: {}, places: [shape.centre] }];
  const { nigeria, water } = context;
  // Without the outline of the country only its surroundings are known, which exclude far positions.
  const inside = nigeria ? computeShare(shape, nigeria) : Number(isInNigeria(toLatLon(shape.centre)));
  return [
    ...findShareFault('outsideNigeria', 1 - inside, context),
    ...(water ? findShareFault('inWater', computeWaterShare(shape, water), context) : []),
    ...findCommunityFault(shape, context)
  ];
}

/** Lists the LGAs of a plot with their shares, the largest first; null when the LGAs are unknown. */
export const listLgaShares = (shape: PlacedShape, { lgas }: PlotContext): readonly LgaShare[] | null =>
  lgas &&
  lgas
    .map(({ code, area }) => ({ code, share: computeShare(shape, area) }))
    .filter(({ share }) => share >= MIN_LGA_SHARE)
    .sort((one, other) => other.share - one.share);
