import { runExtensions } from '../jimu/jimu-core/lib/extension/extensions';
import { Immutable } from '../jimu/jimu-core/lib/immutable';
import { shareEqualParts } from '../jimu/jimu-core/lib/immutable/share-equal-parts';
import { appActions } from '../jimu/jimu-core/lib/store/actions';
import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import type { AppConfig, IMAppConfig } from '../jimu/jimu-core/lib/types/app-config';
import { followConfig, reportHeights } from './preview-config';

/** An item of a layout; its widget is its child. */
const ITEM = '[data-layoutitemid]';

/** Returns the height of each item on the page, px. */
function measureItems(): Record<string, number> {
  const widgets = document.querySelectorAll<HTMLElement>(`${ITEM} > [data-widgetid]`);
  return Object.fromEntries(
    Array.from(widgets, ({ dataset, parentElement }) => [
      dataset.widgetid ?? '',
      Math.round(parentElement?.getBoundingClientRect().height ?? 0)
    ])
  );
}

/** Reports the heights of the page's items now and after each change of one. */
function watchHeights(): void {
  const observer = new ResizeObserver(() => reportHeights(measureItems()));
  const observeItems = () => {
    observer.disconnect();
    for (const item of document.querySelectorAll(ITEM)) observer.observe(item);
  };
  // Items come with their widgets and with changes of the page.
  new MutationObserver((records) => {
    const hasItem = (node: Node) =>
      node instanceof HTMLElement && (node.matches(ITEM) || node.querySelector(ITEM) !== null);
    if (records.some(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes].some(hasItem)))
      observeItems();
  }).observe(document.body, { childList: true, subtree: true });
  observeItems();
}

/** Shows a changed configuration. Parts that are equal keep their identity: their widgets do not notice. */
function showConfig(config: AppConfig): void {
  const store = getAppStore();
  const next = shareEqualParts(store.getState().appConfig, config);
  store.dispatch(appActions.appConfigChanged(Immutable(next) as unknown as IMAppConfig));
}

/** In the frame of the builder's canvas: follows the builder's changes and reports the sizes of the items. */
export function runOnCanvas(completeConfig: (config: AppConfig) => AppConfig): void {
  let changes = Promise.resolve();
  const applyConfig = async (config: AppConfig) => showConfig(await runExtensions(completeConfig(config)));
  followConfig(({ config }) => {
    changes = changes
      .then(() => applyConfig(config))
      .catch((error: unknown) => console.error('The canvas could not show the change.', error));
  });
  watchHeights();
}
