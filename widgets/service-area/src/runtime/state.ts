/**
 * State that the parts of the widget share: plain data in the tool's widget state, and the functions that
 * change it.
 */
import type { MillScope, ServiceAreaFault } from 'widgets/shared-code/site-base';
import { AREA_COLORS, getNextAreaColor } from 'widgets/shared-code/site-domain';
import type {
  AreaColor,
  BreakPolygon,
  ServiceAreasTogether,
  ServiceAreaSummary
} from 'widgets/shared-code/site-domain';
import type { RainyState } from './rainy-season';

export interface AreaStart {
  readonly latitude: number;
  readonly longitude: number;
}

/** One requested drawing; `id` distinguishes it from earlier ones. */
export interface Drawing extends AreaStart {
  readonly id: number;
  readonly minutes: number;
}

export interface Area extends Drawing {
  /** 1 to 5, the index of its colour; reused when the area is removed. */
  readonly number: number;
  readonly colour: AreaColor['name'];
  readonly polygons: readonly BreakPolygon[];
  readonly summary: Omit<ServiceAreaSummary, 'polygons'>;
}

/** Used instead of an area's id when all areas together are selected. */
export const TOGETHER = 'together';

/** The result of the request for all areas together. */
export type TogetherResult = { readonly answer: ServiceAreasTogether } | { readonly fault: ServiceAreaFault };

export interface ServiceAreaState {
  /** State of the toggle; while it is on, a click on the map sets a start. */
  readonly on: boolean;
  readonly areas: readonly Area[];
  readonly selectedId: number | typeof TOGETHER | null;
  /** The start for which the drive-time dialog is open. */
  readonly pending: AreaStart | null;
  readonly drawing: Drawing | null;
  /**
   * True while the areas of a link are drawn and its selection is restored; the link sets the map's extent
   * itself.
   */
  readonly restoring: boolean;
  /** The last failed drawing, stored for a retry. */
  readonly failed: { readonly drawing: Drawing; readonly fault: ServiceAreaFault } | null;
  /** True after a request for more areas than the limit. */
  readonly limitReached: boolean;
  /** Mill scope of all areas; null uses the scope of the parameters. */
  readonly millScope: MillScope | null;
  readonly rainy: RainyState;
  /** Result for exactly these areas; null while it is loading and with fewer than two areas. */
  readonly together: TogetherResult | null;
  /** Number of retries after failures. */
  readonly togetherRetries: number;
}

export const EMPTY_STATE: ServiceAreaState = {
  on: false,
  areas: [],
  selectedId: null,
  pending: null,
  drawing: null,
  restoring: false,
  failed: null,
  limitReached: false,
  millScope: null,
  rainy: { on: false, answers: {} },
  together: null,
  togetherRetries: 0
};

export const selectedArea = ({ areas, selectedId }: ServiceAreaState): Area | null =>
  areas.find(({ id }) => id === selectedId) ?? null;

/** Returns the answer about all areas together; null if there is no answer. */
export const getTogetherAnswer = ({ together }: ServiceAreaState): ServiceAreasTogether | null =>
  together && 'answer' in together ? together.answer : null;

/** Returns the same answer while its detail is selected. */
export const getSelectedTogether = (state: ServiceAreaState): ServiceAreasTogether | null =>
  state.selectedId === TOGETHER ? getTogetherAnswer(state) : null;

export const getRgb = (colour: AreaColor['name']): readonly [number, number, number] =>
  (AREA_COLORS.find(({ name }) => name === colour) ?? AREA_COLORS[0])!.rgb;

export const cssColour = (colour: AreaColor['name']): string => `rgb(${getRgb(colour).join(', ')})`;

/** Sets the toggle. Turning it off discards an unfinished start. */
export const switchTool = (state: ServiceAreaState, on: boolean): ServiceAreaState => ({
  ...state,
  on,
  pending: on ? state.pending : null
});

/**
 * Handles a start chosen by name or from a popup: opens the drive-time dialog, or reports that the limit is
 * reached.
 */
