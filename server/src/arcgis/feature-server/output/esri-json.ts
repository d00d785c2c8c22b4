import { OBJECT_ID } from '../../../layers/dataset';
import type { Dataset } from '../../../layers/dataset';
import type { FeatureQuery } from '../feature-query';
import type { Feature, FeatureSet } from '../feature-set';
import { quantize, toGrid } from '../../dialect/geometry/quantize';
import type { Shape } from '../../dialect/geometry/shape';
import { fieldJson } from './field-json';

type Pair = [number, number];

const rounder = (digits: number | null): ((value: number) => number) => {
  if (digits === null) return (value) => value;
  const factor = 10 ** Math.min(digits, 12);
  return (value) => Math.round(value * factor) / factor;
};

const pairs = (part: ArrayLike<number>, round: (value: number) => number): Pair[] =>
  Array.from({ length: part.length / 2 }, (_, i) => [round(part[2 * i]!), round(part[2 * i + 1]!)]);

const geometryJson = (parts: readonly Pair[][], type: Dataset['geometryType']): object | null => {
  if (type === 'esriGeometryPoint')
    return parts.length > 0 ? { x: parts[0]![0]![0], y: parts[0]![0]![1] } : null;
  return type === 'esriGeometryPolyline' ? { paths: parts } : { rings: parts };
};

function shapeJson(shape: Shape, dataset: Dataset, query: FeatureQuery): object | null {
  const parts = query.quantization
    ? quantize(shape, dataset.geometryType, query.quantization).parts.map((part) => pairs(part, (v) => v))
    : shape.parts.map((part) => pairs(part, rounder(query.geometryPrecision)));
  return geometryJson(parts, dataset.geometryType);
}

function centroidJson(centroid: readonly [number, number], query: FeatureQuery): object {
  const [x, y] = query.quantization
    ? toGrid(centroid[0], centroid[1], query.quantization)
    : centroid.map(rounder(query.geometryPrecision));
  return { x, y };
}

const featureJson = (feature: Feature, set: FeatureSet, dataset: Dataset, query: FeatureQuery): object => ({
  attributes: Object.fromEntries(set.fields.map(({ name }, i) => [name, feature.attributes[i]])),
  ...(feature.shape ? { geometry: shapeJson(feature.shape, dataset, query) } : {}),
  ...(feature.centroid ? { centroid: centroidJson(feature.centroid, query) } : {})
});

const transformJson = ({ quantization }: FeatureQuery): object =>
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
export const featureSetJson = (set: FeatureSet, dataset: Dataset, query: FeatureQuery): object => ({
  objectIdFieldName: OBJECT_ID,
  globalIdFieldName: '',
  uniqueIdField: { name: OBJECT_ID, isSystemMaintained: true },
  ...(query.returnGeometry
    ? { geometryType: dataset.geometryType, spatialReference: query.outSR, ...transformJson(query) }
    : {}),
  fields: set.fields.map(fieldJson),
  ...(set.exceeded ? { exceededTransferLimit: true } : {}),
  features: Array.from(set.features, (feature) => featureJson(feature, set, dataset, query))
});

/** Returns rows without geometry (statistics, distinct values) as `f=json` writes them. */
export const tableJson = (set: FeatureSet): object => ({
  displayFieldName: '',
  fieldAliases: Object.fromEntries(set.fields.map(({ name, alias }) => [name, alias])),
  fields: set.fields.map(fieldJson),
  ...(set.exceeded ? { exceededTransferLimit: true } : {}),
  features: Array.from(set.features, ({ attributes }) => ({
    attributes: Object.fromEntries(set.fields.map(({ name }, i) => [name, attributes[i]]))
  }))
});
