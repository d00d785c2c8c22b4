import { DATE_FILTER_MODES } from 'widgets/shared-code/site-base';
import {
  buildCheckedWhere,
  buildDateFilterWhere,
  buildSliderWhere,
  combineConditions,
  createSliderAtRest,
  EVERYTHING,
  isIsoDay
} from 'widgets/shared-code/site-domain';
import type { SliderState, Where } from 'widgets/shared-code/site-domain';
import type { AppliedDateFilter } from 'widgets/shared-code/site-analysis';
import type { ReadyList, ReadyPanel, ReadySlider } from 'widgets/shared-code/site-map';

/** The user's filters on a layer's panel; a missing entry is at its default. */
export interface FilterState {
  /** Sliders by field. */
  readonly sliders: Readonly<Partial<Record<string, SliderState>>>;
  /** The checked items of each list that is not fully checked, by field. */
  readonly lists: Readonly<Partial<Record<string, readonly string[]>>>;
  readonly date: AppliedDateFilter | null;
}

export const DEFAULT_FILTERS: FilterState = { sliders: {}, lists: {}, date: null };

const everyValue = (value: unknown, test: (part: unknown) => boolean): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.values(value).every(test);

const isSliderState = (value: unknown): boolean => {
  const { value: thumb, reversed } = (value ?? {}) as Partial<Record<keyof SliderState, unknown>>;
  return typeof thumb === 'number' && typeof reversed === 'boolean';
};

const isTextOrNull = (value: unknown): boolean => value === null || typeof value === 'string';
const isDay = (value: unknown): boolean => typeof value === 'string' && isIsoDay(value);

function isDateInForce(value: unknown): boolean {
  const { mode = null, filter } = (value ?? {}) as { mode?: unknown; filter?: unknown };
  if (typeof filter !== 'object' || filter === null) return false;
  const { days = null, lga = null } = filter as { days?: unknown; lga?: unknown };
  const isMode = mode === null || DATE_FILTER_MODES.some((known) => known === mode);
  return isMode && isTextOrNull(lga) && (days === null || isRange(days));
}

function isRange(value: unknown): boolean {
  const { first, last } = (value ?? {}) as { first?: unknown; last?: unknown };
  return isDay(first) && isDay(last);
}

/** Returns whether a value has the shape of a filter state; the value may come from an untrusted link. */
export function isFilterState(value: unknown): value is FilterState {
  const { sliders, lists, date } = (value ?? {}) as Partial<Record<keyof FilterState, unknown>>;
  return (
    everyValue(sliders, isSliderState) &&
    everyValue(lists, (items) => Array.isArray(items) && items.every((item) => typeof item === 'string')) &&
    (date === null || isDateInForce(date))
  );
}

export const getSliderState = (state: FilterState, slider: ReadySlider): SliderState =>
  state.sliders[slider.field] ?? createSliderAtRest(slider);

export const getCheckedItems = (state: FilterState, { field, items }: ReadyList): readonly string[] =>
  state.lists[field] ?? items;

/**
 * Returns the condition that a panel sets on its layer; `except` omits the slider of one field, for the
 * histogram behind it.
 */
export function buildWhere(panel: ReadyPanel, state: FilterState, except?: string): Where {
  const sliders = panel.sliders.filter(({ field }) => field !== except);
  return combineConditions([
    ...sliders.map((slider) => buildSliderWhere(slider, getSliderState(state, slider), slider.field)),
    ...panel.lists.map((list) => buildCheckedWhere(list.items, getCheckedItems(state, list), list.field)),
    panel.dateFilter && state.date ? buildDateFilterWhere(state.date.filter, panel.dateFilter) : EVERYTHING
  ]);
}

/** Whether the panel's condition keeps every record. */
export const keepsEveryRecord = (panel: ReadyPanel, state: FilterState): boolean =>
  buildWhere(panel, state).kind === 'everything';

/** Whether all filters of the panel are at their defaults, including the direction of sliders. */
export const isUntouched = (panel: ReadyPanel, state: FilterState): boolean =>
  keepsEveryRecord(panel, state) && panel.sliders.every((slider) => !getSliderState(state, slider).reversed);
