import type { AppConfig, PageJson } from '../../jimu/jimu-core/lib/types/app-config';
import { computeNextNumber } from './next-number';
import { listPages } from './edited-page';
import { removeWidget } from './remove';

/** Returns the order of the pages, with the pages that it omits at its end. */
function getPageStructure({ pages, pageStructure = [] }: AppConfig): { [pageId: string]: string[] }[] {
  const known = pageStructure.flatMap((entry) => Object.entries(entry).flat(2));
  const missing = Object.keys(pages).filter((id) => !known.includes(id));
  return [...pageStructure, ...missing.map((id) => ({ [id]: [] }))];
}

/** Adds an empty page at the end, with the app's bar when the default page has it. */
export function addPage(config: AppConfig, label: string): { config: AppConfig; pageId: string } {
  const pages = listPages(config);
  const first = pages.find(({ isDefault }) => isDefault) ?? pages[0];
  const pageId = `page_${computeNextNumber(Object.keys(config.pages), 'page_')}`;
  const layoutId = `layout_${computeNextNumber(Object.keys(config.layouts), 'layout_')}`;
  const page: PageJson = {
    id: pageId,
    label,
    type: 'NORMAL',
    mode: 'FIT_WINDOW',
    layout: { [config.mainSizeMode]: layoutId },
    isDefault: false,
    isVisible: true,
    header: first?.header ?? false,
    footer: first?.footer ?? false
  };
  const layout = { id: layoutId, type: 'FIXED', order: [], content: {} };
  const next = {
    ...config,
    pages: { ...config.pages, [pageId]: page },
    layouts: { ...config.layouts, [layoutId]: layout },
    pageStructure: [...getPageStructure(config), { [pageId]: [] }]
  };
  return { config: next, pageId };
}

/** Renames a page; returns the same config when the name is unchanged. */
export function renamePage(config: AppConfig, pageId: string, label: string): AppConfig {
  const page = config.pages[pageId];
  if (!page || page.label === label) return config;
  return { ...config, pages: { ...config.pages, [pageId]: { ...page, label } } };
}

const listLayoutIds = ({ layout }: PageJson): string[] =>
  Object.values(layout ?? {}).filter((id): id is string => id !== undefined);

/** Returns the order of the pages without one; its child pages take its place. */
const removeEntry = (structure: AppConfig['pageStructure'], pageId: string) =>
  structure?.flatMap((entry) =>
    Object.entries(entry).flatMap(([id, inside]): { [pageId: string]: string[] }[] =>
      id === pageId
        ? inside.map((one) => ({ [one]: [] }))
        : [{ [id]: inside.filter((one) => one !== pageId) }]
    )
  );

/**
 * Removes a page with its layouts and the widgets that are on no other page. If it was the default page, the
 * first remaining page becomes the default. Returns the same config for the last page, which cannot be
 * removed.
 */
export function removePage(config: AppConfig, pageId: string): AppConfig {
  const page = config.pages[pageId];
  const left = listPages(config).filter(({ id }) => id !== pageId);
  if (!page || left.length === 0) return config;
  const shared = new Set(left.flatMap(listLayoutIds));
  const gone = listLayoutIds(page).filter((id) => !shared.has(id));
  const layouts = Object.fromEntries(Object.entries(config.layouts).filter(([id]) => !gone.includes(id)));
  const isPlaced = (widgetId: string) =>
    Object.values(layouts).some(({ content = {} }) =>
      Object.values(content).some((item) => item.widgetId === widgetId)
    );
  const lost = gone
    .flatMap((id) => Object.values(config.layouts[id]?.content ?? {}))
    .flatMap(({ widgetId }) => (widgetId !== undefined && !isPlaced(widgetId) ? widgetId : []));
  const opens = page.isDefault ? left[0]!.id : null;
  const pages = Object.fromEntries(
    left.map((one) => [one.id, one.id === opens ? { ...one, isDefault: true } : one])
  );
  const pageStructure = removeEntry(config.pageStructure, pageId);
  const without = { ...config, pages, layouts, ...(pageStructure && { pageStructure }) };
  return [...new Set(lost)].reduce(removeWidget, without);
}
