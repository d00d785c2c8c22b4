/** Maps on pages of their own (`/map/widgets/…`), by the last part of their URL. */
import { layerOf } from './catalogue';
import { hasOwn } from '@site/domain';

/** Ids of the layers below the main layer of each map. */
const SURROUNDINGS = ['lgas', 'roads'] as const;

/** Id of the main layer of each map. */
const SHOWN = {
  serviceArea: 'oil-palm-clusters',
  weeklyYield: 'oil-palm-clusters',
  profitPerWeek: 'oil-palm-clusters',
  oilPalmClusters: 'oil-palm-clusters',
  protectedAreas: 'protected-areas'
} as const;

export type WidgetMapName = keyof typeof SHOWN;
export const WIDGET_MAP_NAMES = Object.keys(SHOWN) as WidgetMapName[];

export const isWidgetMap = (name: string): name is WidgetMapName => hasOwn(SHOWN, name);

/** Returns the ids of the layers of a map, the lowest first; the last is the main layer. */
export const widgetMapLayers = (name: WidgetMapName): readonly string[] => [...SURROUNDINGS, SHOWN[name]];

/** Returns the names of the services that a map reads. */
export const widgetMapServices = (name: WidgetMapName): readonly string[] =>
  widgetMapLayers(name).map((id) => layerOf(id).service);
