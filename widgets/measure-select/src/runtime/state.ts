/** State of the tool: what is being drawn, the measurements, and the shape that narrows the layers. */
import { isFailure } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { checkShape, computeBox, computeDistance } from 'widgets/shared-code/site-domain';
import type { DrawnShape, ShapeProblem } from 'widgets/shared-code/site-domain';

/** Position [longitude, latitude] in degrees. */
export type Corner = readonly [longitude: number, latitude: number];

export const MEASURE_MODES = ['distance', 'area'] as const;
export const SELECT_MODES = ['rectangle', 'polygon', 'circle'] as const;
type MeasureMode = (typeof MEASURE_MODES)[number];
type SelectMode = (typeof SELECT_MODES)[number];
export type DrawMode = MeasureMode | SelectMode;

export interface Measurement {
  readonly id: number;
  readonly kind: MeasureMode;
  readonly corners: readonly Corner[];
}

/** Reason why a drawing was not used, with the values of its text. */
export interface DrawingProblem {
  readonly problem: ShapeProblem;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface MeasureState {
  /** The tool has the map's clicks. */
  readonly on: boolean;
  readonly mode: DrawMode;
  /** Corners of the drawing in progress. */
  readonly corners: readonly Corner[];
  readonly problem: DrawingProblem | null;
  readonly measurements: readonly Measurement[];
  /** Shape that narrows the layers; null without one. */
  readonly shape: DrawnShape | null;
}

export const MEASURE: StatePiece<MeasureState> = {
  key: 'measure',
  initial: { on: false, mode: 'distance', corners: [], problem: null, measurements: [], shape: null }
};

export type MeasureStateSetter = (change: (before: MeasureState) => MeasureState) => void;

const isMeasurement = (mode: DrawMode): mode is MeasureMode =>
  (MEASURE_MODES as readonly DrawMode[]).includes(mode);

/** Fewest corners of a drawing; a rectangle has two opposite ones, a circle its centre and a place on its edge. */
const MIN_CORNERS: Readonly<Record<DrawMode, number>> = {
  distance: 2,
  area: 3,
  polygon: 3,
  rectangle: 2,
  circle: 2
};

export const canFinish = ({ mode, corners }: MeasureState): boolean => corners.length >= MIN_CORNERS[mode];

/** Starts a drawing; one in progress is dropped. */
export const startDrawing = (state: MeasureState, mode: DrawMode): MeasureState => ({
  ...state,
  on: true,
  mode,
  corners: [],
  problem: null
});

/** Stops the tool and drops the drawing in progress. */
export const stopDrawing = (state: MeasureState): MeasureState => ({
  ...state,
  on: false,
  corners: [],
  problem: null
});

export const undoCorner = (state: MeasureState): MeasureState => ({
  ...state,
  corners: state.corners.slice(0, -1),
  problem: null
});

const toPlace = ([longitude, latitude]: Corner) => ({ latitude, longitude });

/** Returns the lengths of the sections of a line in metres. */
export const computeSections = (corners: readonly Corner[]): readonly number[] =>
  corners.slice(1).map((corner, at) => computeDistance(toPlace(corners[at]!), toPlace(corner)));

/** Returns the shape that corners draw. */
export function buildShape(mode: Exclude<DrawMode, 'distance'>, corners: readonly Corner[]): DrawnShape {
  if (mode === 'rectangle') return { kind: 'rectangle', box: computeBox(corners) };
  const [centre, edge] = corners;
  if (mode === 'circle' && centre && edge)
    return { kind: 'circle', ...toPlace(centre), radius: computeDistance(toPlace(centre), toPlace(edge)) };
  return { kind: 'polygon', ring: corners };
}

/** Narrows the layers by a shape in place of the one before; a shape that cannot be used is reported. */
export function applyShape(state: MeasureState, drawn: DrawnShape): MeasureState {
  const checked = checkShape(drawn);
  if (isFailure(checked))
    return { ...state, problem: { problem: checked.problem, values: checked.values ?? {} } };
  return { ...stopDrawing(state), shape: checked.value };
}

export const removeShape = (state: MeasureState): MeasureState => ({ ...state, shape: null });

function addMeasurement(state: MeasureState, kind: MeasureMode): MeasureState {
  const id = 1 + Math.max(0, ...state.measurements.map((one) => one.id));
  return {
    ...state,
    corners: [],
    problem: null,
    measurements: [...state.measurements, { id, kind, corners: state.corners }]
  };
}

export const removeMeasurement = (state: MeasureState, id: number): MeasureState => ({
  ...state,
  measurements: state.measurements.filter((one) => one.id !== id)
});

/**
 * Ends the drawing: a measurement is added and the next one can begin; a shape narrows the layers. A drawing that
 * cannot be used stays, with the reason, so that its last corners can be undone.
 */
export function finishDrawing(state: MeasureState): MeasureState {
  const { mode, corners } = state;
  if (!canFinish(state)) return state;
  if (mode === 'distance') return addMeasurement(state, mode);
  const shape = buildShape(mode, corners);
  if (!isMeasurement(mode)) return applyShape(state, shape);
  const checked = checkShape(shape);
  return isFailure(checked)
    ? { ...state, problem: { problem: checked.problem, values: checked.values ?? {} } }
    : addMeasurement(state, mode);
}

/** Adds a corner; the second one ends a rectangle and a circle. A corner twice at one place counts once. */
export function addCorner(state: MeasureState, corner: Corner): MeasureState {
  const last = state.corners[state.corners.length - 1];
  if (last && last[0] === corner[0] && last[1] === corner[1]) return state;
  const next = { ...state, corners: [...state.corners, corner], problem: null };
  const isComplete = (state.mode === 'rectangle' || state.mode === 'circle') && canFinish(next);
  return isComplete ? finishDrawing(next) : next;
}
