import { formatMessage, formatPosition, PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import {
  formatRainNote,
  formatTimeOfDay,
  readRoundRules,
  readTripRules
} from 'widgets/shared-code/site-domain';
import type { Fleet } from 'widgets/shared-code/site-domain';
import { listProvenance } from 'widgets/shared-code/site-records';
import type { ExportNote } from 'widgets/shared-code/site-records';
import type { RoundsPlan } from '../state';
import type { Texts } from '../use-texts';

/** Formats a fleet in the order of the vehicle table: '2 × Ford, 1 × MB1'. */
export const formatFleet = (fleet: Fleet): string =>
  PICKUP_VEHICLES.flatMap((vehicle) => (fleet[vehicle] ? [`${fleet[vehicle]} × ${vehicle}`] : [])).join(', ');

/** Returns how a plan measures distances, in words: by road in a season, or by straight lines at a speed. */
export function formatBasis({ inputs, set }: RoundsPlan, locale: Locale, t: Texts): string {
  return inputs.distance === 'road'
    ? t('basisRoad', { season: formatMessage(`season.${inputs.season}`, locale) })
    : t('basisStraight', { speed: readTripRules(set.parameters).speed });
}

/** Returns the break of the working day in words. */
function formatBreaks({ set }: RoundsPlan, t: Texts): string {
  const { breaks } = readRoundRules(set.parameters);
  return breaks.length === 0
    ? t('noBreak')
    : breaks.map(({ start, end }) => `${formatTimeOfDay(start)}–${formatTimeOfDay(end)}`).join(', ');
}

/** Lists the inputs that only some plans have. */
function listRareNotes({ goneIds, rain, set }: RoundsPlan, locale: Locale, t: Texts): ExportNote[] {
  const { waitingWeight } = readRoundRules(set.parameters);
  const gone = goneIds.join(', ');
  return [
    ...(waitingWeight > 0
      ? [{ key: 'waitingWeight', label: t('noteWaitingWeight'), value: waitingWeight }]
      : []),
    ...(gone === '' ? [] : [{ key: 'gonePiles', label: t('noteGonePiles'), value: gone }]),
    ...(rain
      ? [
          {
            key: 'rainyAssumption',
            label: formatMessage('season.rainy', locale),
            value: formatRainNote(rain, locale)
          }
        ]
      : [])
  ];
}

/** Lists the inputs, the totals and the sources of a plan. */
export function listRoundsNotes(plan: RoundsPlan, locale: Locale, t: Texts): ExportNote[] {
  const { answer, inputs, search, set, at } = plan;
  const { factory } = readTripRules(set.parameters);
  return [
    { key: 'fleet', label: t('noteFleet'), value: formatFleet(inputs.fleet) },
    { key: 'days', label: t('noteDays'), value: inputs.days },
    { key: 'piles', label: t('notePiles'), value: plan.piles.length + plan.unweighed.length },
    { key: 'basis', label: t('noteBasis'), value: formatBasis(plan, locale, t) },
    {
      key: 'factory',
      label: t('noteFactory'),
      value: formatPosition(factory.latitude, factory.longitude)
    },
    { key: 'break', label: t('noteBreak'), value: formatBreaks(plan, t) },
    { key: 'tonnesFetched', label: t('noteTonnes'), value: answer.tonnes },
    { key: 'totalCost', label: t('noteCost'), value: answer.cost },
    {
      key: 'search',
      label: t('noteSearch'),
      value: search.kind === 'optimal' ? t('searchOptimal') : t('searchBest', { seconds: search.seconds })
    },
    ...listRareNotes(plan, locale, t),
    ...listProvenance({ parameterVersion: set.version, computedAt: at }, t)
  ];
}
