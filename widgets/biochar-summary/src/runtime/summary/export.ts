import type {
  BiocharSummary,
  CsvValue,
  DateInForce,
  ExportNote,
  PointFeature
} from 'widgets/shared-code/site-core';
import { csvText, geoJsonText } from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import type { Totals } from './words';
import { scopeText } from './words';

/** A displayed result: a filter and its summary. */
export interface Result {
  readonly shown: DateInForce;
  readonly summary: BiocharSummary;
}

interface Line extends Totals {
  readonly kind: 'all' | 'month' | 'lga';
  readonly name: string;
  readonly point: readonly [number, number] | null;
}

/** Returns all lines of a result, in their order. */
const linesOf = ({ totals, months, lgas }: BiocharSummary, t: Texts): Line[] => [
  { ...totals, kind: 'all', name: '', point: null },
  ...months.map((one): Line => ({ ...one, kind: 'month', name: one.month, point: null })),
  ...lgas.map((one): Line => ({
    ...one,
    kind: 'lga',
    name: one.lga ?? t('noLga'),
    point: [one.longitude, one.latitude]
  }))
];

const KINDS = { all: 'total', month: 'columnMonth', lga: 'columnLga' } as const;

/** Returns the notes of the results; the first one is the current result, the second one is pinned. */
function notesOf(results: readonly Result[], t: Texts): ExportNote[] {
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
export function summaryCsv(results: readonly Result[], t: Texts): string {
  const rows = results.flatMap(({ shown, summary }) =>
    linesOf(summary, t).map((line): CsvValue[] => [
      scopeText(shown.filter, t),
      t(KINDS[line.kind]),
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
  return csvText({ columns, rows, notes: notesOf(results, t) });
}

/**
 * Returns the same lines as GeoJSON: LGAs at the centre of their applications, other lines without geometry.
 */
export function summaryGeoJson(results: readonly Result[], t: Texts): string {
  const features = results.flatMap(({ shown, summary }) =>
    linesOf(summary, t).map((line): PointFeature => {
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
  return geoJsonText(features, notesOf(results, t));
}
