import type {
  CsvValue,
  ExportNote,
  PointFeature,
  PurchaseSums,
  RawMaterialInput,
  RawMaterialSummary
} from 'widgets/shared-code/site-core';
import {
  formatCsv,
  formatGeoJson,
  formatOutputHeading,
  SUPPLIER_OUTPUT
} from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import { scopeText } from './words';

/** A result on screen: a filter and its summary. */
export interface FilteredPurchaseSummary {
  readonly input: RawMaterialInput;
  readonly summary: RawMaterialSummary;
}

interface PurchaseLine extends PurchaseSums {
  readonly kind: 'all' | 'supplier' | 'community' | 'otherSuppliers' | 'otherCommunities';
  readonly name: string;
  readonly community: string | null;
  readonly lga: string | null;
  readonly point: readonly [number, number] | null;
}

const NO_PLACE = { community: null, lga: null, point: null } as const;

/** Returns every line of a result, in its order. */
function listLines({
  totals,
  suppliers,
  otherSuppliers,
  communities,
  otherCommunities
}: RawMaterialSummary): PurchaseLine[] {
  return [
    { ...totals, ...NO_PLACE, kind: 'all', name: '' },
    ...suppliers.map((one): PurchaseLine => ({
      ...one,
      ...NO_PLACE,
      kind: 'supplier',
      community: one.community
    })),
    ...(otherSuppliers
      ? [
          {
            ...otherSuppliers,
            ...NO_PLACE,
            kind: 'otherSuppliers',
            name: String(otherSuppliers.groups)
          } as const
        ]
      : []),
    ...communities.map((one): PurchaseLine => ({
      ...one,
      kind: 'community',
      community: one.name,
      point: [one.longitude, one.latitude]
    })),
    ...(otherCommunities
      ? [
          {
            ...otherCommunities,
            ...NO_PLACE,
            kind: 'otherCommunities',
            name: String(otherCommunities.groups)
          } as const
        ]
      : [])
  ];
}

const KIND_LABELS = {
  all: 'total',
  supplier: 'supplier',
  otherSuppliers: 'suppliers',
  community: 'community',
  otherCommunities: 'communities'
} as const;

/** Lists the inputs of the results; the first is the one in force, the second the kept one. */
function listNotes(results: readonly FilteredPurchaseSummary[], t: Texts): ExportNote[] {
  const [now] = results;
  const { dataDate, parameterVersion, computedAt } = now!.summary;
  return [
    ...results.map(({ input }, at) => ({
      key: at === 0 ? 'filter' : 'keptFilter',
      label: t(at === 0 ? 'noteScope' : 'noteKept'),
      value: scopeText(input, t)
    })),
    { key: 'dataDate', label: t('noteData'), value: dataDate ?? '' },
    { key: 'parameterVersion', label: t('noteVersion'), value: parameterVersion },
    { key: 'computedAt', label: t('noteComputed'), value: computedAt },
    { key: 'source', label: t('noteSource'), value: window.location.origin }
  ];
}

/** Returns the heading of a column, as in the output data source of suppliers. */
const getHeading = (name: (typeof SUPPLIER_OUTPUT.fields)[number]['name'], t: Texts): string =>
  formatOutputHeading(
    SUPPLIER_OUTPUT.fields.find((field) => field.name === name)!,
    t
  );

/** Writes the lines of the results as a table, with their inputs. */
export function summaryCsv(results: readonly FilteredPurchaseSummary[], t: Texts): string {
  const rows = results.flatMap(({ input, summary }) =>
    listLines(summary).map((line): CsvValue[] => [
      scopeText(input, t),
      t(KIND_LABELS[line.kind]),
      line.name,
      line.community,
      line.lga,
      line.purchases,
      line.tonnes,
      line.averagePrice,
      line.withoutPrice
    ])
  );
  const columns = [
    getHeading('result', t),
    t('columnKind'),
    getHeading('name', t),
    getHeading('community', t),
    t('columnLga'),
    ...(['purchases', 'tonnes', 'averagePrice', 'withoutPrice'] as const).map((name) => getHeading(name, t))
  ];
  return formatCsv({ columns, rows, notes: listNotes(results, t) });
}

/** Writes the same lines as features: communities at their location, other lines without geometry. */
export function summaryGeoJson(results: readonly FilteredPurchaseSummary[], t: Texts): string {
  const features = results.flatMap(({ input, summary }) =>
    listLines(summary).map(
      ({
        kind,
        name,
        community,
        lga,
        point,
        purchases,
        tonnes,
        averagePrice,
        withoutPrice
      }): PointFeature => ({
        point,
        properties: {
          result: scopeText(input, t),
          ...{ kind, name, community, lga, purchases, tonnes, averagePrice, withoutPrice }
        }
      })
    )
  );
  return formatGeoJson(features, listNotes(results, t));
}
