import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import CustomContent from 'esri/popup/content/CustomContent';
import type PopupTemplate from 'esri/PopupTemplate';
import { localRasterLegends, setLocalTexts } from 'widgets/shared-code/site-map';
import { CLUSTERED, kindOf } from '../kinds';
import { shownFields } from '../feature/shown-fields';
import { isRaster } from '../raster/is-raster';
import { declaredPopup } from './declared-popup';
import { giveOwnTemplate } from './own-popup';
import type { PopupParts, PopupPlan, PopupStore } from './parts';
import { readTitleFields, setTitle } from './popup-titles';
import type { PopupTemplateCreatorEvent } from './popup-titles';

const hasFeatures = (layer: Layer): layer is FeatureLayer =>
  !isRaster(layer) && 'fields' in layer && 'popupTemplate' in layer && Array.isArray(layer.fields);

/** Returns popup content that the widget renders. */
export const drawnContent = (
  parts: PopupParts,
  plan: PopupPlan,
  outFields: string[] = []
): CustomContent[] => [
  new CustomContent({
    outFields,
    creator: ({ graphic }: PopupTemplateCreatorEvent) => parts.add(plan, graphic),
    destroyer: ({ graphic }: PopupTemplateCreatorEvent) => parts.drop(graphic)
  })
];

/** Returns the popup template of a layer's clusters; null when it does not cluster. */
const clusterTemplate = ({ featureReduction }: FeatureLayer): PopupTemplate | null =>
  featureReduction && 'popupTemplate' in featureReduction ? (featureReduction.popupTemplate ?? null) : null;

function dress(layer: Layer, { parts, locale }: PopupStore): void {
  if (!hasFeatures(layer)) return;
  giveOwnTemplate(layer);
  // The map shows no popups for a layer without a template.
  if (!layer.popupTemplate) return;
  const known = layer.fields.map(({ name }) => name);
  const { kind, knownBy, alsoShown, alsoRead, record, markerType } = kindOf(known);
  const fields = shownFields(layer, layer.popupTemplate, alsoShown);
  const shown = [...fields.map(({ name }) => name), ...readTitleFields(layer.popupTemplate)];
  const { large, place, titled } = declaredPopup(layer);
  const asked = known.filter((name) =>
    [...knownBy, ...alsoRead, ...shown, ...large, ...place].includes(name)
  );
  setTitle(layer.popupTemplate, layer, locale);
  layer.popupTemplate.content = drawnContent(
    parts,
    { kind, layer, fields, large, place, titled, record, markerType },
    asked
  );
  const clusters = clusterTemplate(layer);
  if (!clusters) return;
  setTitle(clusters, layer, locale);
  clusters.content = drawnContent(parts, {
    kind: CLUSTERED.every((name) => known.includes(name)) ? 'cluster' : 'feature',
    layer,
    fields: shownFields(layer, clusters),
    large: [],
    place,
    titled: []
  });
}

/**
 * Gives every layer of the map that has a popup the widget's content, including layers added later. Names of
 * layers, popups and legends in the web map are kept and shown in the reader's language.
 * @returns a function that stops it; contents and texts already set stay.
 */
export function dressLayers(map: Map, store: PopupStore): () => void {
  const name = (layer: Layer) => setLocalTexts(layer, store.locale);
  const follow = (layer: Layer) =>
    layer.when(
      () => {
        name(layer);
        dress(layer, store);
      },
      // A failed layer shows no features, and the map reports the error itself.
      () => name(layer)
    );
  map.allLayers.forEach((layer) => void follow(layer));
  const handle = map.allLayers.on('after-add', ({ item }: { item: Layer }) => void follow(item));
  const endLegends = localRasterLegends(store.locale);
  return () => {
    handle.remove();
    endLegends();
  };
}
