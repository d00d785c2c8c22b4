import { appActions, getAppStore, UrlManager, WidgetManager, WidgetState } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Behavior } from '../config';
import type { Child } from './use-children';

const isOpen = (state: WidgetState | undefined) =>
  state === WidgetState.Opened || state === WidgetState.Active;

/** Whether the page's address holds something of a widget: a parameter that ends with its id. */
const isAddressed = (id: string): boolean =>
  Object.keys(UrlManager.getInstance().getQueryObject()).some((key) => key.endsWith(`.${id}`));

/** Which children are open, which have been (they stay mounted), and how to open and close them. */
export function useOpening(children: readonly Child[], behavior: Behavior) {
  const states = useSelector(
    (state: IMState) => children.map(({ id }) => state.widgetsRuntimeInfo[id]?.state),
    shallowEqual
  );
  const open = children.filter((_child, at) => isOpen(states[at])).map(({ id }) => id);
  const seen = useRef(new Set<string>());
  for (const id of open) seen.current.add(id);
  const ids = children.map(({ id }) => id).join(' ');
  const { openStarts = [], onlyOpenOne = true } = behavior;
  const started = useRef(false);
  const [addressed, setAddressed] = useState<string>();
  useEffect(() => {
    if (started.current || ids === '') return;
    started.current = true;
    const { dispatch } = getAppStore();
    dispatch(appActions.closeWidgets(ids.split(' ').filter((id) => !openStarts.includes(id))));
    dispatch(appActions.openWidgets(openStarts));
    const named = ids.split(' ').filter(isAddressed);
    // Each brings back what the address says of it; the first is in front.
    for (const id of named) seen.current.add(id);
    setAddressed(named[0]);
  }, [ids, openStarts]);
  const close = useCallback((id: string) => {
    getAppStore().dispatch(appActions.closeWidget(id));
  }, []);
  const show = useCallback(
    (id: string) => {
      const { dispatch } = getAppStore();
      if (onlyOpenOne) dispatch(appActions.closeWidgets(ids.split(' ').filter((other) => other !== id)));
      dispatch(appActions.openWidget(id));
      dispatch(appActions.activateWidget(id));
      WidgetManager.getInstance()
        .loadWidgetClass(id)
        // Its own place shows why it cannot be drawn.
        .catch(() => undefined);
    },
    [ids, onlyOpenOne]
  );
  // After those that start open, which stay behind it: a link shows what it is a link to.
  useEffect(() => {
    if (addressed === undefined) return;
    show(addressed);
    setAddressed(undefined);
  }, [addressed, show]);
  return { open, mounted: children.filter(({ id }) => seen.current.has(id)), show, close };
}
