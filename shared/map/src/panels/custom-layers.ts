/** Layers of a web map that the catalogue does not know. */
import { isReadable, createCustomPage } from '@site/layers';
import type { CustomLayerPage } from '@site/layers';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import { findCatalogueLayer } from './find-layers';
import { isListed } from './listed-layer';

/** Returns whether a layer has records with fields for a panel: imagery and tiles have no records. */
export const hasRecords = (layer: object): layer is FeatureLayer =>
  'queryFeatures' in layer && 'fields' in layer;

/**
 * Returns the fields that the service maintains itself: editor and edit dates, length and area of the geometry.
 */
function listServiceFields({ objectIdField, globalIdField, ...layer }: FeatureLayer): Set<string> {
  const { editFieldsInfo: edits, geometryFieldsInfo: shape } = layer as Partial<FeatureLayer>;
  const named = [
    ...[edits?.creatorField, edits?.creationDateField, edits?.editorField, edits?.editDateField],
    ...[shape?.shapeAreaField, shape?.shapeLengthField]
  ];
  return new Set([objectIdField, globalIdField, ...named].map(String));
}

/** Returns a page for a loaded layer from its fields and its web map's popup, like a page of the catalogue. */
export const readCustomPage = (layer: FeatureLayer): CustomLayerPage =>
  createCustomPage({
    fields: layer.fields,
    displayField: layer.displayField,
    kept: listServiceFields(layer),
    infos: layer.popupTemplate?.fieldInfos ?? []
  });

/** Returns the names of a loaded layer's fields that are worth reading. */
export function listReadableNames(layer: FeatureLayer): ReadonlySet<string> {
  const kept = listServiceFields(layer);
  return new Set(layer.fields.filter((field) => isReadable(field, { kept })).map(({ name }) => name));
}

/** Returns the feature layers of a map that the catalogue does not know, in order. */
export const listCustomLayers = (layers: readonly Layer[]): readonly FeatureLayer[] =>
  layers.filter(
    (layer): layer is FeatureLayer =>
      hasRecords(layer) && isListed(layer) && findCatalogueLayer(layer) === undefined
  );
