import { appActions, getAppStore, Immutable, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { Area, ServiceAreaState } from './state';
import { EMPTY_STATE } from './state';

const KEY = 'serviceArea';

type WidgetsState = Record<string, Record<string, unknown> | undefined> | undefined;

/** The state of a tool as the store holds it (immutable), or null as long as the tool has not set it up. */
export const readServiceArea = (state: IMState, toolId: string): ServiceAreaState | null =>
  ((state.widgetsState as WidgetsState)?.[toolId]?.[KEY] as ServiceAreaState | undefined) ?? null;

const plain = new WeakMap<readonly Area[], readonly Area[]>();

/**
 * Areas as plain data: an immutable array would make its `map` immutable too, React elements included. The same areas
 * give the same copy, so that nothing is drawn again for them.
 */
function plainAreas(areas: readonly Area[]): readonly Area[] {
  const known = plain.get(areas);
  if (known) return known;
  const copy = Immutable([...areas]).asMutable({ deep: true }) as unknown as readonly Area[];
  plain.set(areas, copy);
  return copy;
}

export type Change = (change: (state: ServiceAreaState) => ServiceAreaState) => void;

export interface ServiceArea {
  readonly state: ServiceAreaState;
  readonly ready: boolean;
  readonly change: Change;
}

/** The state of the tool `toolId` and how to change it; any part of the widget may. */
export function useServiceArea(toolId: string): ServiceArea {
  const held = ReactRedux.useSelector((store: IMState) => readServiceArea(store, toolId));
  const change = React.useCallback<Change>(
    (next) => {
      const store = getAppStore();
      const before = readServiceArea(store.getState(), toolId) ?? EMPTY_STATE;
      const after = next(before);
      if (after !== before) store.dispatch(appActions.widgetStatePropChange(toolId, KEY, after));
    },
    [toolId]
  );
  const state = held ? { ...held, areas: plainAreas(held.areas) } : EMPTY_STATE;
  return { state, ready: held !== null, change };
}
