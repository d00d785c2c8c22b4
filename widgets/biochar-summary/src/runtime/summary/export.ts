import type {
  BiocharSummary,
  CsvValue,
  AppliedDateFilter,
  ExportNote,
  PointFeature
} from 'widgets/shared-code/site-core';
import { formatCsv, formatGeoJson } from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import type { BiocharTotals } from './words';
import { scopeText } from './words';

/** A displayed result: a filter and its summary. */
export interface FilteredBiocharSummary {
  readonly shown: AppliedDateFilter;
  readonly summary: BiocharSummary;
}

interface BiocharLine extends BiocharTotals {
  readonly kind: 'all' | 'month' | 'lga';
  readonly name: string;
  readonly point: readonly [number, number] | null;
}

/** Returns all lines of a result, in their order. */
const listLines = ({ totals, months, lgas }: BiocharSummary, t: Texts): BiocharLine[] => [
  { ...totals, kind: 'all', name: '', point: null },
  ...months.map((one): BiocharLine => ({ ...one, kind: 'month', name: one.month, point: null })),
  ...lgas.map((one): BiocharLine => ({
    ...one,
    kind: 'lga',
    name: one.lga ?? t('noLga'),
    point: [one.longitude, one.latitude]
  }))
];

const KIND_LABELS = { all: 'total', month: 'columnMonth', lga: 'columnLga' } as const;

/** Returns the notes of the results; the first one is the current result, the second one is pinned. */
function listNotes(results: readonly FilteredBiocharSummary[], t: Texts): ExportNote[] {
  const { dataDate, parameterVersion, computedAt } = results[0]!.summary;
  return [
    ...results.map(({ shown }, at) => ({
      key: at === 0 ? 'filter' : 'keptFilter',
      label: t(at === 0 ? 'noteScope' : 'noteKept'),
      value: scopeText(shown.filter, t)
    })),
    { key: 'dataDate', label: t('noteData'), value: dataDate ?? '' },
    { key: 'parameterVersion', label: t('noteVersion'), value: parameterVersion },
    { key: 'computedAt', label: t('noteComputed'), value: computedAt },
    { key: 'source', label: t('noteSource'), value: window.location.origin }
  ];
}

/** Returns the lines of the results as CSV, with notes on their inputs. */
export function summaryCsv(results: readonly FilteredBiocharSummary[], t: Texts): string {
  const rows = results.flatMap(({ shown, summary }) =>
    listLines(summary, t).map((line): CsvValue[] => [
      scopeText(shown.filter, t),
      t(KIND_LABELS[line.kind]),
      line.name,
      line.totalBiochar,
      line.co2Removal,
      line.applicationCount,
      line.withoutCo2,
      line.experimentalCount
    ])
  );
  const columns = [
    t('columnResult'),
    t('columnKind'),
    t('columnName'),
    `${t('columnBiochar')} (t)`,
    `${t('columnCo2')} (tCO₂e)`,
    t('columnApplications'),
    t('columnWithoutCo2'),
    t('columnExperimental')
  ];
  return formatCsv({ columns, rows, notes: listNotes(results, t) });
}

/**
 * Returns the same lines as GeoJSON: LGAs at the centre of their applications, other lines without geometry.
 */
export function summaryGeoJson(results: readonly FilteredBiocharSummary[], t: Texts): string {
  const features = results.flatMap(({ shown, summary }) =>
    listLines(summary, t).map((line): PointFeature => {
      const { point, kind, name, totalBiochar, co2Removal, applicationCount, withoutCo2, experimentalCount } =
        line;
      const properties = {
        kind,
        name,
        totalBiochar,
        co2Removal,
        applicationCount,
        withoutCo2,
        experimentalCount
      };
      return { point, properties: { result: scopeText(shown.filter, t), ...properties } };
    })
  );
  return formatGeoJson(features, listNotes(results, t));
}
