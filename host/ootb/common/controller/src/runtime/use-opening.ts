import { appActions, getAppStore, UrlManager, WidgetManager, WidgetState } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { shallowEqual, useSelector } from 'react-redux';
import type { Behavior } from '../config';
import type { Child } from './use-children';

const isOpen = (state: WidgetState | undefined) =>
  state === WidgetState.Opened || state === WidgetState.Active;

/** Checks whether the page's URL has a parameter of a widget: one whose name ends with its id. */
const isAddressed = (id: string): boolean =>
  Object.keys(UrlManager.getInstance().getQueryObject()).some((key) => key.endsWith(`.${id}`));

/**
 * Returns the open children, the mounted ones (they stay mounted after closing), and functions that open and
 * close them.
 */
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
    // Each of them is mounted and restores its state from the URL; the first is opened in front.
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
        // The panel shows why the widget cannot be loaded.
        .catch(() => undefined);
    },
    [ids, onlyOpenOne]
  );
  // Runs after the initial widgets have opened, so that the widget of the URL is in front of them.
  useEffect(() => {
    if (addressed === undefined) return;
    show(addressed);
    setAddressed(undefined);
  }, [addressed, show]);
  return { open, mounted: children.filter(({ id }) => seen.current.has(id)), show, close };
}
