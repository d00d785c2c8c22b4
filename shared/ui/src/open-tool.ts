import { appActions, getAppStore, WidgetManager, WidgetState } from 'jimu-core';
import type { IMState } from 'jimu-core';

interface LayoutLike {
  readonly content?: Readonly<Record<string, { readonly widgetId?: string }>>;
}

interface WidgetLike {
  /** By name and size of the window: the ids of layouts. */
  readonly layouts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What we read of an app: its layouts, and which of them are those of a controller. */
interface AppLike {
  readonly layouts?: Readonly<Record<string, LayoutLike>>;
  readonly widgets?: Readonly<Record<string, WidgetLike>>;
}

/** The widgets that stand in one controller with `toolId`, itself left out. */
export function besideInController(app: AppLike | undefined, toolId: string): readonly string[] {
  const controllers = Object.values(app?.widgets ?? {}).flatMap(({ layouts }) =>
    Object.values(layouts?.controller ?? {}).map((layoutId) =>
      Object.values(app?.layouts?.[layoutId]?.content ?? {}).flatMap(({ widgetId }) => widgetId ?? [])
    )
  );
  const beside = controllers.filter((ids) => ids.includes(toolId)).flat();
  return [...new Set(beside)].filter((id) => id !== toolId);
}

const isOpen = ({ widgetsRuntimeInfo }: IMState, id: string): boolean =>
  [WidgetState.Opened, WidgetState.Active].includes(widgetsRuntimeInfo?.[id]?.state as WidgetState);

const listeners = new Set<() => void>();

/** Tells each time that a tool of the page is opened for its reader. @returns ends it. */
export function onToolOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens a tool of the page, in the place of the one that is open beside it. @param instead closed too. */
export function openTool(toolId: string, instead: readonly string[] = []): void {
  const { dispatch, getState } = getAppStore();
  const state = getState();
  const open = besideInController(state.appConfig as unknown as AppLike | undefined, toolId).filter((id) =>
    isOpen(state, id)
  );
  dispatch(appActions.closeWidgets([...new Set([...instead, ...open])]));
  dispatch(appActions.openWidget(toolId));
  WidgetManager.getInstance()
    .loadWidgetClass(toolId)
    // Its own place shows why it cannot be drawn.
    .catch(() => undefined);
  for (const listener of [...listeners]) listener();
}
