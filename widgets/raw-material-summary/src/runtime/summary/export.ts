import type {
  CsvValue,
  ExportNote,
  PointFeature,
  PurchaseSums,
  RawMaterialInput,
  RawMaterialSummary
} from 'widgets/shared-code/site-core';
import { csvText, geoJsonText, outputHeading, SUPPLIER_OUTPUT } from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import { scopeText } from './words';

/** A result on screen: a filter and its summary. */
export interface Result {
  readonly input: RawMaterialInput;
  readonly summary: RawMaterialSummary;
}

interface Line extends PurchaseSums {
  readonly kind: 'all' | 'supplier' | 'community' | 'otherSuppliers' | 'otherCommunities';
  readonly name: string;
  readonly community: string | null;
  readonly lga: string | null;
  readonly point: readonly [number, number] | null;
}

const NOWHERE = { community: null, lga: null, point: null } as const;

/** Returns every line of a result, in its order. */
function linesOf({
  totals,
  suppliers,
  otherSuppliers,
  communities,
  otherCommunities
}: RawMaterialSummary): Line[] {
  return [
    { ...totals, ...NOWHERE, kind: 'all', name: '' },
    ...suppliers.map((one): Line => ({ ...one, ...NOWHERE, kind: 'supplier', community: one.community })),
    ...(otherSuppliers
      ? [
          {
            ...otherSuppliers,
            ...NOWHERE,
            kind: 'otherSuppliers',
            name: String(otherSuppliers.groups)
          } as const
        ]
      : []),
    ...communities.map((one): Line => ({
      ...one,
      kind: 'community',
      community: one.name,
      point: [one.longitude, one.latitude]
    })),
    ...(otherCommunities
      ? [
          {
            ...otherCommunities,
            ...NOWHERE,
            kind: 'otherCommunities',
            name: String(otherCommunities.groups)
          } as const
        ]
      : [])
  ];
}

const KINDS = {
  all: 'total',
  supplier: 'supplier',
  otherSuppliers: 'suppliers',
  community: 'community',
  otherCommunities: 'communities'
} as const;

/** Lists the inputs of the results; the first is the one in force, the second the kept one. */
function notesOf(results: readonly Result[], t: Texts): ExportNote[] {
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
const heading = (name: (typeof SUPPLIER_OUTPUT.fields)[number]['name'], t: Texts): string =>
  outputHeading(
    SUPPLIER_OUTPUT.fields.find((field) => field.name === name)!,
    t
  );

/** Writes the lines of the results as a table, with their inputs. */
export function summaryCsv(results: readonly Result[], t: Texts): string {
  const rows = results.flatMap(({ input, summary }) =>
    linesOf(summary).map((line): CsvValue[] => [
      scopeText(input, t),
      t(KINDS[line.kind]),
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
    heading('result', t),
    t('columnKind'),
    heading('name', t),
    heading('community', t),
    t('columnLga'),
    ...(['purchases', 'tonnes', 'averagePrice', 'withoutPrice'] as const).map((name) => heading(name, t))
  ];
  return csvText({ columns, rows, notes: notesOf(results, t) });
}

/** Writes the same lines as features: communities at their location, other lines without geometry. */
export function summaryGeoJson(results: readonly Result[], t: Texts): string {
  const features = results.flatMap(({ input, summary }) =>
    linesOf(summary).map(
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
  return geoJsonText(features, notesOf(results, t));
}
