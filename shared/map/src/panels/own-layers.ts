/** Layers that the catalogue does not know: somebody put them into the web map. */
import { isReadable, ownPage } from '@site/layers';
import type { OwnPage } from '@site/layers';
import type FeatureLayer from 'esri/layers/FeatureLayer';
import type Layer from 'esri/layers/Layer';
import { catalogueLayerOf } from './find-layers';
import { isListed } from './listed-layer';

/** Whether a layer has records, whose fields a panel can be made of: pictures and tiles have none. */
export const hasRecords = (layer: object): layer is FeatureLayer =>
  'queryFeatures' in layer && 'fields' in layer;

/** Fields that the service keeps for itself: who edited when, how long the outline is. */
function keptByService({ objectIdField, globalIdField, ...layer }: FeatureLayer): Set<string> {
  const { editFieldsInfo: edits, geometryFieldsInfo: shape } = layer as Partial<FeatureLayer>;
  const named = [
    ...[edits?.creatorField, edits?.creationDateField, edits?.editorField, edits?.editDateField],
    ...[shape?.shapeAreaField, shape?.shapeLengthField]
  ];
  return new Set([objectIdField, globalIdField, ...named].map(String));
}

/** What a loaded layer says of itself and its web map says of it, as a page of the catalogue would. */
export const ownPageOf = (layer: FeatureLayer): OwnPage =>
  ownPage({
    fields: layer.fields,
    displayField: layer.displayField,
    kept: keptByService(layer),
    infos: layer.popupTemplate?.fieldInfos ?? []
  });

/** The names of the fields of a loaded layer in which there is something to read. */
export function readableNames(layer: FeatureLayer): ReadonlySet<string> {
  const kept = keptByService(layer);
  return new Set(layer.fields.filter((field) => isReadable(field, { kept })).map(({ name }) => name));
}

/** The layers of records of a map that the catalogue does not know, in their order. */
export const ownLayers = (layers: readonly Layer[]): readonly FeatureLayer[] =>
  layers.filter(
    (layer): layer is FeatureLayer =>
      hasRecords(layer) && isListed(layer) && catalogueLayerOf(layer) === undefined
  );
