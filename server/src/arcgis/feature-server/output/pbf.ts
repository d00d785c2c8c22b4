import Pbf from 'pbf';
import { OBJECT_ID } from '../../../layers/dataset';
import type { LayerDataset, FieldType, GeometryType } from '../../../layers/dataset';
import type { FeatureQuery } from '../feature-query';
import type { Attribute, Feature, FeatureSet, OutputField } from '../feature-set';
import { createFullPrecisionGrid, quantizeShape, toGrid } from '../../dialect/geometry/quantize';
import type { QuantizationTransform } from '../../dialect/geometry/quantize';
import { WEB_MERCATOR } from '../../dialect/geometry/spatial-reference';
import type { SpatialReference } from '../../dialect/geometry/spatial-reference';

/*
 * Writes Esri's FeatureCollection protocol buffer (github.com/Esri/arcgis-pbf). The description of the features
 * comes first, because clients read the answer in one pass.
 */
const FIELD_TYPE: Record<FieldType, number> = { integer: 1, double: 3, string: 4, date: 5, oid: 6 };
const GEOMETRY_TYPE: Record<GeometryType, number> = {
  esriGeometryPoint: 0,
  esriGeometryPolyline: 2,
  esriGeometryPolygon: 3
};

/** Field 1 with a length; a double with its own tag before it. */
const ATTRIBUTE_TAG = (1 << 3) | 2;
const DOUBLE_LENGTH = 9;

function writeValue(value: { type: FieldType; value: Attribute }, pbf: Pbf): void {
  if (typeof value.value === 'string') pbf.writeStringField(1, value.value);
  else if (value.value === null) return;
  else if (value.type === 'oid') pbf.writeVarintField(5, value.value);
  else if (value.type === 'integer') pbf.writeSVarintField(4, value.value);
  else if (value.type === 'date') pbf.writeSVarintField(8, value.value);
  else pbf.writeDoubleField(3, value.value);
}

/** Writes an attribute with a known length directly: most attributes of a large answer are doubles or empty. */
function writeAttribute(type: FieldType, value: Attribute, pbf: Pbf): void {
  if (value !== null && (type !== 'double' || typeof value !== 'number')) {
    pbf.writeMessage(1, writeValue, { type, value });
    return;
  }
  pbf.writeVarint(ATTRIBUTE_TAG);
  pbf.writeVarint(value === null ? 0 : DOUBLE_LENGTH);
  if (value !== null) pbf.writeDoubleField(3, value as number);
}

function writePoint(pair: readonly [number, number], pbf: Pbf): void {
  pbf.writePackedSVarint(3, [...pair]);
}

function writeGeometry(parts: { lengths: number[] | null; coords: number[] }, pbf: Pbf): void {
  if (parts.lengths) pbf.writePackedVarint(2, parts.lengths);
  pbf.writePackedSVarint(3, parts.coords);
}

interface FeatureLayout {
  readonly fields: readonly OutputField[];
  readonly geometryType: GeometryType;
  readonly transform: QuantizationTransform;
}

function writeFeature({ feature, layout }: { feature: Feature; layout: FeatureLayout }, pbf: Pbf): void {
  const { fields, geometryType, transform } = layout;
  fields.forEach(({ type }, i) => writeAttribute(type, feature.attributes[i]!, pbf));
  if (feature.shape && geometryType === 'esriGeometryPoint') {
    const [x, y] = feature.shape.parts[0]!;
    pbf.writeMessage(2, writePoint, toGrid(x!, y!, transform));
  } else if (feature.shape) {
    const { parts } = quantizeShape(feature.shape, geometryType, transform);
    const lengths = parts.map((part) => part.length / 2);
    if (parts.length > 0) pbf.writeMessage(2, writeGeometry, { lengths, coords: parts.flat() });
  }
  if (feature.centroid) {
    const coords = [...toGrid(feature.centroid[0], feature.centroid[1], transform)];
    pbf.writeMessage(4, writeGeometry, { lengths: null, coords });
  }
}

function writeField({ name, alias, type }: OutputField, pbf: Pbf): void {
  pbf.writeStringField(1, name);
  pbf.writeVarintField(2, FIELD_TYPE[type]);
  pbf.writeStringField(3, alias);
}

