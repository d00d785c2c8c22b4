import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { Immutable } from '../jimu/jimu-core/lib/immutable';
import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import type {
  AppConfig,
  IMAppConfig,
  LayoutItemJson,
  PageJson,
  WidgetJson
} from '../jimu/jimu-core/lib/types/app-config';
import { BrowserSizeMode } from '../jimu/jimu-core/lib/types/common';
import { readExperience } from './api';
import type { SavedExperience, ExperienceSummary } from './api';
import { useMapLayers } from './map-layers';
import { createHistory, pushChange, replaceCurrent, redoChange, undoChange } from './model/history';
import type { EditHistory } from './model/history';
import {
  flattenOutline,
  getPageFrame,
  hasPage,
  buildOutline,
  listPages,
  resolveServerUrls
} from './model/edited-page';
import type { OutlineNode, EditedPage } from './model/edited-page';
import { placeWidget } from './model/edit';
import { computeBox, MIN_ITEM_SIZE } from './model/item-box';
import type { ItemBox } from './model/item-box';
import type { ItemHeights } from './preview-config';
import { useWidgetNames } from './use-widget-names';

/** An experience while it is edited. */
interface EditSession {
  readonly experience: ExperienceSummary;
  /** Page names in the builder's language, by text key. */
  readonly texts: Readonly<Record<string, string>>;
  /** The server's config. */
  readonly saved: AppConfig;
  readonly history: EditHistory<AppConfig>;
}

/** The edited experience and the actions on it, for all components of the builder. */
export interface Editor {
  readonly experience: ExperienceSummary;
  readonly config: AppConfig;
  /** Returns a page's name in the builder's language. */
  pageName(page: PageJson): string;
  /** Returns a widget's name in the builder's language. */
  widgetName(widget: WidgetJson): string;
  readonly isChanged: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly spot: EditedPage;
  /** The page's widgets with their nested widgets, as a flat list. */
  readonly nodes: readonly (OutlineNode & { readonly depth: number })[];
  /** The selected widget if it is on this page. */
  readonly selected: (OutlineNode & { readonly depth: number }) | undefined;
  /** The page as it runs: with the address of its server. */
  readonly served: AppConfig;
  /** Returns the box of an item of the page, px; as high as on the running page once it has been measured. */
  getBox(item: LayoutItemJson): ItemBox;
  /** Moves or resizes a widget of the page; consecutive changes of one `kind` are one step. */
  place(node: OutlineNode, box: ItemBox, kind?: string): void;
  /** Takes the heights of the items on the running page. */
  setHeights(heights: ItemHeights): void;
  setSpot(spot: Partial<EditedPage>): void;
  select(widgetId: string | null): void;
  /** Makes a change; consecutive changes of one `kind` are one step. */
  edit(to: (config: AppConfig) => AppConfig, kind?: string): void;
  /** Makes a change that is not a user's step. */
  complete(to: (config: AppConfig) => AppConfig): void;
  undo(): void;
  redo(): void;
  /** Marks a config as the server's after a save. */
  wasSaved(config: AppConfig, version: number): void;
}

/**
 * Puts the edited app, as it runs, into the store, from which settings panels read it; its widgets have the
 * names that the builder shows.
 */
function useEditedStore(own: AppConfig | undefined, widgetName: Editor['widgetName']) {
  const named = useMemo(() => {
    if (!own) return undefined;
    const widgets = Object.values(own.widgets).map((widget) => ({ ...widget, label: widgetName(widget) }));
    return { ...own, widgets: Object.fromEntries(widgets.map((widget) => [widget.id, widget])) };
  }, [own, widgetName]);
  const served = useMapLayers(named);
  useLayoutEffect(() => {
    if (!served) return;
    const appConfig = Immutable(served) as IMAppConfig;
    const { appStateInBuilder: _before, ...state } = getAppStore().getState();
    const appStateInBuilder = { ...state, appConfig };
    getAppStore().dispatch({
      type: 'APP_STARTED',
      state: { appConfig, appStateInBuilder, portalUrl: served.attributes?.portalUrl ?? '' }
    });
  }, [served]);
}

