import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import { hooks, React } from 'jimu-core';
import { getLast, showToast, toFault, useUiTexts } from 'widgets/shared-code/site-base';
import {
  stopActiveTool,
  useAddressState,
  useLinkProblem,
  useMissingLayersToast
} from 'widgets/shared-code/site-tools';
import type { AddressCodec } from 'widgets/shared-code/site-tools';
import {
  findCatalogueLayer,
  openFeaturePopup,
  toLayerRef,
  translateText,
  useMapLayers
} from 'widgets/shared-code/site-map';
import type { PopupPart } from './map/parts';

/** The record whose popup is open. */
interface SharedPopup {
  /** Id of the layer in the catalogue, else in the map. */
  readonly layer: string;
  readonly id: number;
}

const CODEC: AddressCodec<SharedPopup> = {
  version: 1,
  read(value) {
    if (typeof value !== 'object' || value === null) return null;
    const { layer, id } = value as Partial<Record<keyof SharedPopup, unknown>>;
    return typeof layer === 'string' && Number.isSafeInteger(id) ? { layer, id: id as number } : null;
  }
};

/**
 * Returns the open popup for the address; null for a cluster, a raster and a searched place, which a link
 * cannot restore.
 */
function readSharedPopup(part: PopupPart | undefined): SharedPopup | null {
  const { layer, graphic } = part ?? {};
  if (!layer || !graphic || !('queryFeatures' in layer) || graphic.isAggregate) return null;
  const id = Number(graphic.getObjectId());
  return Number.isSafeInteger(id) ? { layer: findCatalogueLayer(layer)?.id ?? layer.id, id } : null;
}

type PopupLayer = Layer & Parameters<typeof openFeaturePopup>[1];

/**
 * Stores the record whose popup is open in the address, and on page load opens the popup named there. Shows a
 * toast when the map lacks the layer or the record no longer exists.
 */
export function useSharedPopup(widgetId: string, view: JimuMapView, shown: readonly PopupPart[]): void {
  const [asked, setAsked] = React.useState<SharedPopup | null>(null);
  const [missing, setMissing] = React.useState<readonly string[]>([]);
  const text = hooks.useEventCallback(useUiTexts());
  const problem = useAddressState(`popup.${widgetId}`, {
    state: asked ?? readSharedPopup(getLast(shown)),
    codec: CODEC,
    onRead: setAsked
  });
  const found = useMapLayers(asked === null ? null : view, [asked?.layer ?? ''], {});
  React.useEffect(() => {
    if (asked === null || found === null) return;
    setAsked(null);
    const layer = found[0]?.layer;
    if (!layer || !('queryFeatures' in layer)) {
      setMissing([toLayerRef(asked.layer).title]);
      return;
    }
    // A tool that is on keeps popups closed: the popup of the link is the later request.
    stopActiveTool(view.mapWidgetId);
    openFeaturePopup(view, layer as PopupLayer, asked.id)
      .then((isThere) => {
        if (!isThere) showToast('warning', text('zoomGone'));
      })
      .catch((error: unknown) =>
        showToast('error', text('popupFailed', { message: toFault(error).message }))
      );
  }, [asked, found, view, text]);
  useMissingLayersToast(missing, translateText);
  useLinkProblem(problem);
}
