import { appActions, getAppStore, WidgetManager, WidgetState } from 'jimu-core';
import type { IMState } from 'jimu-core';

interface ControllerLayout {
  readonly content?: Readonly<Record<string, { readonly widgetId?: string }>>;
}

interface ControllerWidget {
  /** Layout ids by layout name and window size. */
  readonly layouts?: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/**
 * The parts of an app configuration that are read here: its layouts, and which of them belong to controllers.
 */
interface ControllerApp {
  readonly layouts?: Readonly<Record<string, ControllerLayout>>;
  readonly widgets?: Readonly<Record<string, ControllerWidget>>;
}

/** Lists the widgets of each controller. */
const listControllers = (app: ControllerApp | undefined): readonly (readonly string[])[] =>
  Object.values(app?.widgets ?? {}).flatMap(({ layouts }) =>
    Object.values(layouts?.controller ?? {}).map((layoutId) =>
      Object.values(app?.layouts?.[layoutId]?.content ?? {}).flatMap(({ widgetId }) => widgetId ?? [])
    )
  );

/** Lists the widgets in the same controller as `toolId`, without `toolId`. */
export function listControllerSiblings(app: ControllerApp | undefined, toolId: string): readonly string[] {
  const beside = listControllers(app).filter((ids) => ids.includes(toolId));
  return [...new Set(beside.flat())].filter((id) => id !== toolId);
}

const isOpen = ({ widgetsRuntimeInfo }: IMState, id: string): boolean =>
  [WidgetState.Opened, WidgetState.Active].includes(widgetsRuntimeInfo?.[id]?.state as WidgetState);

const listOpenTools = (state: IMState): readonly string[] =>
  listControllers(state.appConfig as unknown as ControllerApp | undefined)
    .flat()
    .filter((id) => isOpen(state, id));

/** Closes the panels of all tools of the page's controllers. */
export function closeTools(): void {
  const { dispatch, getState } = getAppStore();
  dispatch(appActions.closeWidgets([...listOpenTools(getState())]));
}

const listeners = new Set<() => void>();

/** Calls the listener each time that `openTool` opens a tool. @returns a function that removes the listener. */
export function onToolOpened(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Opens a tool of the page and closes the open tools beside it. @param instead further widgets to close. */
export function openTool(toolId: string, instead: readonly string[] = []): void {
  const { dispatch, getState } = getAppStore();
  const state = getState();
  const open = listControllerSiblings(state.appConfig as unknown as ControllerApp | undefined, toolId).filter(
    (id) => isOpen(state, id)
  );
  dispatch(appActions.closeWidgets([...new Set([...instead, ...open])]));
  dispatch(appActions.openWidget(toolId));
  WidgetManager.getInstance()
    .loadWidgetClass(toolId)
    // The widget's slot shows why it cannot be drawn.
    .catch(() => undefined);
  for (const listener of [...listeners]) listener();
}