function writeSpatialReference({ wkid, latestWkid }: SpatialReference, pbf: Pbf): void {
  pbf.writeVarintField(1, wkid);
  pbf.writeVarintField(2, latestWkid);
}

function writePair([x, y]: readonly [number, number], pbf: Pbf): void {
  pbf.writeDoubleField(1, x);
  pbf.writeDoubleField(2, y);
}

function writeTransform({ originPosition, scale, translate }: QuantizationTransform, pbf: Pbf): void {
  pbf.writeVarintField(1, originPosition === 'upperLeft' ? 0 : 1);
  pbf.writeMessage(2, writePair, [scale, scale]);
  pbf.writeMessage(3, writePair, translate);
}

function writeUniqueId(name: string, pbf: Pbf): void {
  pbf.writeStringField(1, name);
  pbf.writeBooleanField(2, true);
}

interface FeatureResult {
  readonly set: FeatureSet;
  readonly dataset: LayerDataset;
  readonly query: FeatureQuery;
}

function writeFeatureResult({ set, dataset, query }: FeatureResult, pbf: Pbf): void {
  const transform = query.quantization ?? createFullPrecisionGrid(query.outSR === WEB_MERCATOR);
  pbf.writeStringField(1, OBJECT_ID);
  pbf.writeMessage(2, writeUniqueId, OBJECT_ID);
  pbf.writeVarintField(7, GEOMETRY_TYPE[dataset.geometryType]);
  pbf.writeMessage(8, writeSpatialReference, query.outSR);
  if (set.exceeded) pbf.writeBooleanField(9, true);
  pbf.writeMessage(12, writeTransform, transform);
  for (const field of set.fields) pbf.writeMessage(13, writeField, field);
  const layout = { fields: set.fields, geometryType: dataset.geometryType, transform };
  for (const feature of set.features) pbf.writeMessage(15, writeFeature, { feature, layout });
}

function writeTableResult(set: FeatureSet, pbf: Pbf): void {
  if (set.exceeded) pbf.writeBooleanField(9, true);
  for (const field of set.fields) pbf.writeMessage(13, writeField, field);
  const layout = {
    fields: set.fields,
    geometryType: 'esriGeometryPoint',
    transform: createFullPrecisionGrid(false)
  } as const;
  for (const feature of set.features) pbf.writeMessage(15, writeFeature, { feature, layout });
}

/** Returns the parts of a message as a field of the enclosing message. */
function frameMessage(field: number, parts: readonly Uint8Array[]): Uint8Array[] {
  const header = new Pbf();
  header.writeVarint((field << 3) | 2);
  header.writeVarint(parts.reduce((sum, { length }) => sum + length, 0));
  return [header.finish(), ...parts];
}

/**
 * Returns the envelope of every answer: version, then the one kind of result (1 features, 2 count, 3 ids). It
 * concatenates parts, since a message written inside another is moved byte by byte once its length is known.
 */
function encodeAnswer<Value>(kind: 1 | 2 | 3, write: (value: Value, pbf: Pbf) => void, value: Value): Buffer {
  const result = new Pbf();
  write(value, result);
  const version = new Pbf();
  version.writeStringField(1, '');
  return Buffer.concat([version.finish(), ...frameMessage(2, frameMessage(kind, [result.finish()]))]);
}

/**
 * Returns a set of features as `f=pbf` writes it: on the requested grid, else on one fine enough to lose
 * nothing.
 */
export const encodeFeatureSet = (set: FeatureSet, dataset: LayerDataset, query: FeatureQuery): Buffer =>
  encodeAnswer(1, writeFeatureResult, { set, dataset, query });

/** Returns rows without geometry (statistics, distinct values) as `f=pbf` writes them. */
export const encodeTable = (set: FeatureSet): Buffer => encodeAnswer(1, writeTableResult, set);

export const encodeCount = (count: number): Buffer =>
  encodeAnswer(2, (value, pbf) => pbf.writeVarintField(1, value), count);

function writeIds(ids: readonly number[], pbf: Pbf): void {
  pbf.writeStringField(1, OBJECT_ID);
  pbf.writePackedVarint(3, [...ids]);
}

export const encodeIds = (ids: readonly number[]): Buffer => encodeAnswer(3, writeIds, ids);
