import type { Locale } from 'widgets/shared-code/site-base';
import { createNumberField, createTextField, ROUND_OUTPUT } from 'widgets/shared-code/site-domain';
import { formatLineCsv, formatLineGeoJson, pickOutputFields } from 'widgets/shared-code/site-records';
import type { LineField, LineFiles } from 'widgets/shared-code/site-records';
import type { RoundLines } from '../map/use-round-lines';
import type { RoundsPlan } from '../state';
import type { Texts } from '../use-texts';
import { formatLeftReason } from '../words';
import type { FileLine } from './file-lines';
import { listFileLines } from './file-lines';
import { listRoundsNotes } from './rounds-notes';

/** Content of the files of a plan. */
export interface RoundsExport {
  readonly plan: RoundsPlan;
  /** Null until, or unless, the lines are known. */
  readonly lines: RoundLines | null;
  readonly locale: Locale;
}

/** Fields of the files: the fields of a stop, and fields that only a round as a whole has. */
const FILE_OUTPUT = {
  ...ROUND_OUTPUT,
  fields: [
    ...ROUND_OUTPUT.fields,
    createTextField('offloaded', 'columnOffloaded'),
    createNumberField('fuel', 'columnFuel', 'NGN'),
    createNumberField('loading', 'columnLoading', 'NGN'),
    createNumberField('cost', 'columnCost', 'NGN')
  ]
} as const;

const listFields = (plan: RoundsPlan, t: Texts): LineField<FileLine>[] => [
  {
    name: 'kind',
    heading: t('columnKind'),
    value: ({ kind }) => kind,
    text: ({ kind }) => t(`kind_${kind}`)
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
    text: ({ reason }) => {
      if (!reason) return null;
      return reason === 'unknownWeight' ? t('leftUnknownWeight') : formatLeftReason({ reason }, plan, t);
    }
  }
];

const createFiles = ({ plan, lines, locale }: RoundsExport, t: Texts): LineFiles<FileLine> => ({
  lines: listFileLines(plan, lines),
  fields: listFields(plan, t),
  notes: listRoundsNotes(plan, locale, t),
  getShape: ({ shape }) => shape
});

/** Writes each round with its stops and the piles left behind as a table; the first column has the kind. */
export const roundsCsv = (content: RoundsExport, t: Texts): string => formatLineCsv(createFiles(content, t));

/**
 * Writes stops and piles left behind as points, and each round as its line by road, without a geometry where
 * that is not known.
 */
export const roundsGeoJson = (content: RoundsExport, t: Texts): string =>
  formatLineGeoJson(createFiles(content, t));
