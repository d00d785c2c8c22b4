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

/** A popup's content that the widget draws. */
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

/** The template of what a layer clusters its points to, if it does. */
const clusterTemplate = ({ featureReduction }: FeatureLayer): PopupTemplate | null =>
  featureReduction && 'popupTemplate' in featureReduction ? (featureReduction.popupTemplate ?? null) : null;

function dress(layer: Layer, { parts, locale }: PopupStore): void {
  if (!hasFeatures(layer)) return;
  giveOwnTemplate(layer);
  // Without a template the map shows no popups of the layer, and so do we.
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
 * Gives every layer of the map that has a popup the widget's content, also those that come later; what layers, popups and
 * legends are called stays the web map's, in the reader's language.
 * @returns ends it; contents and texts already given stay.
 */
export function dressLayers(map: Map, store: PopupStore): () => void {
  const name = (layer: Layer) => setLocalTexts(layer, store.locale);
  const follow = (layer: Layer) =>
    layer.when(
      () => {
        name(layer);
        dress(layer, store);
      },
      // A layer that has failed shows no features; the map says so itself.
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
