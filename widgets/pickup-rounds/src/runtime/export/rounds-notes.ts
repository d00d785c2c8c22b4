import { formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatRainNote, readRoundRules } from 'widgets/shared-code/site-domain';
import { listProvenance } from 'widgets/shared-code/site-records';
import type { ExportNote } from 'widgets/shared-code/site-records';
import type { RoundsPlan } from '../state';
import type { Texts } from '../use-texts';
import { formatMinute, formatScope, formatSearch } from '../words';

/** Returns the break of a plan's working days, '13:00–14:00'; null without one. */
export function formatBreak({ set }: Pick<RoundsPlan, 'set'>): string | null {
  const { breaks } = readRoundRules(set.parameters);
  if (breaks.length === 0) return null;
  return breaks.map(({ start, end }) => `${formatMinute(start)}–${formatMinute(end)}`).join(', ');
}

/** Lists the inputs that only some plans have. */
function listRareNotes(plan: RoundsPlan, locale: Locale, t: Texts): ExportNote[] {
  const { waitingWeight } = readRoundRules(plan.set.parameters);
  const note = (key: string, label: string, value: string | number | null): ExportNote[] =>
    value ? [{ key, label, value }] : [];
  return [
    ...note('break', t('noteBreak'), formatBreak(plan)),
    ...note('waitingWeight', t('noteWaitingWeight'), waitingWeight),
    ...note('gonePiles', t('noteGonePiles'), plan.goneIds.join(', ')),
    ...note(
      'rainyAssumption',
      formatMessage('season.rainy', locale),
      plan.rain && formatRainNote(plan.rain, locale)
    )
  ];
}

/** Lists the inputs, the totals and the sources of a plan. */
export const listRoundsNotes = (plan: RoundsPlan, locale: Locale, t: Texts): ExportNote[] => [
  { key: 'scope', label: t('noteScope'), value: formatScope(plan, locale, t) },
  { key: 'chosenPiles', label: t('notePiles'), value: plan.piles.length + plan.unweighed.length },
  { key: 'tonnesFetched', label: t('noteTonnes'), value: plan.answer.tonnes },
  { key: 'totalCost', label: t('noteCost'), value: plan.answer.cost },
  { key: 'search', label: t('noteSearch'), value: formatSearch(plan, t) },
  ...listRareNotes(plan, locale, t),
  ...listProvenance({ parameterVersion: plan.set.version, computedAt: plan.at }, t)
];
