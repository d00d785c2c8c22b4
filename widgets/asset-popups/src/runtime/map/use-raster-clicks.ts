import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { watch } from 'esri/core/reactiveUtils';
import type Graphic from 'esri/Graphic';
import type MapView from 'esri/views/MapView';
import type { ClickEvent, PointerType } from 'esri/views/input/types';
import { rasterGraphic, shownRasters } from '../raster/raster-graphics';
import type { PopupParts } from './parts';

const isArea = ({ geometry }: Graphic): boolean => geometry?.type === 'polygon';

const pointerTypeOf = ({ native }: ClickEvent): PointerType | undefined =>
  'pointerType' in native ? (native.pointerType as PointerType) : undefined;

/** What lies under a click on the layers that have popups. */
async function featuresAt(view: MapView, click: ClickEvent): Promise<Graphic[]> {
  const found: Graphic[] = [];
  for await (const graphic of view.fetchPopupFeatures(click, {
    pointerType: pointerTypeOf(click)
  }))
    found.push(graphic);
  return found;
}

function openWithRasters(view: MapView, click: ClickEvent, parts: PopupParts): void {
  const rasters = shownRasters(view.map!).map((layer) => rasterGraphic(layer, click.mapPoint, parts));
  const features = featuresAt(view, click);
  // What is small under the finger first: a point or a line, then the raster, then the areas all round.
  void view.openPopup({
    location: click.mapPoint,
    promises: [
      features.then((found) => found.filter((graphic) => !isArea(graphic))),
      Promise.resolve(rasters),
      features.then((found) => found.filter(isArea))
    ]
  });
}

/**
 * While a raster is switched on, a click that would open popups also asks the rasters; the map asks none itself. The
 * handler comes with the first raster, after those of the tools, which keep their clicks from it.
 */
export function useRasterClicks(view: JimuMapView, parts: PopupParts, on: boolean): void {
  React.useEffect(() => {
    const { view: mapView } = view;
    if (!on || mapView.type !== '2d') return undefined;
    let handler: { remove(): void } | null = null;
    const follow = (count: number) => {
      handler?.remove();
      handler = null;
      if (count > 0)
        handler = mapView.on('click', (click) => {
          if (!mapView.popupEnabled || click.button !== 0) return;
          click.stopPropagation();
          openWithRasters(mapView, click, parts);
        });
    };
    const watching = watch(() => (mapView.map ? shownRasters(mapView.map).length : 0), follow, {
      initial: true
    });
    return () => {
      watching.remove();
      handler?.remove();
    };
  }, [view, parts, on]);
}
