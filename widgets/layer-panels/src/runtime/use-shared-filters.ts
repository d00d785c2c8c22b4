import { React } from 'jimu-core';
import { useAddressState, useLinkProblem, useMissingLayersToast } from 'widgets/shared-code/site-tools';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import { toLayerRef, translateText } from 'widgets/shared-code/site-map';
import type { FilterState } from './filter-state';
import { DEFAULT_FILTERS, isFilterState } from './filter-state';
import type { Filters } from './use-filters';
import type { ListedLayer } from './use-layers';

type SharedFilters = Readonly<Record<string, FilterState>>;

const CODEC: AddressCodec<SharedFilters> = {
  version: 1,
  read(value) {
    if (typeof value !== 'object' || value === null) return null;
    const states = Object.entries(value as Record<string, unknown>).map(
      ([id, state]) => [id, { ...DEFAULT_FILTERS, ...(state as object | null) }] as const
    );
    return states.every(([, state]) => isFilterState(state)) ? Object.fromEntries(states) : null;
  }
};

const isPanelSet = ({ sliders, lists, date }: FilterState): boolean =>
  Object.keys(sliders).length + Object.keys(lists).length > 0 || date !== null;

/** A filter that waits for its layer's panel to be ready. */
export interface WaitingFilter {
  readonly listed: ListedLayer;
  readonly state: FilterState;
}

/**
 * Stores the filters of the panels in the address, and restores them from the initial address.
 * @param listed layers of the map.
 * @returns the filters to restore, and a function to report that one was applied.
 */
export function useSharedFilters(
  widgetId: string,
  filters: Filters,
  listed: readonly ListedLayer[]
): readonly [readonly WaitingFilter[], (layerId: string) => void] {
  const [asked, setAsked] = React.useState<SharedFilters>({});
  const now = { ...asked, ...filters.all };
  const set = Object.entries(now).filter(([, state]) => isPanelSet(state));
  const problem = useAddressState(`filters.${widgetId}`, {
    state: set.length > 0 ? Object.fromEntries(set) : null,
    codec: CODEC,
    onRead: setAsked
  });
  const waiting = Object.entries(asked).flatMap(([id, state]) => {
    const layer = listed.find((one) => one.id === id);
    return layer ? [{ listed: layer, state }] : [];
  });
  const lacking = Object.keys(asked).filter((id) => !listed.some((one) => one.id === id));
  const lacks = lacking.map((id) => toLayerRef(id).title).join('\n');
  useMissingLayersToast(
    React.useMemo(() => (lacks === '' ? [] : lacks.split('\n')), [lacks]),
    translateText
  );
  useLinkProblem(problem);
  const done = React.useCallback(
    (layerId: string) =>
      setAsked((before) => Object.fromEntries(Object.entries(before).filter(([id]) => id !== layerId))),
    []
  );
  return [waiting, done];
}
