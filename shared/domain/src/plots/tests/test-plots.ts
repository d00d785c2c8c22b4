/** Clean plots for tests, and faults that are planted on them. */
import { createRandom } from '../../rounds/random';
import type { Plot, PlotGeometry } from '../plot';
import { DEFAULT_PLOT_LIMITS } from '../plot-context';
import type { PlotContext } from '../plot-context';
import type { PlotFaultCode } from '../plot-fault';
import { createLandArea } from '../plot-shape';
import type { LonLat, OutlineRing } from '../plot-shape';

export const toSixDecimals = (value: number): number => Number(value.toFixed(6));

export const createRectangle = (west: number, south: number, east: number, north: number): OutlineRing => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south]
];

export const createPolygonPlot = (ring: OutlineRing, changes: Partial<Plot> = {}): Plot => ({
  id: 'plot 1',
  supplier: 'Ini Umoh',
  community: 'Ikot Ekpene',
  commodity: 'oilPalm',
  geometry: { type: 'Polygon', coordinates: [ring] },
  statedArea: null,
  area: null,
  capture: 'walked',
  accuracy: 4,
  capturedOn: '2026-11-02',
  consentOn: '2026-11-02',
  consentWithdrawnOn: null,
  tenurePaper: 'Family land, letter of the village head',
  status: 'released',
  rejection: null,
  ...changes
});

export const createPointPlot = (place: LonLat, changes: Partial<Plot> = {}): Plot => ({
  ...createPolygonPlot([]),
  geometry: { type: 'Point', coordinates: place },
  statedArea: 2,
  ...changes
});

/** South-west corner of the plots of the generator, and the distance between them, degrees. */
const ORIGIN: LonLat = [7.701234, 5.101234];
const SPACING = 0.01;
const METRES_PER_DEGREE = 111_000;

/** The community of every generated plot. */
export const COMMUNITY = { latitude: 5.13, longitude: 7.73 };

export const CONTEXT: PlotContext = {
  limits: DEFAULT_PLOT_LIMITS,
  findCommunity: () => COMMUNITY,
  nigeria: createLandArea([[createRectangle(2.7, 4.2, 14.6, 13.9)]]),
  water: [createLandArea([[createRectangle(7.9, 5, 8, 5.3)]])],
  lgas: [
    { code: 'WEST', area: createLandArea([[createRectangle(7, 4.5, 7.72, 6)]]) },
    { code: 'EAST', area: createLandArea([[createRectangle(7.72, 4.5, 8.2, 6)]]) }
  ],
  stored: []
};

/** Returns a star-shaped ring of 5 to 40 corners, 40 to 150 m around a centre: 0.2 to 7 ha. */
function createStar([x, y]: LonLat, random: () => number): OutlineRing {
  const corners = 5 + Math.floor(random() * 36);
  const radius = (40 + random() * 110) / METRES_PER_DEGREE;
  const ring = Array.from({ length: corners }, (_, at): LonLat => {
    const angle = (2 * Math.PI * (at + 0.6 * random())) / corners;
    const reach = radius * (0.7 + 0.3 * random());
    return [toSixDecimals(x + reach * Math.cos(angle)), toSixDecimals(y + reach * Math.sin(angle))];
  });
  return [...ring, ring[0]!];
}

/** Returns so many plots without a fault, in rows; every fifth is a point. */
export function createCleanPlots(seed: number, count: number): Plot[] {
  const random = createRandom(seed);
  const columns = Math.ceil(Math.sqrt(count));
  return Array.from({ length: count }, (_, index) => {
    const centre: LonLat = [
      ORIGIN[0] + SPACING * (index % columns),
      ORIGIN[1] + SPACING * Math.floor(index / columns)
    ];
    const id = `plot ${index + 1}`;
    return index % 5 === 4
      ? createPointPlot([centre[0], toSixDecimals(centre[1] + random() / 1000)], { id })
      : createPolygonPlot(createStar(centre, random), { id });
  });
}

/** Returns the outer ring of a plot with an outline. */
export function getRing({ geometry }: Plot): OutlineRing {
  if (geometry.type === 'Point') throw new Error('A point has no ring.');
  return geometry.coordinates[0]!;
}

const withRings = (plot: Plot, ...coordinates: readonly OutlineRing[]): Plot => ({
  ...plot,
  geometry: { type: 'Polygon', coordinates }
});

const mapPositions = ({ geometry }: Plot, change: (place: LonLat) => LonLat): PlotGeometry =>
  geometry.type === 'Point'
    ? { type: 'Point', coordinates: change(geometry.coordinates) }
    : { type: 'Polygon', coordinates: geometry.coordinates.map((ring) => ring.map(change)) };

const movePlot = (plot: Plot, east: number, north: number): Plot => ({
  ...plot,
  geometry: mapPositions(plot, ([x, y]) => [toSixDecimals(x + east), toSixDecimals(y + north)])
});

