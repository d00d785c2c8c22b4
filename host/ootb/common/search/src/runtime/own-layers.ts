import { watch } from '@arcgis/core/core/reactiveUtils';
import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import type Layer from '@arcgis/core/layers/Layer';
import type LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';
import type { MapLayersConfig } from '../config';
import { createLayerSearch } from './layer-search';

/** Most fields of a layer that are searched. */
const MOST = 6;

/**
 * Lists the map's layers that are searched by their own fields: feature layers that appear in lists and are
 * not excepted by the configuration.
 */
export const listSearchedLayers = (
  layers: readonly Layer[],
  mapLayers: MapLayersConfig | undefined
): FeatureLayer[] =>
  mapLayers === undefined
    ? []
    : layers.filter(
        (layer): layer is FeatureLayer =>
          layer instanceof FeatureLayer &&
          layer.listMode !== 'hide' &&
          Boolean(layer.title) &&
          !mapLayers.except.includes(layer.id)
      );

/**
 * Lists the text fields of a loaded layer, the display field first; without the editors' names and coded
 * values, which nobody types.
 */
function listTextFields({ fields, displayField, editFieldsInfo }: FeatureLayer): readonly string[] {
  const kept = [editFieldsInfo?.creatorField, editFieldsInfo?.editorField];
  const texts = fields
    .filter(
      ({ type, name, domain }) => type === 'string' && !kept.includes(name) && domain?.type !== 'coded-value'
    )
    .map(({ name }) => name);
  return [...new Set([...texts.filter((name) => name === displayField), ...texts])].slice(0, MOST);
}

/**
 * Returns a layer of the map as a source, searched by the texts of its records; null for a layer without any.
 * @throws the error of its service.
 */
export async function createOwnLayerSource(
  drawn: FeatureLayer,
  maxSuggestions?: number
): Promise<LayerSearchSource | null> {
  await drawn.load();
  const searched = listTextFields(drawn);
  if (searched.length === 0) return null;
  // A separate layer, so that filters on the map hide nothing from the search; a layer stored in the web map
  // has no service.
  const layer = drawn.url
    ? new FeatureLayer({ url: `${drawn.url}/${drawn.layerId}`, outFields: ['*'] })
    : drawn;
  if (layer !== drawn) {
    await layer.load();
    // Widgets set the popup of the map's layer after it has loaded.
    watch(
      () => drawn.popupTemplate,
      (template) => (layer.popupTemplate = template),
      { initial: true }
    );
  }
  return createLayerSearch({
    layer,
    label: drawn.title ?? drawn.id,
    searched,
    shown: searched.slice(0, 1),
    maxSuggestions
  });
}
