import type { JimuLayerView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { Answer } from 'widgets/shared-code/site-core';
import { useAnswer } from 'widgets/shared-code/site-core';
import { filterLayer } from 'widgets/shared-code/site-map';

/**
 * Keeps the layer narrowed to a condition and shows it; null takes back what was put on it. A layer that was never
 * narrowed is left alone.
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
