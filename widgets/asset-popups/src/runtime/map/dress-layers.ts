import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import CustomContent from 'esri/popup/content/CustomContent';
import type { PopupTemplateCreatorEvent } from 'esri/popup/types';
import type PopupTemplate from 'esri/PopupTemplate';
import type { Locale } from 'widgets/shared-code/site-core';
import { localText } from 'widgets/shared-code/site-map';
import { kindOf } from '../kinds';
import { shownFields } from '../feature/shown-fields';
import { isRaster } from '../raster/is-raster';
import type { PopupParts, PopupPlan, PopupStore } from './parts';

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

/** The title in the reader's language, where it is the catalogue's. */
function inLanguage(template: PopupTemplate, locale: Locale): void {
  if (typeof template.title === 'string') template.title = localText(template.title, locale);
}

function dress(layer: Layer, { parts, locale }: PopupStore): void {
  // Without a template the map shows no popups of the layer, and so do we.
  if (!hasFeatures(layer) || !layer.popupTemplate) return;
  const known = layer.fields.map(({ name }) => name);
  const { kind, knownBy, alsoShown } = kindOf(known);
  const fields = shownFields(layer, layer.popupTemplate, alsoShown);
  const asked = known.filter((name) => knownBy.includes(name) || fields.some((field) => field.name === name));
  inLanguage(layer.popupTemplate, locale);
  layer.popupTemplate.content = drawnContent(parts, { kind, layer, fields }, asked);
  const clusters = clusterTemplate(layer);
  if (!clusters) return;
  inLanguage(clusters, locale);
  clusters.content = drawnContent(parts, { kind: 'feature', layer, fields: shownFields(layer, clusters) });
}

/**
 * Gives every layer of the map that has a popup the widget's content, also those that come later; the title stays the
 * web map's, in the reader's language.
 * @returns ends it; contents already given stay.
 */
export function dressLayers(map: Map, store: PopupStore): () => void {
  const follow = (layer: Layer) =>
    layer.when(
      () => dress(layer, store),
      // A layer that has failed shows no features; the map says so itself.
      () => undefined
    );
  map.allLayers.forEach(follow);
  const handle = map.allLayers.on('after-add', ({ item }: { item: Layer }) => void follow(item));
  return () => handle.remove();
}
