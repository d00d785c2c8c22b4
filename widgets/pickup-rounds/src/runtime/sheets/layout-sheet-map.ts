import { toMercatorX, toMercatorY, toRadians } from 'widgets/shared-code/site-domain';
import type { LatLon } from 'widgets/shared-code/site-domain';
import { fitScaleBar } from 'widgets/shared-code/site-tools';
import type { PaperSize, ScaleBar } from 'widgets/shared-code/site-tools';

/** Longitudes and latitudes in degrees. */
export type SheetLine = readonly (readonly [number, number])[];

export interface SheetPlaces {
  readonly factory: LatLon;
  readonly lines: readonly SheetLine[];
  readonly stops: readonly (LatLon & { readonly label: string })[];
}

/** Millimetres from the left and from the top of the map. */
type PaperPoint = readonly [number, number];

/** A number beside or on its place; it is moved off its place where it would cover another one. */
export interface SheetMark {
  readonly label: string;
  readonly place: PaperPoint;
  readonly middle: PaperPoint;
  /** mm */
  readonly width: number;
}

export interface SheetMapLayout {
  readonly factory: PaperPoint;
  /** One for each line, in their order. */
  readonly lines: readonly (readonly PaperPoint[])[];
  readonly marks: readonly SheetMark[];
  readonly bar: ScaleBar;
}

/** Height of a mark, and its width for each figure, mm. */
export const MARK_HEIGHT = 4.6;
const FIGURE_WIDTH = 1.7;
/** Space around the places, mm. */
const PADDING = 8;
/** Shortest side of the area that is drawn, metres of the projection: nearer places would be spread far apart. */
const MIN_SPAN = 2_000;
/** Lines are drawn by points at least so far apart, mm. */
const MIN_STEP = 0.3;

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the part of the projection that contains all points, in metres. */
function findExtent(points: readonly PaperPoint[]): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

/** Leaves out points that are nearer to the one before than can be seen; the last one stays. */
const thinLine = (line: readonly PaperPoint[]): PaperPoint[] =>
  line.reduce<PaperPoint[]>((kept, point, at) => {
    const before = kept[kept.length - 1];
    const isFar = !before || Math.hypot(point[0] - before[0], point[1] - before[1]) >= MIN_STEP;
    if (isFar || at === line.length - 1) kept.push(point);
    return kept;
  }, []);

const toBox = ([x, y]: PaperPoint, width: number): Box => ({
  left: x - width / 2,
  right: x + width / 2,
  top: y - MARK_HEIGHT / 2,
  bottom: y + MARK_HEIGHT / 2
});

const isApart = (one: Box, other: Box): boolean =>
  one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

/** Distances at which a mark is tried around its place, mm, and the number of directions. */
const DISTANCES = [5, 8, 11, 14];
const DIRECTIONS = 12;

/** Returns the points at which a mark is tried: its place, then those around it, the nearest first. */
function listCandidates(place: PaperPoint): PaperPoint[] {
  const around = DISTANCES.flatMap((distance) =>
    Array.from({ length: DIRECTIONS }, (_, direction): PaperPoint => {
      const angle = (2 * Math.PI * direction) / DIRECTIONS;
      return [place[0] + distance * Math.sin(angle), place[1] - distance * Math.cos(angle)];
    })
  );
  return [place, ...around];
}

/** Places the marks one after another, each as near to its place as it covers no other and no edge. */
function placeMarks(
  stops: readonly { readonly label: string; readonly place: PaperPoint }[],
  factory: PaperPoint,
  { width, height }: PaperSize
): SheetMark[] {
  const taken = [toBox(factory, MARK_HEIGHT)];
  return stops.map(({ label, place }) => {
    const markWidth = Math.max(MARK_HEIGHT, FIGURE_WIDTH * (label.length + 1));
    const isFree = (middle: PaperPoint) => {
      const box = toBox(middle, markWidth);
      const isInside = box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;
      return isInside && taken.every((other) => isApart(box, other));
    };
    const middle = listCandidates(place).find(isFree) ?? place;
    taken.push(toBox(middle, markWidth));
    return { label, place, middle, width: markWidth };
  });
}

/** Lays out a map of rounds on paper, in the projection of the screen's map. */
export function layoutSheetMap({ factory, lines, stops }: SheetPlaces, size: PaperSize): SheetMapLayout {
  const project = ({ latitude, longitude }: LatLon): PaperPoint => [
    toMercatorX(longitude),
    toMercatorY(latitude)
  ];
  const projected = lines.map((line) =>
    line.map(([longitude, latitude]) => project({ latitude, longitude }))
  );
  const { left, right, bottom, top } = findExtent([
    project(factory),
    ...stops.map(project),
    ...projected.flat()
  ]);
  const metresPerMm = Math.max(
    Math.max(right - left, MIN_SPAN) / (size.width - 2 * PADDING),
    Math.max(top - bottom, MIN_SPAN) / (size.height - 2 * PADDING)
  );
  const toPaper = ([x, y]: PaperPoint): PaperPoint => [
    size.width / 2 + (x - (left + right) / 2) / metresPerMm,
    size.height / 2 - (y - (bottom + top) / 2) / metresPerMm
  ];
  const factoryPoint = toPaper(project(factory));
  const placed = stops.map((stop) => ({ label: stop.label, place: toPaper(project(stop)) }));
  return {
    factory: factoryPoint,
    lines: projected.map((line) => thinLine(line.map(toPaper))),
    marks: placeMarks(placed, factoryPoint, size),
    bar: fitScaleBar(metresPerMm * Math.cos(toRadians(factory.latitude)))
  };
}
