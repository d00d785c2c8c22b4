/** Maps on pages of their own (`/map/widgets/…`), by the last part of their URL. */
import { getLayer } from './catalogue';
import { hasOwn } from '@site/domain';

/** Ids of the layers below the main layer of each map. */
const SURROUNDINGS = ['lgas', 'roads'] as const;

/** Id of the main layer of each map. */
const MAIN_LAYERS = {
  serviceArea: 'oil-palm-clusters',
  weeklyYield: 'oil-palm-clusters',
  profitPerWeek: 'oil-palm-clusters',
  oilPalmClusters: 'oil-palm-clusters',
  protectedAreas: 'protected-areas'
} as const;

export type WidgetMapName = keyof typeof MAIN_LAYERS;
export const WIDGET_MAP_NAMES = Object.keys(MAIN_LAYERS) as WidgetMapName[];

export const isWidgetMap = (name: string): name is WidgetMapName => hasOwn(MAIN_LAYERS, name);

/** Returns the ids of the layers of a map, the lowest first; the last is the main layer. */
export const listWidgetMapLayers = (name: WidgetMapName): readonly string[] => [
  ...SURROUNDINGS,
  MAIN_LAYERS[name]
];

/** Returns the names of the services that a map reads. */
export const listWidgetMapServices = (name: WidgetMapName): readonly string[] =>
  listWidgetMapLayers(name).map((id) => getLayer(id).service);
