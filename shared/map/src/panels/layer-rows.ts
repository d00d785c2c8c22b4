/** The records of a layer behind a figure, for the records dialog and the files of shared/ui. */
import type { Locale, Where } from '@site/domain';
import { formatMessage, ROWS_PER_PAGE, writeWhereSql } from '@site/domain';
import { findField, isIdentifier, translateText, PAGES, listMainColumns } from '@site/layers';
import type Layer from 'esri/layers/Layer';
import type { JimuMapView } from 'jimu-arcgis';
import type { DataRecord, DataSource, FeatureLayerDataSource } from 'jimu-core';
import { findWayToFeature } from '../way-to-feature';
import { findCatalogueLayer, getServiceName } from './find-layers';
import { createValueReader, matchSpellings } from './name-spellings';
import { buildQuery } from './queried-layer';
import type {
  LayerAttributes,
  LayerFeature,
  LayerField,
  QueriedLayer,
  LayerSelection
} from './queried-layer';
import { readPages } from './read-pages';
import type { ReadOptions } from './read-pages';
import { toShape } from './row-shape';
import type { RowShape } from './row-shape';

export interface LayerRowsRequest {
  readonly layer: QueriedLayer;
  readonly selection: LayerSelection;
  /** Further conditions, SQL. */
  readonly more?: readonly (string | undefined)[];
  /** Title: the result and the figure. */
  readonly title: string;
  readonly locale: Locale;
  /** The map with the layer; without it records cannot be zoomed to. */
  readonly view: JimuMapView | null;
}

/** View of the records: a page (from 0), a sort order and a search text. */
interface RowsView {
  readonly page: number;
  /** A field's name, with a '-' in front for descending order; null for the order of the ids. */
  readonly sort: string | null;
  readonly search: string;
}

const STATUS = 'status';

type FieldRole = 'name' | 'status' | 'identifier';

/** Returns the role of a field in its record, which determines the place and look of its column. */
function findRole({ displayField }: QueriedLayer, { name, type }: LayerField): FieldRole | undefined {
  if (name === displayField) return 'name';
  if (name === STATUS) return 'status';
  return isIdentifier(name) || type === 'global-id' || type === 'guid' ? 'identifier' : undefined;
}

/** Returns the fields that get a column: without object ids and picture addresses, the name first. */
function listColumnFields(layer: QueriedLayer): readonly LayerField[] {
  const { fields, objectIdField, displayField } = layer;
  const worth = fields.filter(({ name }) => name !== objectIdField && name !== 'imageUrls');
  const isName = ({ name }: LayerField) => name === displayField;
  return [...worth.filter(isName), ...worth.filter((field) => !isName(field))];
}

/**
 * Returns a function that writes the condition of a search: a text field contains the text, a name in any spelling of
 * it. '' for a blank search, which finds every record. Rejects as the layer does.
 */
function createSearch(layer: QueriedLayer): (search: string) => Promise<string> {
  const readFieldValues = createValueReader(layer);
  return async (search) => {
    const text = search.trim();
    if (text === '') return '';
    const terms = listColumnFields(layer)
      .filter(({ type }) => type === 'string')
      .map(({ name }): Promise<Where> | Where => {
        const term: Where = { kind: 'contains', field: name, text };
        return isIdentifier(name) ? term : matchSpellings(term, readFieldValues);
      });
    return writeWhereSql({ kind: 'or', terms: await Promise.all(terms) }) ?? '1=0';
  };
}

const buildOrder = ({ objectIdField }: QueriedLayer, sort: string | null): string[] => [
  ...(sort === null ? [] : [sort.startsWith('-') ? `${sort.slice(1)} DESC` : sort]),
  objectIdField
];

