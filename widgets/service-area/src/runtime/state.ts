/**
 * What the parts of the widget share: plain data in the tool's widget state, and the changes that can happen to it.
 */
import type {
  AreaColor,
  BreakPolygon,
  MillScope,
  ServiceAreaFault,
  ServiceAreasTogether,
  ServiceAreaSummary
} from 'widgets/shared-code/site-core';
import { AREA_COLORS, nextAreaColor } from 'widgets/shared-code/site-core';
import type { Rainy } from './rainy';

export interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

/** One drawing that was asked for; `id` tells it from those before. */
export interface Drawing extends Place {
  readonly id: number;
  readonly minutes: number;
}

export interface Area extends Drawing {
  /** 1 to 5, the place of its colour; given out again when the area is removed. */
  readonly number: number;
  readonly colour: AreaColor['name'];
  readonly polygons: readonly BreakPolygon[];
  readonly summary: Omit<ServiceAreaSummary, 'polygons'>;
}

/** In the place of an area's id: all areas together are picked. */
export const TOGETHER = 'together';

/** What became of the question about all areas together. */
export type Together = { readonly answer: ServiceAreasTogether } | { readonly fault: ServiceAreaFault };

export interface ServiceAreaState {
  /** The toggle: a click on the map sets a start. */
  readonly on: boolean;
  readonly areas: readonly Area[];
  readonly selectedId: number | typeof TOGETHER | null;
  /** The start whose driving time is being asked for. */
  readonly pending: Place | null;
  readonly drawing: Drawing | null;
  /** The areas of a link are being drawn and its pick picked: the link has a place on the map of its own. */
  readonly restoring: boolean;
  /** The last drawing that failed, kept so that it can be tried again. */
  readonly failed: { readonly drawing: Drawing; readonly fault: ServiceAreaFault } | null;
  /** The area that was one too many was just asked for. */
  readonly limitReached: boolean;
  /** Which mills are counted, in every area; null: those that the parameter says. */
  readonly millScope: MillScope | null;
  readonly rainy: Rainy;
  /** Of exactly these areas; null while it is on its way, and of fewer than two. */
  readonly together: Together | null;
  /** How often it was asked for again after it had failed. */
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

/** The answer about all areas together, if it is there. */
export const togetherAnswer = ({ together }: ServiceAreaState): ServiceAreasTogether | null =>
  together && 'answer' in together ? together.answer : null;

/** The same answer while its detail is picked. */
export const selectedTogether = (state: ServiceAreaState): ServiceAreasTogether | null =>
  state.selectedId === TOGETHER ? togetherAnswer(state) : null;

export const rgbOf = (colour: AreaColor['name']): readonly [number, number, number] =>
  (AREA_COLORS.find(({ name }) => name === colour) ?? AREA_COLORS[0])!.rgb;

export const cssColour = (colour: AreaColor['name']): string => `rgb(${rgbOf(colour).join(', ')})`;

/** Turning off takes back a start that was not finished. */
export const toggle = (state: ServiceAreaState, on: boolean): ServiceAreaState => ({
  ...state,
  on,
  pending: on ? state.pending : null
});

/** A start is asked for by name or from a popup: ask for its driving time, or say that there are enough. */
export const askFrom = (state: ServiceAreaState, place: Place, maxAreas: number): ServiceAreaState =>
  state.areas.length >= maxAreas
    ? { ...state, limitReached: true }
    : { ...state, pending: place, failed: null };

/** A start was chosen on the map; nothing while the toggle is off or another is drawn. */
export const askAt = (state: ServiceAreaState, place: Place, maxAreas: number): ServiceAreaState =>
  !state.on || state.drawing ? state : askFrom(state, place, maxAreas);

const nextId = ({ areas, drawing, failed }: ServiceAreaState): number =>
  1 + Math.max(0, drawing?.id ?? 0, failed?.drawing.id ?? 0, ...areas.map(({ id }) => id));

export function startDrawing(state: ServiceAreaState, place: Place, minutes: number): ServiceAreaState {
  const { latitude, longitude } = place;
  const drawing = { id: nextId(state), latitude, longitude, minutes };
  return { ...state, pending: null, failed: null, drawing };
}

/** The drawing is done; ignored when it was given up meanwhile. */
export function finishDrawing(
  state: ServiceAreaState,
  drawing: Drawing,
  result: Pick<Area, 'polygons' | 'summary'>
): ServiceAreaState {
  if (state.drawing?.id !== drawing.id) return state;
  const { name } = nextAreaColor(state.areas.map(({ colour }) => colour));
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

export const select = (
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

/** What all areas together are is known, or why not; ignored when the areas have changed meanwhile. */
export const putTogether = (
  state: ServiceAreaState,
  areas: readonly Area[],
  together: Together
): ServiceAreaState => (state.areas === areas ? { ...state, together } : state);

export const retryTogether = (state: ServiceAreaState): ServiceAreaState => ({
  ...state,
  together: null,
  togetherRetries: state.togetherRetries + 1
});

/** Takes away all areas and gives up what is being drawn; the switches stay as they are. */
export const clearAreas = ({ on, millScope, rainy }: ServiceAreaState): ServiceAreaState => ({
  ...EMPTY_STATE,
  on,
  millScope,
  rainy
});

/** Takes back {@link clearAreas}; what was drawn since gives way. */
export const putBack = (
  state: ServiceAreaState,
  { areas, selectedId }: Pick<ServiceAreaState, 'areas' | 'selectedId'>
): ServiceAreaState => ({ ...clearAreas(state), areas, selectedId });

/** What was kept of an earlier visit, as far as it still has the right shape. */
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
