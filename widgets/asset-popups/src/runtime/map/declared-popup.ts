import type Layer from 'esri/layers/Layer';
import { catalogueLayerOf, isRaster } from 'widgets/shared-code/site-map';

/** What the catalogue says of how a popup is divided. */
export interface DeclaredPopup {
  readonly large: readonly string[];
  readonly place: readonly string[];
  /** Fields that the title says. */
  readonly titled: readonly string[];
}

/** What the page of a layer says of its popup; of a layer that the catalogue does not know nothing is large. */
export function declaredPopup(layer: Layer): DeclaredPopup {
  const found = catalogueLayerOf(layer);
  if (!found || isRaster(found)) return { large: [], place: [], titled: [] };
  const { large = [], place = [], title } = found.layer.popup;
  const titled = [...title.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return { large, place, titled };
}
