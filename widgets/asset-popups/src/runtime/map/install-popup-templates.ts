import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import type Map from 'esri/Map';
import CustomContent from 'esri/popup/content/CustomContent';
import type PopupTemplate from 'esri/PopupTemplate';
import { translateLayerTexts, translateRasterLegends } from 'widgets/shared-code/site-map';
import { CLUSTER_FIELDS, findKind } from '../kinds';
import { listShownFields } from '../feature/shown-fields';
import { isRaster } from '../raster/is-raster';
import { readDeclaredPopup } from './declared-popup';
import { setDefaultTemplate } from './default-template';
import type { PopupParts, PopupPlan, PopupStore } from './parts';
import { readTitleFields, setTitle } from './popup-titles';
import type { PopupTemplateCreatorEvent } from './popup-titles';

const hasFeatures = (layer: Layer): layer is FeatureLayer =>
  !isRaster(layer) && 'fields' in layer && 'popupTemplate' in layer && Array.isArray(layer.fields);

/** Returns popup content that the widget renders. */
export const createPopupContent = (
  parts: PopupParts,
  plan: PopupPlan,
  outFields: string[] = []
): CustomContent[] => [
  new CustomContent({
    outFields,
    creator: ({ graphic }: PopupTemplateCreatorEvent) => parts.addPart(plan, graphic),
    destroyer: ({ graphic }: PopupTemplateCreatorEvent) => parts.removePart(graphic)
  })
];

/** Returns the popup template of a layer's clusters; null when it does not cluster. */
const getClusterTemplate = ({ featureReduction }: FeatureLayer): PopupTemplate | null =>
  featureReduction && 'popupTemplate' in featureReduction ? (featureReduction.popupTemplate ?? null) : null;

function installPopupTemplate(layer: Layer, { parts, locale }: PopupStore): void {
  if (!hasFeatures(layer)) return;
  setDefaultTemplate(layer);
  // The map shows no popups for a layer without a template.
  if (!layer.popupTemplate) return;
  const known = layer.fields.map(({ name }) => name);
  const { kind, knownBy, alsoShown, alsoRead, record, markerType } = findKind(known);
  const fields = listShownFields(layer, layer.popupTemplate, alsoShown);
  const shown = [...fields.map(({ name }) => name), ...readTitleFields(layer.popupTemplate)];
  const { large, place, titled } = readDeclaredPopup(layer);
  const asked = known.filter((name) =>
    [...knownBy, ...alsoRead, ...shown, ...large, ...place].includes(name)
  );
  setTitle(layer.popupTemplate, layer, locale);
  layer.popupTemplate.content = createPopupContent(
    parts,
    { kind, layer, fields, large, place, titled, record, markerType },
    asked
  );
  const clusters = getClusterTemplate(layer);
  if (!clusters) return;
  setTitle(clusters, layer, locale);
  clusters.content = createPopupContent(parts, {
    kind: CLUSTER_FIELDS.every((name) => known.includes(name)) ? 'cluster' : 'feature',
    layer,
    fields: listShownFields(layer, clusters),
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
export function installPopupTemplates(map: Map, store: PopupStore): () => void {
  const translateLayer = (layer: Layer) => translateLayerTexts(layer, store.locale);
  const installWhenLoaded = (layer: Layer) =>
    layer.when(
      () => {
        translateLayer(layer);
        installPopupTemplate(layer, store);
      },
      // A failed layer shows no features, and the map reports the error itself.
      () => translateLayer(layer)
    );
  map.allLayers.forEach((layer) => void installWhenLoaded(layer));
  const handle = map.allLayers.on('after-add', ({ item }: { item: Layer }) => void installWhenLoaded(item));
  const endLegends = translateRasterLegends(store.locale);
  return () => {
    handle.remove();
    endLegends();
  };
}
