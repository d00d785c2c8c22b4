/** The records behind a figure of a service area, for the records dialog and the files of shared/ui. */
import type { AreaRecordKind, Locale, ServiceAreaRecords } from '@site/domain';
import { MAX_AREA_RECORDS, ROWS_PER_PAGE } from '@site/domain';
import {
  getAreaRecordsLayer,
  getAreaRecordsPage,
  getLayer,
  listMainColumns,
  formatFieldLabel,
  isIdentifier,
  isRaster,
  getLayerText
} from '@site/layers';
import type { FieldKind } from '@site/layers';
import type { JimuMapView } from 'jimu-arcgis';
import { findWayToFeature } from '../way-to-feature';
import { getServiceName } from './find-layers';
import { findSharedRecords } from './layer-rows';
import type { LayerAttributes, QueriedLayer } from './queried-layer';
import type { ReadOptions } from './read-pages';

interface RowsOrder {
  /** A field's name, with a '-' in front for descending order; null for the order of the ids. */
  readonly sort: string | null;
  readonly search: string;
}

export interface RequestedPage extends RowsOrder {
  /** Page index, from 0. */
  readonly page: number;
  readonly pageSize: number;
  readonly withShapes: boolean;
}

export interface AreaRowsSource {
  readonly kind: AreaRecordKind;
  /** Title: the result and the figure. */
  readonly title: string;
  readonly locale: Locale;
  /** The map that may have the layer of these records; without it they cannot be zoomed to. */
  readonly view: JimuMapView | null;
  /** The layer of the records; null when the map lacks it. */
  readonly layer: QueriedLayer | null;
  /** Requests a page from the server. */
  read(page: RequestedPage, signal: AbortSignal): Promise<ServiceAreaRecords>;
}

/** Field with a record's id in its layer. */
const KEY_FIELD = 'OBJECTID';

/** Field types of the Maps SDK. Days are texts 'YYYY-MM-DD'. */
const FIELD_TYPES: Readonly<Record<FieldKind, string>> = {
  text: 'string',
  texts: 'string',
  yesNo: 'string',
  whole: 'integer',
  number: 'double',
  day: 'date-only',
  moment: 'date-only'
};

/**
 * Returns the columns of a kind among the received fields, the name of a record first. The main ones are those of
 * the layer, and the fields that only records of an area have, such as the share of an LGA inside it.
 */
function listColumns(kind: AreaRecordKind, came: readonly string[], locale: Locale) {
  const { fields, nameField } = getAreaRecordsPage(kind);
  const layer = getLayer(getAreaRecordsLayer(kind));
  const isMain = (name: string) =>
    listMainColumns(layer).includes(name) || (!isRaster(layer) && !(name in layer.page.fields));
  const names = came.filter((name) => name in fields);
  return [...names.filter((name) => name === nameField), ...names.filter((name) => name !== nameField)].map(
    (name) => {
      const field = fields[name]!;
      const role =
        name === nameField ? ('name' as const) : isIdentifier(name) ? ('identifier' as const) : undefined;
      return {
        name,
        type: FIELD_TYPES[field.kind],
        title: formatFieldLabel(field, locale),
        sortable: true,
        ...(role && { role }),
        ...(field.decimals !== undefined && { decimals: field.decimals }),
        ...(field.isPhone && { isPhone: field.isPhone }),
        ...(isMain(name) && { isMain: true })
      };
    }
  );
}

/**
 * Returns functions that zoom to a record on the map and select it; empty when the map lacks the layer from
 * this server.
 */
function createMapActions({ kind, view, layer }: AreaRowsSource) {
  if (!view || !layer || getServiceName(layer) !== getAreaRecordsPage(kind).service) return {};
  return {
    wayTo: (row: LayerAttributes) => findWayToFeature(view, layer, Number(row[KEY_FIELD])),
    ...findSharedRecords(view, layer)
  };
}

type AreaRow = ServiceAreaRecords['rows'][number];

/**
 * A record with its geometry, null without one. Spelled out, because a client's compiler without strict null
 * checks drops the null.
 */
interface PlacedAreaRow {
  readonly attributes: AreaRow['attributes'];
  readonly shape: AreaRow['shape'];
}

/** Rows source of the records of a kind that an area counts: a page at a time, and all of them for a file. */
export function createAreaRows(source: AreaRowsSource) {
  const { kind, title, locale, read } = source;
  const { layers } = getAreaRecordsPage(kind);
  const layer = layers.find(({ id }) => id === getAreaRecordsLayer(kind)) ?? layers[0]!;
  return {
    title,
    layerTitle: getLayerText(layer.title, locale),
    searches: true,
    /** Fetches a page of `ROWS_PER_PAGE`. Rejects as the server does. */
    async fetchPage({ page, sort, search }: RowsOrder & { readonly page: number }, signal: AbortSignal) {
      const asked = { page, pageSize: ROWS_PER_PAGE, sort, search, withShapes: false };
      const { total, fields, rows } = await read(asked, signal);
      return {
        total,
        page,
        rows: rows.map(({ attributes }) => attributes),
        fields: listColumns(kind, fields, locale),
        keyField: KEY_FIELD
      };
    },
    /**
     * Fetches every record in order. @throws the server's error, and an error when the records change in the
     * meantime.
     */
    async fetchAll(
      { sort, search, withShapes }: RowsOrder & { readonly withShapes: boolean },
      { signal, tell }: ReadOptions
    ) {
      const rows: PlacedAreaRow[] = [];
      let found: ServiceAreaRecords;
      let page = 0;
      do {
        found = await read({ page, pageSize: MAX_AREA_RECORDS, sort, search, withShapes }, signal);
        rows.push(...found.rows.map(({ attributes, shape }) => ({ attributes, shape })));
        tell(found.total === 0 ? 1 : Math.min(1, rows.length / found.total));
        page += 1;
      } while (page * MAX_AREA_RECORDS < found.total);
      if (rows.length !== found.total) throw new Error('The records changed while they were read.');
      return { fields: listColumns(kind, found.fields, locale), rows };
    },
    ...createMapActions(source)
  };
}
