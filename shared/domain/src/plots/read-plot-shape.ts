/** Reading of a plot's geometry: its faults, and the shape in which it is compared with others. */
import { toDegrees, toRadians } from '../geometry/angles';
import { MAX_CROSSINGS, hasMoreCrossings, listCrossings } from '../geometry/crossings';
import { closeRing } from '../geometry/rings';
import { SQUARE_METRES_PER_HECTARE } from '../calculations/units';
import { getLast } from '../library';
import { toQuantity } from '../numbers';
import { PLOT_DECIMALS } from './plot';
import type { Plot } from './plot';
import { createPlaceFault } from './plot-fault';
import type { PlotFault } from './plot-fault';
import { computeCentre, isPositionOnEarth, listPlotPositions } from './plot-position';
import { computePolygonsArea, createOutlineArea, roundPosition } from './plot-shape';
import type { LandArea, LonLat, OutlineRing } from './plot-shape';

/** Most positions of an outline: more are a track in which somebody stood still, and slow to check. */
const MAX_PLOT_VERTICES = 10_000;
const MIN_CORNERS = 3;
/** Angle at a corner below which it is a spike, degrees: a receiver that lost its position for a moment. */
const SPIKE_ANGLE = 5;
/**
 * Decimals that some coordinate of a geometry must have. A true coordinate ends in 0 once in ten, so that both of a
 * point lack the sixth decimal once in a hundred; both lack the fifth too once in ten thousand.
 */
const REQUIRED_DECIMALS = { Polygon: PLOT_DECIMALS, Point: PLOT_DECIMALS - 1 } as const;

/** A plot as it is compared with others and with reference areas. */
export interface PlotShape {
  readonly plot: Plot;
  /** Faults of the geometry itself. */
  readonly faults: readonly PlotFault[];
  /** Mean of the corners; null when the geometry cannot be read. */
  readonly centre: LonLat | null;
  /** Enclosed area; null for a point and for an outline that encloses none. */
  readonly area: LandArea | null;
  /** Size in ha, of a point the stated one; null when unknown. */
  readonly hectares: number | null;
  /** Equal for equal outlines, wherever they begin and whichever way they run; null when they cannot be read. */
  readonly key: string | null;
}

const isSame = (one: LonLat, other: LonLat): boolean => one[0] === other[0] && one[1] === other[1];

const hasDecimals = (value: number, decimals: number): boolean => {
  const scaled = Math.abs(value) * 10 ** (decimals - 1);
  return Math.abs(scaled - Math.round(scaled)) > 0.01;
};

function findDecimalsFault(plot: Plot, positions: readonly LonLat[]): PlotFault[] {
  const decimals = REQUIRED_DECIMALS[plot.geometry.type];
  return positions.flat().some((value) => hasDecimals(value, decimals))
    ? []
    : [{ code: 'fewDecimals', values: { decimals: PLOT_DECIMALS }, places: [] }];
}

const isRepeat = (place: LonLat, index: number, ring: OutlineRing): boolean =>
  index > 0 && isSame(place, ring[index - 1]!);

/** Returns the text that is equal for rings with the same positions in the same order, from any and either way. */
function createRingKey(ring: OutlineRing): string {
  const texts = ring.slice(1).map((position) => position.join(' '));
  const first = texts.reduce((least, text, index) => (text < texts[least]! ? index : least), 0);
  const forwards = [...texts.slice(first), ...texts.slice(0, first)];
  const backwards = [forwards[0]!, ...forwards.slice(1).reverse()];
  return (forwards[1]! < backwards[1]! ? forwards : backwards).join(',');
}

/** Lists the corners of a closed ring at which it turns back sharply. */
function listSpikes(ring: OutlineRing): readonly LonLat[] {
  const open = ring.slice(1);
  return open.filter(([x, y], index) => {
    const [x1, y1] = open[(index || open.length) - 1]!;
    const [x2, y2] = open[(index + 1) % open.length]!;
    const narrow = Math.cos(toRadians(y));
    const [ax, ay, bx, by] = [(x1 - x) * narrow, y1 - y, (x2 - x) * narrow, y2 - y];
    const angle = toDegrees(Math.atan2(Math.abs(ax * by - ay * bx), ax * bx + ay * by));
    return angle > 0 && angle < SPIKE_ANGLE;
  });
}

/** Returns each position once. */
const listDistinct = (places: readonly LonLat[]): readonly LonLat[] => [
  ...new Map(places.map((place) => [place.join(' '), place])).values()
];

