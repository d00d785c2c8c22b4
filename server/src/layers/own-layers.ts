import type { OwnField, OwnLayer } from '@site/domain';
import type { Query } from '../store/store';
import { OBJECT_ID } from './dataset';
import type { DatasetField, FieldType, GeometryType, LayerDataset } from './dataset';

/* Layers that administrators made from files that fit no dataset, as the feature server offers them. */

interface StoredOwnLayer extends OwnLayer {
  readonly createdAt: Date;
}

const SELECT = 'SELECT id, title, geometry, access, fields, created_at AS "createdAt" FROM own_layer';

/** Returns all layers, by title. */
export const listOwnLayers = (query: Query): Promise<StoredOwnLayer[]> =>
  query<StoredOwnLayer>(`${SELECT} ORDER BY lower(title), id`);

/** Returns a layer, or null when there is none of that name; case does not count. */
export async function readOwnLayer(query: Query, id: string): Promise<StoredOwnLayer | null> {
  const [layer] = await query<StoredOwnLayer>(`${SELECT} WHERE id = lower($1)`, [id]);
  return layer ?? null;
}

const FIELD_TYPES: Readonly<Record<OwnField['type'], FieldType>> = {
  whole: 'integer',
  number: 'double',
  text: 'string',
  day: 'date',
  yesNo: 'string'
};

const GEOMETRIES: Readonly<Record<OwnLayer['geometry'], GeometryType>> = {
  point: 'esriGeometryPoint',
  line: 'esriGeometryPolyline',
  polygon: 'esriGeometryPolygon'
};

/** Returns the SQL of a field as the service returns it; the names of fields have only letters, digits and _. */
function writeFieldSql({ name, type }: OwnField): string {
  const text = `(own_layer_row.attributes->>'${name}')`;
  switch (type) {
    case 'whole':
      return `${text}::integer`;
    case 'number':
      return `${text}::double precision`;
    case 'day':
      return `(${text}::date::timestamp AT TIME ZONE 'UTC')`;
    case 'yesNo':
      return `CASE ${text} WHEN 'true' THEN 'Yes' WHEN 'false' THEN 'No' END`;
    default:
      return text;
  }
}

const toField = (field: OwnField): DatasetField => ({
  name: field.name,
  alias: field.column,
  type: FIELD_TYPES[field.type],
  sql: writeFieldSql(field),
  ...(field.type === 'text' ? { length: 4_000 } : field.type === 'yesNo' ? { length: 3 } : {})
});

/** Colour of all layers of this kind: one that no layer of the catalogue has, readable on every basemap. */
const COLOR = [123, 63, 160, 255];
const FILL = [123, 63, 160, 80];
const OUTLINE = { type: 'esriSLS', style: 'esriSLSSolid', color: COLOR, width: 1.5 };

const SYMBOLS: Readonly<Record<OwnLayer['geometry'], object>> = {
  point: {
    ...{ type: 'esriSMS', style: 'esriSMSCircle', color: COLOR, size: 8 },
    outline: { ...OUTLINE, color: [255, 255, 255, 255], width: 1 }
  },
  line: { ...OUTLINE, width: 2 },
  polygon: { type: 'esriSFS', style: 'esriSFSSolid', color: FILL, outline: OUTLINE }
};

/** Returns the layer as the feature server offers it. */
export function createOwnDataset(layer: StoredOwnLayer): LayerDataset {
  const { id, title, access, geometry } = layer;
  const fields = layer.fields.map(toField);
  const named = layer.fields.find(({ type }) => type === 'text') ?? layer.fields[0];
  return {
    ...{ service: id, title, description: title, access },
    from: 'own_layer_row',
    condition: `own_layer_row.layer = '${id}'`,
    geometryType: GEOMETRIES[geometry],
    geometry: 'own_layer_row.geom',
    fields: [{ name: OBJECT_ID, alias: OBJECT_ID, type: 'oid', sql: 'own_layer_row.id' }, ...fields],
    displayField: named?.name ?? OBJECT_ID,
    drawingInfo: {
      renderer: { type: 'simple', symbol: SYMBOLS[geometry] },
      transparency: 0,
      labelingInfo: null
    },
    sources: [id],
    maxRecordCount: 2000,
    // A layer that is made again after an undo may have other fields.
    heldAs: `${id} of ${layer.createdAt.getTime()}`
  };
}
