import type { AreaRecordKind, ServiceAreaRecords } from '@site/domain';
import { getAreaRecordsPage } from '@site/layers';
import type { MultiPolygon, Point, Polygon } from 'geojson';
import { toArcgisRings } from '../figures/arcgis-rings';
import type { CountedSql } from '../figures/service-area/counted-records';
import { bindBusinessDay } from '../figures/business-day-sql';
import { mayRead } from '../common/roles';
import type { Caller } from '../common/roles';
import type { BoundValues } from '../store/bound-values';
import { writeNameContainsSql } from '../store/name-search-sql';
import type { Query } from '../store/store';
import { OBJECT_ID } from './dataset';
import type { LayerDataset, DatasetField } from './dataset';
import { createDataset } from './create-dataset';
import type { LayerSource } from './create-dataset';
import { createMaizeSource } from './lga-sources';
import { oilPalmClusters } from './oil-palm-clusters';
import { taggedMills } from './tagged-mills';

/** Purchases of the mills that an area counts, including mills without a supplier. */
const purchases: LayerSource = {
  from: `purchase JOIN mill AS seller ON seller.id = purchase.mill_id
    LEFT JOIN supplier ON supplier.mill_id = seller.id
    LEFT JOIN community ON community.id = supplier.community_id
    LEFT JOIN lga AS place ON place.code = coalesce(community.lga_code, seller.lga_code)`,
  geometry: 'seller.geom',
  sql: {
    mill: 'seller.name',
    date: 'purchase.purchased_on',
    supplierName: 'supplier.name',
    phoneNumber: 'supplier.phone_number',
    communityId: 'community.id',
    community: 'community.name',
    lga: 'place.name',
    state: 'place.state',
    suppliedTonnage: 'purchase.tonnes',
    pricePerTon: 'purchase.price_per_tonne'
  }
};

/** Maize of a year, weighted by the share of each LGA inside the area. */
function createMaizeShareSource(year: number): LayerSource {
  const source = createMaizeSource(year);
  return {
    ...source,
    sql: {
      ...source.sql,
      shareInside: '(100 * counted.share)',
      productionInside: '(maize_production.production_t * counted.share)'
    }
  };
}

const SOURCES: Readonly<Partial<Record<AreaRecordKind, LayerSource>>> = {
  mills: taggedMills,
  purchases,
  oilPalmClusters,
  maize2022: createMaizeShareSource(2022),
  maize2023: createMaizeShareSource(2023)
};

/** Requested page of records. */
export interface RecordsPage {
  /** From 0. */
  readonly page: number;
  readonly pageSize: number;
  /** Field name, with '-' before it for descending order; null for the order of the ids. */
  readonly sort: string | null;
  /** Text that one of the fields contains; '' for all records. */
  readonly search: string;
  readonly withShapes: boolean;
}

const quoteIdentifier = (name: string): string => `"${name}"`;

/** SQL of a field; days as 'YYYY-MM-DD', because the records have no time of day. */
const writeFieldSql = ({ name, type }: DatasetField): string =>
  type === 'date'
    ? `to_char(${quoteIdentifier(name)} AT TIME ZONE 'UTC', 'YYYY-MM-DD')`
    : quoteIdentifier(name);

function writeSearchSql(fields: readonly DatasetField[], search: string, bound: BoundValues): string {
  if (search === '') return 'true';
  const texts = fields.filter(({ type }) => type === 'string').map(({ name }) => quoteIdentifier(name));
  return texts.length === 0 ? 'false' : writeNameContainsSql(texts, search, bound);
}

/** @throws RangeError for a field that the caller cannot read. */
function writeOrderSql(fields: readonly DatasetField[], sort: string | null): string {
  if (sort === null) return quoteIdentifier(OBJECT_ID);
  const name = sort.replace(/^-/, '');
  if (!fields.some((field) => field.name === name))
    throw new RangeError(`'${name}' is not a field of these records.`);
  return `${quoteIdentifier(name)}${sort.startsWith('-') ? ' DESC NULLS LAST' : ''}, ${quoteIdentifier(OBJECT_ID)}`;
}

function writePageSql(
  dataset: LayerDataset,
  fields: readonly DatasetField[],
  { sql, bound }: CountedSql,
  asked: RecordsPage
): string {
  const { from, joins = {}, condition = 'true', geometry } = dataset;
  const id = fields.find(({ name }) => name === OBJECT_ID)!;
  const used = new Set(fields.flatMap(({ join }) => (join === undefined ? [] : [joins[join]])));
  const shape = asked.withShapes ? `, ST_AsGeoJSON(ST_ForcePolygonCCW("#place"), 6)::json AS "#shape"` : '';
  return `
WITH counted AS MATERIALIZED (${sql}
), layer AS (
  SELECT ${fields.map((field) => `${field.sql} AS ${quoteIdentifier(field.name)}`).join(', ')}, ${geometry} AS "#place"
    FROM ${from} JOIN counted ON counted.id = ${id.sql} ${[...used].join(' ')} WHERE ${condition}
), found AS MATERIALIZED (
  SELECT * FROM layer WHERE ${writeSearchSql(fields, asked.search, bound)}
)
SELECT (SELECT count(*)::int FROM found) AS total,
       (SELECT coalesce(json_agg(to_json(page)), '[]') FROM (
          SELECT ${fields.map((field) => `${writeFieldSql(field)} AS ${quoteIdentifier(field.name)}`).join(', ')}${shape}
            FROM found ORDER BY ${writeOrderSql(fields, asked.sort)}
           LIMIT ${bound.add(asked.pageSize)}::int OFFSET ${bound.add(asked.page * asked.pageSize)}::int) AS page) AS rows`;
}

type StoredAreaRecord = Readonly<Record<string, string | number | null>> & {
  readonly '#shape'?: Point | Polygon | MultiPolygon | null;
};

function toShape(place: StoredAreaRecord['#shape']): ServiceAreaRecords['rows'][number]['shape'] {
  const toPair = ([x, y]: readonly number[]): [number, number] => [x!, y!];
  if (!place) return null;
  if (place.type === 'Point') return { point: toPair(place.coordinates) };
  return { rings: toArcgisRings(place.type === 'Polygon' ? [place.coordinates] : place.coordinates, toPair) };
}

/**
 * Returns a page of the records of a kind that an area counts, with the fields that the caller may read, at the
 * moment `now`.
 * @param counted from `writeCountedRecordsSql`.
 * @throws RangeError for an order by a field that is not among them.
 */
export async function listAreaRecords(
  query: Query,
  kind: AreaRecordKind,
  counted: CountedSql,
  asked: RecordsPage,
  caller: Pick<Caller, 'role'>,
  now: Date
): Promise<ServiceAreaRecords> {
  const dataset = createDataset(getAreaRecordsPage(kind), SOURCES[kind]);
  const fields = dataset.fields.filter(({ access = 'public' }) => mayRead(caller, access));
  const sql = bindBusinessDay(writePageSql(dataset, fields, counted, asked), now);
  const [found] = await query<{ total: number; rows: readonly StoredAreaRecord[] }>(
    sql,
    counted.bound.values
  );
  return {
    total: found!.total,
    fields: fields.map(({ name }) => name),
    rows: found!.rows.map(({ '#shape': shape, ...attributes }) => ({ attributes, shape: toShape(shape) }))
  };
}
