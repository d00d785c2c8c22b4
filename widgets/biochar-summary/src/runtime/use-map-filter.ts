import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { publishFilter } from 'widgets/shared-code/site-map';

/**
 * Filters the layer by a condition and makes it visible; null removes the filter. A layer that this widget
 * never filtered is not changed.
 */
export function useMapFilter(
  widgetId: string,
  layerView: JimuLayerView | null,
  where: string | null
): RequestState<void> {
  const touched = React.useRef(false);
  if (where !== null) touched.current = true;
  const question = layerView && touched.current ? ([layerView, where] as const) : null;
  return useRequest(question, async ([view, condition]) => {
    await publishFilter(view, widgetId, condition);
    if (condition !== null) view.layer.visible = true;
  });
}
