import type Layer from 'esri/layers/Layer';
import { findCatalogueLayer, isRaster } from 'widgets/shared-code/site-map';

/** Layout of a popup in the catalogue. */
export interface DeclaredPopup {
  readonly large: readonly string[];
  readonly place: readonly string[];
  /** Fields that the title contains. */
  readonly titled: readonly string[];
}

/** Returns the popup layout of a layer's page; empty lists for a layer that is not in the catalogue. */
export function readDeclaredPopup(layer: Layer): DeclaredPopup {
  const found = findCatalogueLayer(layer);
  if (!found || isRaster(found)) return { large: [], place: [], titled: [] };
  const { large = [], place = [], title } = found.layer.popup;
  const titled = [...title.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { large, place, titled };
}
