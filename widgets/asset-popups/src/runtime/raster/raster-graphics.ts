import type Point from 'esri/geometry/Point';
import Graphic from 'esri/Graphic';
import type ImageryLayer from 'esri/layers/ImageryLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import PopupTemplate from 'esri/PopupTemplate';
import { translateText } from 'widgets/shared-code/site-map';
import { createPopupContent } from '../map/install-popup-templates';
import type { PopupStore } from '../map/parts';
import { escapeTitle } from '../map/popup-titles';
import { isRaster } from './is-raster';

/** The attribute of a raster's graphic with the title of its layer. */
export const RASTER_TITLE = 'rasterTitle';

/** A layer is drawn only if its groups are visible too. */
const isShown = (layer: Layer): boolean => {
  const parent = layer.parent as (Layer & { readonly visible?: boolean }) | Map | null;
  return layer.visible && (!parent || !('visible' in parent) || isShown(parent));
};

/** Returns the visible imagery layers, topmost first. */
export const listShownRasters = ({ allLayers }: Map): ImageryLayer[] =>
  allLayers
    .toArray()
    .filter(isRaster)
    .filter((layer) => layer.loaded && isShown(layer))
    .reverse();

/**
 * Returns the graphic of a raster at a place for the popup; its content queries the service when it renders.
 */
export function createRasterGraphic(
  layer: ImageryLayer,
  place: Point,
  { parts, locale }: PopupStore
): Graphic {
  const title = translateText(layer.title ?? layer.id, locale);
  const popupTemplate = new PopupTemplate({
    title: escapeTitle(title),
    content: createPopupContent(parts, {
      kind: 'raster',
      layer,
      fields: [],
      large: [],
      place: [],
      titled: []
    })
  });
  return new Graphic({ geometry: place.clone(), attributes: { [RASTER_TITLE]: title }, popupTemplate });
}