const getFirstPage = (config: AppConfig): EditedPage => {
  const pages = listPages(config);
  const page = pages.find(({ isDefault }) => isDefault) ?? pages[0];
  return { pageId: page?.id ?? '', mode: BrowserSizeMode.Large };
};

/** Returns the positions of the page's widgets, and the actions on them. */
function usePlaces(
  config: AppConfig | undefined,
  spot: EditedPage,
  edit: Editor['edit']
): Pick<Editor, 'getBox' | 'place' | 'setHeights'> {
  const [heights, setHeights] = useState<ItemHeights>({});
  const getHeight = ({ widgetId = '' }: LayoutItemJson) => {
    const height = heights[widgetId];
    return height === undefined ? undefined : Math.max(MIN_ITEM_SIZE, height);
  };
  return {
    setHeights,
    getBox: (item) =>
      computeBox(item, config ? getPageFrame(config, spot) : { width: 0, height: 0 }, getHeight(item)),
    place: ({ layoutId, item }, box, kind) =>
      edit((now) => placeWidget(now, spot, { layoutId, itemId: item.id }, box, getHeight(item)), kind)
  };
}

/** Returns the edited experience, its changes and its selection; null before one is opened. */
export function useEditor(): { editor: Editor | null; open(name: string): Promise<void>; close(): void } {
  const [editing, setEditing] = useState<EditSession | null>(null);
  const [spot, setSpotState] = useState<EditedPage>({ pageId: '', mode: BrowserSizeMode.Large });
  const [selectedId, select] = useState<string | null>(null);
  const open = useCallback(async (name: string) => {
    const { config, texts = {}, ...experience }: SavedExperience = await readExperience(name);
    setEditing({ experience, texts, saved: config, history: createHistory(config) });
    setSpotState((before) =>
      hasPage(config, before.pageId) ? before : { ...getFirstPage(config), mode: before.mode }
    );
    select(null);
  }, []);
  const move = useCallback(
    (to: (history: EditHistory<AppConfig>) => EditHistory<AppConfig>) =>
      setEditing((now) => now && { ...now, history: to(now.history) }),
    []
  );
  const config = editing?.history.now;
  // Undo can remove the page that is shown.
  useLayoutEffect(() => {
    if (config && !hasPage(config, spot.pageId))
      setSpotState(({ mode }) => ({ ...getFirstPage(config), mode }));
  }, [config, spot.pageId]);
  const served = useMemo(() => config && resolveServerUrls(config, window.location.origin), [config]);
  const widgetName = useWidgetNames(config);
  useEditedStore(served, widgetName);
  const edit = (to: (config: AppConfig) => AppConfig, kind?: string) =>
    move((history) => pushChange(history, to(history.now), kind));
  const places = usePlaces(config, spot, edit);
  const nodes = useMemo(() => (config ? flattenOutline(buildOutline(config, spot)) : []), [config, spot]);
  const editor = editing && {
    ...places,
    edit,
    widgetName,
    served: served ?? editing.history.now,
    experience: editing.experience,
    config: editing.history.now,
    pageName: ({ id, label }: PageJson) => (label === undefined ? id : (editing.texts[label] ?? label)),
    isChanged: editing.history.now !== editing.saved,
    canUndo: editing.history.past.length > 0,
    canRedo: editing.history.future.length > 0,
    spot,
    nodes,
    selected: nodes.find(({ widget }) => widget.id === selectedId),
    setSpot: (to: Partial<EditedPage>) => setSpotState((before) => ({ ...before, ...to })),
    select,
    complete: (to: (config: AppConfig) => AppConfig) =>
      move((history) => replaceCurrent(history, to(history.now))),
    undo: () => move(undoChange),
    redo: () => move(redoChange),
    wasSaved: (saved: AppConfig, version: number) =>
      setEditing((now) => now && { ...now, saved, experience: { ...now.experience, version } })
  };
  const close = useCallback(() => setEditing(null), []);
  return { editor, open, close };
}