const toPoint = (plot: Plot, statedArea: number | null): Plot => ({
  ...plot,
  geometry: { type: 'Point', coordinates: getRing(plot)[0]! },
  statedArea
});

/**
 * Returns a ring with more corners on its first side.
 * @param corners along the side and out of it, in metres from its middle.
 */
function extendSide(
  ring: OutlineRing,
  corners: readonly (readonly [along: number, out: number])[]
): OutlineRing {
  const [[x1, y1], [x2, y2]] = [ring[0]!, ring[1]!];
  const length = Math.hypot(x2 - x1, y2 - y1);
  // The rings run counter-clockwise, so that the outside is to the right of a side.
  const [dx, dy] = [(x2 - x1) / length, (y2 - y1) / length];
  const added = corners.map(([along, out]): LonLat => {
    const [a, b] = [along / METRES_PER_DEGREE, out / METRES_PER_DEGREE];
    return [toSixDecimals((x1 + x2) / 2 + a * dx + b * dy), toSixDecimals((y1 + y2) / 2 + a * dy - b * dx)];
  });
  return [ring[0]!, ...added, ...ring.slice(1)];
}

/** Returns the plots, one of which has a fault now; a fault between two plots needs a second one. */
type Plant = (plot: Plot) => readonly [Plot, ...Plot[]];

const copyPlot = (plot: Plot): Plot => ({ ...plot, id: `copy of ${plot.id}`, supplier: 'Eno Bassey' });

/** A way to plant each fault on a clean plot with an outline. */
export const PLANTS: Readonly<Record<PlotFaultCode, Plant>> = {
  notOnEarth: (plot) => [{ ...plot, geometry: mapPositions(plot, ([x, y]) => [x * 50_000, y * 50_000]) }],
  tooManyVertices: (plot) => [withRings(plot, new Array<LonLat>(10_001).fill(getRing(plot)[0]!))],
  tooFewVertices: (plot) => [withRings(plot, [...getRing(plot).slice(0, 2), getRing(plot)[0]!])],
  ringNotClosed: (plot) => [withRings(plot, getRing(plot).slice(0, -1))],
  ringRepeated: (plot) => [withRings(plot, getRing(plot), [...getRing(plot)].reverse())],
  severalRings: (plot) => {
    const ring = getRing(plot);
    const mean = (at: 0 | 1) => ring.reduce((sum, place) => sum + place[at], 0) / ring.length;
    const shrink = (value: number, centre: number) => toSixDecimals(centre + (value - centre) / 3);
    return [
      withRings(
        plot,
        ring,
        ring.map(([x, y]): LonLat => [shrink(x, mean(0)), shrink(y, mean(1))])
      )
    ];
  },
  vertexRepeated: (plot) => [withRings(plot, [getRing(plot)[0]!, ...getRing(plot)])],
  // A loop of a metre, and a needle of 200 m and 2 m.
  crossing: (plot) => [
    withRings(
      plot,
      extendSide(getRing(plot), [
        [-0.5, 0],
        [0.5, 1],
        [-0.5, 1],
        [0.5, 0]
      ])
    )
  ],
  spike: (plot) => [
    withRings(
      plot,
      extendSide(getRing(plot), [
        [-1, 0],
        [0, 200],
        [1, 0]
      ])
    )
  ],
  fewDecimals: (plot) => [
    { ...plot, geometry: mapPositions(plot, ([x, y]) => [Number(x.toFixed(5)), Number(y.toFixed(5))]) }
  ],
  pointTooLarge: (plot) => [toPoint(plot, 4.1)],
  pointWithoutArea: (plot) => [toPoint(plot, null)],
  statedAreaDiffers: (plot) => [{ ...plot, statedArea: 40 }],
  tooLarge: (plot) => {
    const [x, y] = getRing(plot)[0]!;
    // 0.009 degrees are a kilometre: 99 ha, within a cell of the generator of its own.
    return [movePlot(withRings(plot, createRectangle(x, y, x + 0.009, y + 0.009)), 0, -0.05)];
  },
  axesSwapped: (plot) => [{ ...plot, geometry: mapPositions(plot, ([x, y]) => [y, x]) }],
  outsideNigeria: (plot) => [movePlot(plot, 0, -3)],
  inWater: (plot) => [movePlot(plot, 0.2, 0)],
  farFromCommunity: (plot) => [movePlot(plot, -0.5, 0)],
  duplicate: (plot) => {
    const ring = getRing(plot).slice(1);
    const other = [...ring.slice(2), ...ring.slice(0, 2)].reverse();
    return [plot, withRings(copyPlot(plot), [...other, other[0]!])];
  },
  overlap: (plot) => {
    const [x, y] = getRing(plot)[0]!;
    const ring = createRectangle(toSixDecimals(x - 0.0011), toSixDecimals(y - 0.0011), x + 0.001, y + 0.001);
    return [withRings(plot, ring), movePlot(withRings(copyPlot(plot), ring), 0.001, 0.001)];
  }
};
