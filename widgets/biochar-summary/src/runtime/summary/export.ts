import type { BiocharSummary } from 'widgets/shared-code/site-domain';
import type { LineField } from 'widgets/shared-code/site-records';
import { createSummaryFiles } from 'widgets/shared-code/site-analysis';
import type { AppliedDateFilter } from 'widgets/shared-code/site-analysis';
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

const listFields = (t: Texts): readonly LineField<BiocharLine>[] => [
  {
    name: 'kind',
    heading: t('columnKind'),
    value: ({ kind }) => kind,
    text: ({ kind }) => t(KIND_LABELS[kind])
  },
  { name: 'name', heading: t('columnName'), value: ({ name }) => name },
  { name: 'totalBiochar', heading: `${t('columnBiochar')} (t)`, value: ({ totalBiochar }) => totalBiochar },
  { name: 'co2Removal', heading: `${t('columnCo2')} (tCO₂e)`, value: ({ co2Removal }) => co2Removal },
  { name: 'applicationCount', heading: t('columnApplications'), value: (line) => line.applicationCount },
  { name: 'withoutCo2', heading: t('columnWithoutCo2'), value: ({ withoutCo2 }) => withoutCo2 },
  { name: 'experimentalCount', heading: t('columnExperimental'), value: (line) => line.experimentalCount }
];

/** Writers of the lines; in GeoJSON an LGA is at the centre of its applications. */
export const { csv: summaryCsv, geoJson: summaryGeoJson } = createSummaryFiles({
  describe: ({ shown }: FilteredBiocharSummary, t: Texts) => scopeText(shown.filter, t),
  listLines,
  listFields
});
