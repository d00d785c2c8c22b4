import type {
  DateFilter,
  DateFilterMode,
  SliderName,
  SliderState,
  Where
} from 'widgets/shared-code/site-core';
import {
  allOf,
  checkedWhere,
  dateFilterWhere,
  EVERYTHING,
  sliderAtRest,
  sliderWhere
} from 'widgets/shared-code/site-core';
import type { LayerPanel, PanelList, PanelListName } from 'widgets/shared-code/site-map';

/** A date filter in force, with the words it is announced by. */
export interface DateInForce {
  readonly mode: DateFilterMode | null;
  readonly filter: DateFilter;
}

/** What a user has set on a layer's panel; what is not there is at rest. */
export interface FilterState {
  readonly sliders: Readonly<Partial<Record<SliderName, SliderState>>>;
  /** The items checked of each list that is not wholly checked. */
  readonly lists: Readonly<Partial<Record<PanelListName, readonly string[]>>>;
  readonly date: DateInForce | null;
}

export const AT_REST: FilterState = { sliders: {}, lists: {}, date: null };

export const sliderIn = (state: FilterState, slider: SliderName): SliderState =>
  state.sliders[slider] ?? sliderAtRest(slider);

export const checkedIn = (state: FilterState, { name, items }: PanelList): readonly string[] =>
  state.lists[name] ?? items;

/** The condition a panel sets on its layer; `except` leaves one slider out, for the histogram behind it. */
export function whereOf(panel: LayerPanel, state: FilterState, except?: SliderName): Where {
  const sliders = (panel.sliders ?? []).filter(({ slider }) => slider !== except);
  return allOf([
    ...sliders.map(({ slider, field }) => sliderWhere(slider, sliderIn(state, slider), field)),
    ...(panel.lists ?? []).map((list) => checkedWhere(list.items, checkedIn(state, list), list.field)),
    panel.dateFilter && state.date ? dateFilterWhere(state.date.filter, panel.dateFilter) : EVERYTHING
  ]);
}

/** Whether the panel's condition hides nothing. */
export const keepsAll = (panel: LayerPanel, state: FilterState): boolean =>
  whereOf(panel, state).kind === 'everything';

/** Whether the panel leaves everything as it is, a reversed slider included. */
export const isUntouched = (panel: LayerPanel, state: FilterState): boolean =>
  keepsAll(panel, state) && (panel.sliders ?? []).every(({ slider }) => !sliderIn(state, slider).reversed);
