import type { Locale } from 'widgets/shared-code/site-base';
import { createNumberField, createTextField, SITE_OUTPUT } from 'widgets/shared-code/site-domain';
import { formatLineCsv, formatLineGeoJson, pickOutputFields } from 'widgets/shared-code/site-records';
import type { LineField, LineFiles } from 'widgets/shared-code/site-records';
import type { Catchment } from '../map/use-catchments';
import type { SitesScenario } from '../state';
import type { Texts } from '../use-texts';
import { formatLeftReason } from '../words';
import type { FileLine } from './file-lines';
import { listFileLines } from './file-lines';
import { listSitesNotes } from './sites-notes';

/** Content of the files of a scenario. */
export interface SitesExport {
  readonly scenario: SitesScenario;
  /** Null until, or unless, the catchments are known. */
  readonly catchments: readonly Catchment[] | null;
  readonly locale: Locale;
}

/** Fields of the files: those of a site, and fields of other lines. */
const FILE_OUTPUT = {
  ...SITE_OUTPUT,
  fields: [
    ...SITE_OUTPUT.fields,
    createNumberField('monthlyProfit', 'columnProfit', 'NGN/month'),
    createTextField('placeId', 'columnPlaceId'),
    createNumberField('kilometres', 'columnKilometres', 'km'),
    createNumberField('tonnesBefore', 'columnTonnesBefore', 't/year')
  ]
} as const;

const listFields = (scenario: SitesScenario, t: Texts): LineField<FileLine>[] => [
  {
    name: 'kind',
    heading: t('columnKind'),
    value: ({ kind }) => kind,
    text: ({ kind }) => t(`line_${kind}`)
  },
  ...pickOutputFields(
    FILE_OUTPUT,
    FILE_OUTPUT.fields.map(({ name }) => name),
    t
  ).map(({ name, heading, value }) => ({ name, heading, value: ({ values }: FileLine) => value(values) })),
  {
    name: 'reason',
    heading: t('columnReason'),
    value: ({ reason }) => reason ?? null,
    text: ({ reason }) => (reason ? formatLeftReason(reason, scenario, t) : null)
  }
];

const createFiles = ({ scenario, catchments, locale }: SitesExport, t: Texts): LineFiles<FileLine> => ({
  lines: listFileLines(scenario, catchments, t),
  fields: listFields(scenario, t),
  notes: listSitesNotes(scenario, locale, t),
  getShape: ({ shape }) => shape
});

/** Writes sites with their places, existing factories and what is left out as a table; the first column has the kind. */
export const sitesCsv = (content: SitesExport, t: Texts): string => formatLineCsv(createFiles(content, t));

/** Writes the same lines as points. */
export const sitesGeoJson = (content: SitesExport, t: Texts): string =>
  formatLineGeoJson(createFiles(content, t));