export const requestStart = (state: ServiceAreaState, place: AreaStart, maxAreas: number): ServiceAreaState =>
  state.areas.length >= maxAreas
    ? { ...state, limitReached: true }
    : { ...state, pending: place, failed: null };

/** Handles a start chosen on the map; ignored while the toggle is off or an area is being drawn. */
export const clickStart = (state: ServiceAreaState, place: AreaStart, maxAreas: number): ServiceAreaState =>
  !state.on || state.drawing ? state : requestStart(state, place, maxAreas);

const nextId = ({ areas, drawing, failed }: ServiceAreaState): number =>
  1 + Math.max(0, drawing?.id ?? 0, failed?.drawing.id ?? 0, ...areas.map(({ id }) => id));

export function startDrawing(state: ServiceAreaState, place: AreaStart, minutes: number): ServiceAreaState {
  const { latitude, longitude } = place;
  const drawing = { id: nextId(state), latitude, longitude, minutes };
  return { ...state, pending: null, failed: null, drawing };
}

/** Adds the finished drawing; ignored when it was cancelled meanwhile. */
export function finishDrawing(
  state: ServiceAreaState,
  drawing: Drawing,
  result: Pick<Area, 'polygons' | 'summary'>
): ServiceAreaState {
  if (state.drawing?.id !== drawing.id) return state;
  const { name } = getNextAreaColor(state.areas.map(({ colour }) => colour));
  const number = 1 + AREA_COLORS.findIndex((colour) => colour.name === name);
  const { polygons, summary } = result;
  const area: Area = { ...drawing, number, colour: name, polygons, summary };
  return { ...state, drawing: null, areas: [...state.areas, area], selectedId: area.id, together: null };
}

export const failDrawing = (
  state: ServiceAreaState,
  drawing: Drawing,
  fault: ServiceAreaFault
): ServiceAreaState =>
  state.drawing?.id === drawing.id ? { ...state, drawing: null, failed: { drawing, fault } } : state;

export const selectArea = (
  state: ServiceAreaState,
  selectedId: ServiceAreaState['selectedId']
): ServiceAreaState => ({
  ...state,
  selectedId
});

export function removeArea(state: ServiceAreaState, id: number): ServiceAreaState {
  const areas = state.areas.filter((area) => area.id !== id);
  const isGone = state.selectedId === id || (state.selectedId === TOGETHER && areas.length < 2);
  return { ...state, areas, selectedId: isGone ? null : state.selectedId, together: null };
}

/** Stores the result for all areas together; ignored when the areas have changed meanwhile. */
export const setTogether = (
  state: ServiceAreaState,
  areas: readonly Area[],
  together: TogetherResult
): ServiceAreaState => (state.areas === areas ? { ...state, together } : state);

export const retryTogether = (state: ServiceAreaState): ServiceAreaState => ({
  ...state,
  together: null,
  togetherRetries: state.togetherRetries + 1
});

/** Removes all areas and cancels a drawing in progress; the switches do not change. */
export const clearAreas = ({ on, millScope, rainy }: ServiceAreaState): ServiceAreaState => ({
  ...EMPTY_STATE,
  on,
  millScope,
  rainy
});

/** Undoes {@link clearAreas}; areas drawn since are dropped. */
export const undoClear = (
  state: ServiceAreaState,
  { areas, selectedId }: Pick<ServiceAreaState, 'areas' | 'selectedId'>
): ServiceAreaState => ({ ...clearAreas(state), areas, selectedId });

/** Returns the saved areas of an earlier visit that still have the right shape. */
export function restoreAreas(kept: unknown): readonly Area[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter((area: Partial<Area> | null): area is Area =>
    Boolean(
      area &&
      area.id &&
      area.colour &&
      area.minutes &&
      area.summary?.figures &&
      area.summary.otherMillFigures &&
      area.summary.readable &&
      area.polygons?.length
    )
  );
}