const createFaultIf = (fault: PlotFault['code'], places: readonly LonLat[], values = {}): PlotFault[] =>
  places.length === 0 ? [] : [createPlaceFault(fault, places, values)];

/** Reads rings whose positions are on earth and not too many. */
function readPlotRings(raw: readonly OutlineRing[]): Omit<PlotShape, 'plot' | 'centre'> {
  const rounded = raw.map((ring) => ring.map(roundPosition));
  const open = rounded.filter((ring) => ring.length > 1 && !isSame(ring[0]!, getLast(ring)!));
  const repeats = rounded.flatMap((ring) => ring.filter(isRepeat));
  const rings = rounded.map((ring) =>
    closeRing(ring.filter((place, index) => !isRepeat(place, index, ring)))
  );
  const faults: PlotFault[] = [
    ...createFaultIf(
      'ringNotClosed',
      open.map((ring) => getLast(ring)!)
    ),
    ...createFaultIf('vertexRepeated', listDistinct(repeats))
  ];
  const corners = Math.min(...rings.map((ring) => listDistinct(ring).length));
  if (corners < MIN_CORNERS) {
    faults.push({
      code: 'tooFewVertices',
      values: { corners, min: MIN_CORNERS },
      places: rings[0]!.slice(0, 1)
    });
    return { faults, area: null, hectares: null, key: null };
  }
  const distinct = new Map(rings.map((ring) => [createRingKey(ring), ring]));
  const [outer, ...others] = [...distinct.values()];
  const found = [...distinct.values()].flatMap(listCrossings);
  const crossings = listDistinct(found.map(roundPosition));
  if (distinct.size < rings.length) faults.push(createPlaceFault('ringRepeated', outer!.slice(0, 1)));
  faults.push(
    ...createFaultIf(
      'severalRings',
      others.map((ring) => ring[0]!)
    ),
    ...createFaultIf('crossing', crossings, { more: found.length >= MAX_CROSSINGS ? 'yes' : 'no' }),
    ...createFaultIf('spike', rings.flatMap(listSpikes), { angle: SPIKE_ANGLE })
  );
  const key = [...distinct.keys()].sort().join(';');
  // To resolve the scribble of somebody who stood still, or rings across each other, takes minutes, and its area means nothing.
  const isScribble =
    found.length >= MAX_CROSSINGS ||
    hasMoreCrossings(
      [...distinct.values()].map((ring) => [ring]),
      MAX_CROSSINGS
    );
  if (isScribble) return { faults, area: null, hectares: null, key };
  const area = createOutlineArea([...distinct.values()], crossings.length > 0);
  const hectares = computePolygonsArea(area.polygons) / SQUARE_METRES_PER_HECTARE;
  return hectares > 0 ? { faults, area, hectares, key } : { faults, area: null, hectares: null, key };
}

/** Reads the geometry of a plot; 10,000 positions take a quarter of a second. */
export function readPlotShape(plot: Plot): PlotShape {
  const { geometry, statedArea } = plot;
  const positions = listPlotPositions(geometry);
  const pointHectares = geometry.type === 'Point' ? toQuantity(statedArea) : null;
  const refuse = (fault: PlotFault): PlotShape => ({
    ...{ plot, faults: [fault], centre: null, area: null, hectares: pointHectares, key: null }
  });
  if (positions.length === 0)
    return refuse({ code: 'tooFewVertices', values: { corners: 0, min: MIN_CORNERS }, places: [] });
  const lost = positions.filter((position) => !isPositionOnEarth(position));
  if (lost.length > 0)
    return refuse({
      code: 'notOnEarth',
      values: { count: lost.length, example: roundPosition(lost[0]!).join(', ') },
      places: []
    });
  if (positions.length > MAX_PLOT_VERTICES)
    return refuse({
      code: 'tooManyVertices',
      values: { vertices: positions.length, max: MAX_PLOT_VERTICES },
      places: []
    });
  const decimals = findDecimalsFault(plot, positions);
  const centre = computeCentre(positions);
  if (geometry.type === 'Polygon') {
    const outline = readPlotRings(geometry.coordinates);
    return { plot, centre, ...outline, faults: [...outline.faults, ...decimals] };
  }
  const key = roundPosition(geometry.coordinates).join(' ');
  return { plot, centre, faults: decimals, area: null, hectares: pointHectares, key };
}