/** Rows source of a selection: a page at a time, all records for a file, and zooming to a record on the map. */
export function createLayerRows({ layer, selection, more = [], title, locale, view }: LayerRowsRequest) {
  const writeSearch = createSearch(layer);
  const createQuery = async ({ sort, search }: Omit<RowsView, 'page'>) => ({
    ...buildQuery(layer, selection, ...more, await writeSearch(search)),
    outFields: ['*'],
    orderByFields: buildOrder(layer, sort)
  });
  const listColumns = () =>
    listColumnFields(layer).map((field) => ({
      name: field.name,
      type: field.type,
      title: translateText(field.alias ?? field.name, locale),
      sortable: true,
      ...getRoleProperty(layer, field),
      ...readPageFacts(layer, field)
    }));
  return {
    title,
    layerTitle: translateText(layer.title ?? layer.id, locale),
    ...(selection.shape && { scope: formatMessage('shape.inside', locale) }),
    searches: true,
    /** Fetches a page of `ROWS_PER_PAGE`. Rejects as the layer does. */
    async fetchPage({ page, ...view }: RowsView, signal: AbortSignal) {
      await layer.load();
      const query = await createQuery(view);
      const [total, { features }] = await Promise.all([
        layer.queryFeatureCount(query, { signal }),
        layer.queryFeatures(
          { ...query, returnGeometry: false, start: page * ROWS_PER_PAGE, num: ROWS_PER_PAGE },
          { signal }
        )
      ]);
      const rows = features.map(({ attributes }) => attributes);
      return { total, page, rows, fields: listColumns(), keyField: layer.objectIdField };
    },
    /**
     * Fetches every record in order, with geometry in WGS 84 on request. @throws the layer's error, and an
     * error when the layer changes in the meantime: never returns a part of the records.
     */
    async fetchAll(
      { withShapes, ...view }: Omit<RowsView, 'page'> & { readonly withShapes: boolean },
      reading: ReadOptions
    ) {
      await layer.load();
      const query = {
        ...(await createQuery(view)),
        returnGeometry: withShapes,
        ...(withShapes && { outSpatialReference: { wkid: 4326 } })
      };
      const count = await layer.queryFeatureCount(query, reading);
      const rows = new Array<{ attributes: LayerAttributes; shape: RowShape | null }>(count);
      await readPages<LayerFeature>(layer, query, count, reading, (start, features) =>
        features.forEach(({ attributes, geometry }, at) => {
          rows[start + at] = { attributes, shape: toShape(geometry) };
        })
      );
      return { fields: listColumns(), rows };
    },
    /**
     * Resolves to a function that shows a record between the panels of the map and opens its popup; null when
     * it no longer exists.
     */
    ...(view && {
      wayTo: (row: LayerAttributes) => findWayToFeature(view, layer, Number(row[layer.objectIdField])),
      ...findSharedRecords(view, layer)
    })
  };
}

type LayerView = ReturnType<JimuMapView['getAllJimuLayerViews']>[number];

/**
 * The records as the app's data source of the layer has them; undefined for a layer that the map does not draw.
 */
export function findSharedRecords(view: JimuMapView, layer: QueriedLayer) {
  const drawn = view.getAllJimuLayerViews().find((one) => (one.layer as unknown) === layer);
  return drawn && { shared: createSharedRecords(drawn, layer) };
}

const createSharedRecords = (drawn: Pick<LayerView, 'getOrCreateLayerDataSource'>, layer: QueriedLayer) => ({
  async source(): Promise<DataSource> {
    const source = await drawn.getOrCreateLayerDataSource();
    // The schema names the id field.
    await source.fetchSchema();
    return source;
  },
  async read(source: DataSource, ids: readonly string[]): Promise<DataRecord[]> {
    const { features } = await layer.queryFeatures({
      objectIds: ids.map(Number),
      outFields: ['*'],
      returnGeometry: true,
      outSpatialReference: { wkid: 4326 }
    });
    return features.map(({ attributes, geometry }) => {
      const json = (geometry as { toJSON?(): object } | null | undefined)?.toJSON?.();
      const feature = { attributes: { ...attributes }, ...(json && { geometry: json }) };
      return (source as FeatureLayerDataSource).buildRecord(feature as FeatureJson);
    });
  }
});

type FeatureJson = Parameters<FeatureLayerDataSource['buildRecord']>[0];

/**
 * Returns properties of a field on its layer's page: its decimal places, whether it is a telephone number, and
 * whether it is a column at first.
 */
function readPageFacts(
  layer: QueriedLayer,
  { name }: LayerField
): { readonly decimals?: number; readonly isPhone?: boolean; readonly isMain?: boolean } {
  const page = PAGES.find(({ service }) => service === getServiceName(layer));
  const { decimals, isPhone } = (page && findField(page, name)) ?? {};
  const definition = page && findCatalogueLayer(layer as unknown as Layer);
  const isMain = definition !== undefined && listMainColumns(definition).includes(name);
  return {
    ...(decimals !== undefined && { decimals }),
    ...(isPhone && { isPhone }),
    ...(isMain && { isMain })
  };
}

const getRoleProperty = (layer: QueriedLayer, field: LayerField): { readonly role?: FieldRole } => {
  const role = findRole(layer, field);
  return role === undefined ? {} : { role };
};
