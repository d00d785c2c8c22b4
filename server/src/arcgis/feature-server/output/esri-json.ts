import { OBJECT_ID } from '../../../layers/dataset';
import type { LayerDataset } from '../../../layers/dataset';
import type { FeatureQuery } from '../feature-query';
import type { Feature, FeatureSet } from '../feature-set';
import { quantizeShape, toGrid } from '../../dialect/geometry/quantize';
import type { MultipartShape } from '../../dialect/geometry/shape';
import { toFieldJson } from './field-json';

type CoordinatePair = [number, number];

const createRounder = (digits: number | null): ((value: number) => number) => {
  if (digits === null) return (value) => value;
  const factor = 10 ** Math.min(digits, 12);
  return (value) => Math.round(value * factor) / factor;
};

const toPairs = (part: ArrayLike<number>, round: (value: number) => number): CoordinatePair[] =>
  Array.from({ length: part.length / 2 }, (_, i) => [round(part[2 * i]!), round(part[2 * i + 1]!)]);

const toGeometryJson = (
  parts: readonly CoordinatePair[][],
  type: LayerDataset['geometryType']
): object | null => {
  if (type === 'esriGeometryPoint')
    return parts.length > 0 ? { x: parts[0]![0]![0], y: parts[0]![0]![1] } : null;
  return type === 'esriGeometryPolyline' ? { paths: parts } : { rings: parts };
};

function toShapeJson(shape: MultipartShape, dataset: LayerDataset, query: FeatureQuery): object | null {
  const parts = query.quantization
    ? quantizeShape(shape, dataset.geometryType, query.quantization).parts.map((part) =>
        toPairs(part, (v) => v)
      )
    : shape.parts.map((part) => toPairs(part, createRounder(query.geometryPrecision)));
  return toGeometryJson(parts, dataset.geometryType);
}

function toCentroidJson(centroid: readonly [number, number], query: FeatureQuery): object {
  const [x, y] = query.quantization
    ? toGrid(centroid[0], centroid[1], query.quantization)
    : centroid.map(createRounder(query.geometryPrecision));
  return { x, y };
}

const toFeatureJson = (
  feature: Feature,
  set: FeatureSet,
  dataset: LayerDataset,
  query: FeatureQuery
): object => ({
  attributes: Object.fromEntries(set.fields.map(({ name }, i) => [name, feature.attributes[i]])),
  ...(feature.shape ? { geometry: toShapeJson(feature.shape, dataset, query) } : {}),
  ...(feature.centroid ? { centroid: toCentroidJson(feature.centroid, query) } : {})
});

const toTransformJson = ({ quantization }: FeatureQuery): object =>
  quantization
    ? {
        transform: {
          originPosition: quantization.originPosition,
          scale: [quantization.scale, quantization.scale],
          translate: quantization.translate
        }
      }
    : {};

/** Returns a set of features as `f=json` writes it. */
export const toFeatureSetJson = (set: FeatureSet, dataset: LayerDataset, query: FeatureQuery): object => ({
  objectIdFieldName: OBJECT_ID,
  globalIdFieldName: '',
  uniqueIdField: { name: OBJECT_ID, isSystemMaintained: true },
  ...(query.returnGeometry
    ? { geometryType: dataset.geometryType, spatialReference: query.outSR, ...toTransformJson(query) }
    : {}),
  fields: set.fields.map(toFieldJson),
  ...(set.exceeded ? { exceededTransferLimit: true } : {}),
  features: Array.from(set.features, (feature) => toFeatureJson(feature, set, dataset, query))
});

/** Returns rows without geometry (statistics, distinct values) as `f=json` writes them. */
export const toTableJson = (set: FeatureSet): object => ({
  displayFieldName: '',
  fieldAliases: Object.fromEntries(set.fields.map(({ name, alias }) => [name, alias])),
  fields: set.fields.map(toFieldJson),
  ...(set.exceeded ? { exceededTransferLimit: true } : {}),
  features: Array.from(set.features, ({ attributes }) => ({
    attributes: Object.fromEntries(set.fields.map(({ name }, i) => [name, attributes[i]]))
  }))
});
