import type { JimuLayerView, JimuMapView } from 'jimu-arcgis';
import { React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import Extent from 'esri/geometry/Extent';
import type Point from 'esri/geometry/Point';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type { AllocatedPurchase, MessageKey } from 'widgets/shared-code/site-core';
import { getMapView, readDecimal, whereSql } from 'widgets/shared-code/site-core';
import {
  filterLayer,
  filtersOf,
  goToExtent,
  isSwitchedOn,
  queryOf,
  switchOn,
  useMapLayers,
  watchSwitch
} from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';

/** The layer of purchases in the catalogue. */
const SOURCE = 'raw-material-source';

/** The condition that exactly these purchases meet; null when the layer or none of them is known by its number. */
export function purchasesWhere(
  objectIdField: string | null | undefined,
  purchases: readonly Pick<AllocatedPurchase, 'objectId'>[]
): string | null {
  const values = purchases.flatMap(({ objectId }) => readDecimal(String(objectId)) ?? []);
  if (!objectIdField || values.length === 0) return null;
  return whereSql({ kind: 'in', field: objectIdField, values });
}

/** An extent with a place in it, both in the map's reference. */
function withPlace(extent: Extent, place: Point | null): Extent {
  if (!place) return extent;
  const { x, y, spatialReference } = place;
  return extent.clone().union(new Extent({ xmin: x, ymin: y, xmax: x, ymax: y, spatialReference }));
}

const nothing = () => undefined;

export interface ShownPurchases {
  /** The layer shows exactly these purchases: it is on, and narrowed to them by this widget. */
  readonly isShown: boolean;
  /** Other widgets narrow the layer as well. */
  readonly isNarrowed: boolean;
  /** @returns why there is nothing to show, or null once it is shown. Rejects as the layer does. */
  show(): Promise<MessageKey | null>;
  clear(): Promise<void>;
}

interface ShownOptions {
  readonly view: JimuMapView;
  readonly widgetId: string;
  /** What the settings call the layer; empty for the catalogue's. */
  readonly sourceLayer: string;
  readonly purchases: readonly AllocatedPurchase[];
  /** The application, which stays in view with its popup. */
  readonly place: Point | null;
}

async function narrow(layerView: JimuLayerView, options: ShownOptions): Promise<MessageKey | null> {
  const { view, widgetId, purchases, place } = options;
  const layer = layerView.layer as FeatureLayer;
  await layer.load();
  const where = purchasesWhere(layer.objectIdField, purchases);
  if (where === null) return 'purchases.none';
  const { count, extent } = await layer.queryExtent({
    ...queryOf(layer as unknown as QueriedLayer, { where }),
    outSpatialReference: getMapView(view).spatialReference
  });
  if (count === 0 || !extent) return 'purchases.none';
  await filterLayer(layerView, widgetId, where);
  switchOn(layer);
  await goToExtent(getMapView(view), withPlace(extent, place));
  return null;
}

/** Shows an application's purchases on the map's layer of purchases, and tells whether it does, whoever changes that. */
export function useShownPurchases(options: ShownOptions): ShownPurchases {
  const { view, widgetId, sourceLayer, purchases } = options;
  const [layerView = null] = useMapLayers(view, [SOURCE], { [SOURCE]: sourceLayer }) ?? [];
  const layer = layerView?.layer as FeatureLayer | undefined;
  const own = ReactRedux.useSelector((state: IMState) =>
    layerView ? filtersOf(state, layerView, widgetId).own : null
  );
  const isNarrowed = ReactRedux.useSelector((state: IMState) =>
    layerView ? filtersOf(state, layerView, widgetId).others.length > 0 : false
  );
  const subscribe = React.useCallback(
    (tell: () => void) => (layer ? watchSwitch(layer, tell) : nothing),
    [layer]
  );
  const isOn = React.useSyncExternalStore(subscribe, () => layer !== undefined && isSwitchedOn(layer));
  const where = purchasesWhere(layer?.objectIdField, purchases);
  return {
    isShown: isOn && where !== null && own === where,
    isNarrowed,
    show: async () => (layerView ? narrow(layerView, options) : 'rawMaterial.sourceLayerNotFound'),
    clear: async () => {
      if (!layerView) return;
      await filterLayer(layerView, widgetId, null);
      layerView.layer.visible = false;
    }
  };
}
