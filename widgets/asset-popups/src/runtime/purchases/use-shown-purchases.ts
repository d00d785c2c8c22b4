import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import Extent from 'esri/geometry/Extent';
import type Point from 'esri/geometry/Point';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import { readDecimal } from 'widgets/shared-code/site-base';
import type { MessageKey } from 'widgets/shared-code/site-base';
import { writeWhereSql } from 'widgets/shared-code/site-domain';
import type { AllocatedPurchase } from 'widgets/shared-code/site-domain';
import { getMapView } from 'widgets/shared-code/site-api';
import {
  buildQuery,
  goToExtent,
  isSwitchedOn,
  publishFilter,
  readFilters,
  switchOn,
  useMapLayers,
  watchSwitch
} from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';

/** Id of the purchase layer in the catalogue. */
const PURCHASE_LAYER = 'raw-material-source';

/**
 * Returns the condition that exactly these purchases meet; null when no object id field or no object id is
 * known.
 */
export function writePurchasesSql(
  objectIdField: string | null | undefined,
  purchases: readonly Pick<AllocatedPurchase, 'objectId'>[]
): string | null {
  const values = purchases.flatMap(({ objectId }) => readDecimal(String(objectId)) ?? []);
  if (!objectIdField || values.length === 0) return null;
  return writeWhereSql({ kind: 'in', field: objectIdField, values });
}

/** Extends an extent to include a place, both in the map's spatial reference. */
function extendExtent(extent: Extent, place: Point | null): Extent {
  if (!place) return extent;
  const { x, y, spatialReference } = place;
  return extent.clone().union(new Extent({ xmin: x, ymin: y, xmax: x, ymax: y, spatialReference }));
}

const doNothing = () => undefined;

export interface ShownPurchases {
  /** The layer is on and filtered by this widget to exactly these purchases. */
  readonly isShown: boolean;
  /** Other widgets filter the layer as well, or a drawn shape does. */
  readonly isNarrowed: boolean;
  /**
   * @returns the reason why there is nothing to show, or null once it is shown. Rejects with the error of the
   * layer.
   */
  show(): Promise<MessageKey | null>;
  clear(): Promise<void>;
}

interface ShownPurchasesOptions {
  readonly view: JimuMapView;
  readonly widgetId: string;
  /** The layer's name in the settings; empty for the catalogue's layer. */
  readonly sourceLayer: string;
  readonly purchases: readonly AllocatedPurchase[];
  /** Location of the application, which stays in view with its popup. */
  readonly place: Point | null;
}

async function filterToPurchases(
  layerView: JimuLayerView,
  options: ShownPurchasesOptions
): Promise<MessageKey | null> {
  const { view, widgetId, purchases, place } = options;
  const layer = layerView.layer as FeatureLayer;
  await layer.load();
  const where = writePurchasesSql(layer.objectIdField, purchases);
  if (where === null) return 'purchases.none';
  const { count, extent } = await layer.queryExtent({
    ...buildQuery(layer as unknown as QueriedLayer, { where }),
    outSpatialReference: getMapView(view).spatialReference
  });
  if (count === 0 || !extent) return 'purchases.none';
  await publishFilter(layerView, widgetId, where);
  switchOn(layer);
  await goToExtent(getMapView(view), extendExtent(extent, place));
  return null;
}

/**
 * Shows an application's purchases on the map's purchase layer. `isShown` also follows changes made by other
 * widgets.
 */
export function useShownPurchases(options: ShownPurchasesOptions): ShownPurchases {
  const { view, widgetId, sourceLayer, purchases } = options;
  const [layerView = null] = useMapLayers(view, [PURCHASE_LAYER], { [PURCHASE_LAYER]: sourceLayer }) ?? [];
  const layer = layerView?.layer as FeatureLayer | undefined;
  const own = ReactRedux.useSelector((state: IMState) =>
    layerView ? readFilters(state, layerView, widgetId).own : null
  );
  const isNarrowed = ReactRedux.useSelector((state: IMState) => {
    if (!layerView) return false;
    const { others, shape } = readFilters(state, layerView, widgetId);
    return others.length > 0 || shape !== null;
  });
  const subscribe = React.useCallback(
    (tell: () => void) => (layer ? watchSwitch(layer, tell) : doNothing),
    [layer]
  );
  const isOn = React.useSyncExternalStore(subscribe, () => layer !== undefined && isSwitchedOn(layer));
  const where = writePurchasesSql(layer?.objectIdField, purchases);
  return {
    isShown: isOn && where !== null && own === where,
    isNarrowed,
    show: async () => (layerView ? filterToPurchases(layerView, options) : 'rawMaterial.sourceLayerNotFound'),
    clear: async () => {
      if (!layerView) return;
      await publishFilter(layerView, widgetId, null);
      layerView.layer.visible = false;
    }
  };
}
