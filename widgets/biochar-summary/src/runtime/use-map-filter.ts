import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { Answer } from 'widgets/shared-code/site-core';
import { useAnswer } from 'widgets/shared-code/site-core';
import { filterLayer } from 'widgets/shared-code/site-map';

/**
 * Filters the layer by a condition and makes it visible; null removes the filter. A layer that this widget
 * never filtered is not changed.
 */
export function useMapFilter(
  widgetId: string,
  layerView: JimuLayerView | null,
  where: string | null
): Answer<void> {
  const touched = React.useRef(false);
  if (where !== null) touched.current = true;
  const question = layerView && touched.current ? ([layerView, where] as const) : null;
  return useAnswer(question, async ([view, condition]) => {
    await filterLayer(view, widgetId, condition);
    if (condition !== null) view.layer.visible = true;
  });
}
