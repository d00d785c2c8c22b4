import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { hooks, React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-base';
import { getLast, showToast } from 'widgets/shared-code/site-base';
import { translateText } from 'widgets/shared-code/site-map';
import type { PopupPart } from './map/parts';
import { useTexts } from './use-texts';

/** Address and index of a layer, which distinguish the layers of one service. */
type ServiceLayer = Layer & { readonly url?: string | null; readonly layerId?: number };

const isSameSource = (one: ServiceLayer, other: ServiceLayer): boolean =>
  Boolean(one.url) && one.url === other.url && one.layerId === other.layerId;

/** Lists a layer and the groups around it that are switched off. */
function listHidden(layer: Layer): Layer[] {
  const parent = layer.parent as Layer | null;
  const around = parent && 'visible' in parent ? listHidden(parent) : [];
  return layer.visible ? around : [layer, ...around];
}

/**
 * Returns the map's layer that would draw the records of a layer, such as the search's own; null when one of
 * them is on, or the map has none.
 */
function findHiddenLayer(view: JimuMapView, layer: ServiceLayer): Layer | null {
  const drawing = view
    .getAllJimuLayerViews()
    .map((one) => one.layer as ServiceLayer)
    .filter((one) => one === layer || isSameSource(one, layer));
  return drawing.every((one) => listHidden(one).length > 0) ? (drawing[0] ?? null) : null;
}

/**
 * Switches on the layer of a record whose popup opens, for instance from the search, and says so with a button
 * that hides it again. A layer that is switched off while the popup is open stays off.
 */
export function useShownLayer(view: JimuMapView, shown: readonly PopupPart[], locale: Locale): void {
  const t = useTexts();
  const part = getLast(shown);
  const record = part ? `${part.layer?.id} ${part.graphic.getObjectId?.()}` : null;
  const showLayer = hooks.useEventCallback(() => {
    const layer = part?.layer ? findHiddenLayer(view, part.layer) : null;
    if (!layer) return;
    const hidden = listHidden(layer);
    for (const one of hidden) one.visible = true;
    showToast('success', t('layerShown', { layer: translateText(layer.title ?? layer.id, locale) }), {
      label: t('hideLayer'),
      onClick: () => {
        for (const one of hidden) one.visible = false;
      }
    });
  });
  React.useEffect(() => {
    if (record !== null) showLayer();
  }, [record, showLayer]);
}
