import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { toFault, useDataVersion, useLocale, useRequest } from 'widgets/shared-code/site-base';
import type { Fault, RequestState } from 'widgets/shared-code/site-base';
import { useLayerConditions } from 'widgets/shared-code/site-tools';
import { buildQuery, translateText, useVisibleLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';

/** Number of a layer's records inside the shape; null with the reason when the layer does not return it. */
export interface InsideCount {
  readonly id: string;
  readonly title: string;
  readonly count: number | null;
  readonly fault: Fault | null;
}

/**
 * Counts the records inside the drawn shape of each visible layer, with the filters in force, topmost layer first.
 * @param wanted whether they are shown; nothing is requested otherwise.
 */
export function useInsideCounts(
  view: JimuMapView | null,
  wanted: boolean
): RequestState<readonly InsideCount[]> {
  const locale = useLocale();
  const visible = useVisibleLayers(view);
  const conditions = useLayerConditions(visible);
  const isSet = conditions?.some(({ shape }) => shape !== null) ?? false;
  const layers = React.useMemo(() => visible.map(({ layer }) => layer as unknown as QueriedLayer), [visible]);
  const version = useDataVersion();
  const asked =
    wanted && isSet && conditions ? ([layers, JSON.stringify(conditions), locale, version] as const) : null;
  return useRequest(asked, ([counted, text, language], { signal }) => {
    const selections = JSON.parse(text) as NonNullable<typeof conditions>;
    const countLayer = async (layer: QueriedLayer, at: number): Promise<InsideCount> => {
      const title = translateText(layer.title ?? layer.id, language);
      const query = buildQuery(layer, selections[at] ?? { where: '' });
      try {
        return { id: layer.id, title, count: await layer.queryFeatureCount(query, { signal }), fault: null };
      } catch (error) {
        // The other layers still have their numbers.
        return { id: layer.id, title, count: null, fault: toFault(error) };
      }
    };
    return Promise.all(counted.map(countLayer));
  });
}
