import { getMapView } from 'widgets/shared-code/site-api';
import { closePopup, listPopupFeatures, openPopup } from 'widgets/shared-code/site-map';
import type { PopupPoint } from 'widgets/shared-code/site-map';
import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { watch } from 'esri/core/reactiveUtils';
import type Point from 'esri/geometry/Point';
import type Graphic from 'esri/Graphic';
import type Layer from 'esri/layers/Layer';
import type MapView from 'esri/views/MapView';
import { isRaster } from '../raster/is-raster';
import { createRasterGraphic, listShownRasters } from '../raster/raster-graphics';
import type { PopupStore } from './parts';

/** Place of a requested popup: screen position, map point and pointer type. */
interface PopupRequestPlace extends PopupPoint {
  readonly ground: Point;
}

/** The used properties of a click on the map and of a key press. */
interface PopupClick {
  readonly x: number;
  readonly y: number;
  readonly mapPoint: Point;
  readonly button: number;
  readonly native: object;
  stopPropagation(): void;
}
type PopupKey = Pick<PopupClick, 'stopPropagation'> & { readonly key: string };

const isArea = ({ geometry }: Graphic): boolean => geometry?.type === 'polygon';

const isRasterGraphic = ({ layer }: Graphic): boolean => layer != null && isRaster(layer as Layer);

/** Returns the features with popups at a place; rasters are queried by their own content. */
const fetchFeaturesAt = async (view: MapView, place: PopupRequestPlace): Promise<Graphic[]> =>
  (await listPopupFeatures(view, place)).filter((graphic) => !isRasterGraphic(graphic));

/** Opens the popups of a place, including visible rasters, and moves the focus into them. */
async function openPopupsAt(
  view: JimuMapView,
  place: PopupRequestPlace,
  store: PopupStore,
  rasters: boolean
): Promise<void> {
  const mapView = getMapView(view) as MapView;
  const shown = rasters && mapView.map ? listShownRasters(mapView.map) : [];
  const features = fetchFeaturesAt(mapView, place);
  // The order is points and lines, which are small targets, then rasters, then polygons.
  await openPopup(view, {
    location: place.ground,
    promises: [
      features.then((found) => found.filter((graphic) => !isArea(graphic))),
      Promise.resolve(shown.map((layer) => createRasterGraphic(layer, place.ground, store))),
      features.then((found) => found.filter(isArea))
    ]
  });
}

const toRequestPlace = ({ x, y, mapPoint, native }: PopupClick): PopupRequestPlace => ({
  x,
  y,
  ground: mapPoint,
  ...('pointerType' in native ? { pointerType: native.pointerType as PopupPoint['pointerType'] } : {})
});

/**
 * While a raster is visible, a click that opens popups also queries the rasters, which the map does not do.
 * The handler is added with the first raster, after the handlers of tools, so that they can stop their
 * clicks.
 */
export function useRasterClicks(view: JimuMapView, store: PopupStore, on: boolean): void {
  React.useEffect(() => {
    const mapView = getMapView(view) as MapView;
    if (!on) return undefined;
    const onClick = (click: PopupClick) => {
      if (!mapView.popupEnabled || click.button !== 0) return;
      click.stopPropagation();
      void openPopupsAt(view, toRequestPlace(click), store, on);
    };
    let handler: { remove(): void } | null = null;
    const toggleClickHandler = (anyShown: boolean) => {
      handler?.remove();
      handler = anyShown ? mapView.on('click', onClick) : null;
    };
    const hasShownRaster = () => mapView.map != null && listShownRasters(mapView.map).length > 0;
    const watching = watch(hasShownRaster, toggleClickHandler, { initial: true });
    return () => {
      watching.remove();
      handler?.remove();
    };
  }, [view, store, on]);
}

/** When the map has the focus, Enter opens the popups at its centre and Escape closes them. */
export function useMapKeys(view: JimuMapView, store: PopupStore, rasters: boolean): void {
  React.useEffect(() => {
    const mapView = getMapView(view) as MapView;
    const handle = mapView.on('key-down', (event: PopupKey) => {
      if (event.key === 'Escape') closePopup(view);
      if (event.key !== 'Enter' || !mapView.popupEnabled) return;
      event.stopPropagation();
      const ground = mapView.center;
      const middle = mapView.toScreen(ground);
      if (middle) void openPopupsAt(view, { x: middle.x, y: middle.y, ground }, store, rasters);
    });
    return () => handle.remove();
  }, [view, store, rasters]);
}
