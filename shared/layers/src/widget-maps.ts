/** The maps that stand on pages of their own (`/map/widgets/…`), by the last part of their address. */
import { layerOf } from './catalogue';
import { hasOwn } from '@site/domain';

/** What lies round the layer that a map is about. */
const SURROUNDINGS = ['lgas', 'roads'] as const;

/** The layer that each is about. */
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

/** Ids of the layers of a map, the first drawn lowest; the last is the one that it is about. */
export const widgetMapLayers = (name: WidgetMapName): readonly string[] => [...SURROUNDINGS, SHOWN[name]];

/** Names of the services that a map reads. */
export const widgetMapServices = (name: WidgetMapName): readonly string[] =>
  widgetMapLayers(name).map((id) => layerOf(id).service);
