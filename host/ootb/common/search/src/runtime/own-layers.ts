import { watch } from '@arcgis/core/core/reactiveUtils';
import FeatureLayer from '@arcgis/core/layers/FeatureLayer';
import type Layer from '@arcgis/core/layers/Layer';
import type LayerSearchSource from '@arcgis/core/widgets/Search/LayerSearchSource';
import type { MapLayers } from '../config';
import { layerSearch } from './layer-search';

/** Fields of a layer that are looked in. */
const MOST = 6;

/** The map's layers of records that a configuration lets be searched by their own fields: those that readers may list. */
export const searchedOfMap = (layers: readonly Layer[], mapLayers: MapLayers | undefined): FeatureLayer[] =>
  mapLayers === undefined
    ? []
    : layers.filter(
        (layer): layer is FeatureLayer =>
          layer instanceof FeatureLayer &&
          layer.listMode !== 'hide' &&
          Boolean(layer.title) &&
          !mapLayers.except.includes(layer.id)
      );

/** Texts of a loaded layer, what names a record first; not who edited it, nor codes that nobody types. */
function textFields({ fields, displayField, editFieldsInfo }: FeatureLayer): readonly string[] {
  const kept = [editFieldsInfo?.creatorField, editFieldsInfo?.editorField];
  const texts = fields
    .filter(
      ({ type, name, domain }) => type === 'string' && !kept.includes(name) && domain?.type !== 'coded-value'
    )
    .map(({ name }) => name);
  return [...new Set([...texts.filter((name) => name === displayField), ...texts])].slice(0, MOST);
}

/**
 * A layer of the map as a place to search, by the texts of its records; null for a layer without any.
 * @throws what its service answers.
 */
export async function ownLayerSource(
  drawn: FeatureLayer,
  maxSuggestions?: number
): Promise<LayerSearchSource | null> {
  await drawn.load();
  const searched = textFields(drawn);
  if (searched.length === 0) return null;
  // A layer of its own, so that filters on the map hide nothing from the search; one kept in the web map has no service.
  const layer = drawn.url
    ? new FeatureLayer({ url: `${drawn.url}/${drawn.layerId}`, outFields: ['*'] })
    : drawn;
  if (layer !== drawn) {
    await layer.load();
    // Widgets give the map's layer its popup once it has loaded.
    watch(
      () => drawn.popupTemplate,
      (template) => (layer.popupTemplate = template),
      { initial: true }
    );
  }
  return layerSearch({
    layer,
    label: drawn.title ?? drawn.id,
    searched,
    shown: searched.slice(0, 1),
    maxSuggestions
  });
}
