import { React } from 'jimu-core';
import { formatMessage, hasOwn, toFinite, useRequest } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { OLD_PRICE } from 'widgets/shared-code/site-domain';
import { fetchParameters } from 'widgets/shared-code/site-api';
import { useTexts } from '../use-texts';
import { dayText } from './rows';
import type { Attributes, ValueNotes, NoteReader } from './rows';

interface NoteContext {
  readonly attributes: Attributes;
  readonly write: (value: number) => string;
  readonly t: ReturnType<typeof useTexts>;
  readonly locale: Locale;
  /** Days of purchases that the current price averages; null until known. */
  readonly priceDays: number | null;
}

const hasNumber = ({ attributes }: NoteContext, name: string): boolean => toFinite(attributes[name]) !== null;

/** Returns the formatted day of a field; null when it is missing. */
const formatDayField = ({ attributes }: NoteContext, name: string): string | null =>
  attributes[name] == null ? null : dayText(attributes[name]);

/** Note for sums: they cover all purchases, of any date. */
const noteAllPurchases = ({ t }: NoteContext): ValueNotes => ({ note: t('inAll') });

/** Note for averages: over all purchases, weighted by tonnes. */
const noteWeightedAverage = ({ t }: NoteContext): ValueNotes => ({ note: t('overAll') });

/** Note for tonnes bought: the number of purchases. */
function notePurchaseCount(saying: NoteContext): ValueNotes {
  const { attributes, t } = saying;
  const count = toFinite(attributes.noOfTransactions) ?? toFinite(attributes.noPindTran);
  return { note: count === null ? t('inAll') : t('purchasesInAll', { count }) };
}

/** Note for the current price: its period, and whether it is old. */
function noteCurrentPrice(saying: NoteContext): ValueNotes {
  const { attributes, t, locale, priceDays } = saying;
  if (!hasNumber(saying, 'currentP1Price')) return {};
  const last = formatDayField(saying, 'updatedAt');
  const parts = [
    priceDays === null || last === null ? null : t('ofDays', { days: priceDays, day: last }),
    attributes.priceAge === OLD_PRICE ? formatMessage('lga.oldPrice', locale) : null
  ].filter((part) => part !== null);
  return parts.length > 0 ? { note: parts.join(' · ') } : {};
}

/** Note for days since P1 was found: the day itself. */
function noteDiscoveryDay(saying: NoteContext): ValueNotes {
  const day = formatDayField(saying, 'lastDiscoveryDate');
  return day === null ? {} : { note: saying.t('foundOn', { day }) };
}

/**
 * Note for a weekly yield, which the business computes from the area only. Where the survey found palms that
 * bear nothing yet, the value is replaced by "none yet", so that it does not contradict a yearly yield of 0.
 */
const createWeeklyNote =
  (name: string) =>
  ({ attributes, write, t }: NoteContext): ValueNotes => {
    const value = toFinite(attributes[name]);
    if (value === null) return {};
    if (toFinite(attributes.ffb_yield) === 0)
      return { instead: t('noneYet'), note: t('onceBearing', { amount: write(value) }) };
    return { note: t('byArea') };
  };

/** Note for yearly yields: they are surveyed, not computed from the area. */
const noteSurvey = ({ t }: NoteContext): ValueNotes => ({ note: t('ofSurvey') });

/** `tones` counts purchases in the layer of LGAs, and a year's bunches in the layers of planted oil palm. */
const noteTonnes = (saying: NoteContext): ValueNotes =>
  hasNumber(saying, 'ffb_yield') ? noteSurvey(saying) : notePurchaseCount(saying);

/** Notes of figures, by the field names of the specification. */
const NOTE_WRITERS: Readonly<Record<string, (saying: NoteContext) => ValueNotes>> = {
  noOfTransactions: noteAllPurchases,
  noPindTran: noteAllPurchases,
  totalPrice: noteAllPurchases,
  tonsAmount: notePurchaseCount,
  tones: noteTonnes,
  avgPricePerTon: noteWeightedAverage,
  avgPricePe: noteWeightedAverage,
  currentP1Price: noteCurrentPrice,
  daysFromLastDiscovery: noteDiscoveryDay,
  WeeklyP1Yield: createWeeklyNote('WeeklyP1Yield'),
  WeeklyFFBYield: createWeeklyNote('WeeklyFFBYield'),
  p1Weekly: ({ t }) => ({ note: t('byArea') })
};

/** Returns the notes of figures, with texts from `t`. */
export const createNoteReader =
  (t: NoteContext['t'], locale: Locale, priceDays: number | null): NoteReader =>
  ({ name }, attributes, write) =>
    hasOwn(NOTE_WRITERS, name) && attributes[name] !== undefined
      ? NOTE_WRITERS[name]!({ attributes, write, t, locale, priceDays })
      : {};

/**
 * Returns the notes of a popup's figures: the period and the purchases that they count.
 * @param hasPrice whether the popup shows a current price; only then are the parameters fetched.
 */
export function useNoteReader(hasPrice: boolean, serverUrl: string, locale: Locale): NoteReader {
  const t = useTexts();
  const { last } = useRequest(hasPrice ? [serverUrl] : null, ([url], { signal }) =>
    fetchParameters(url, signal)
  );
  const priceDays = last?.parameters.currentPriceDays ?? null;
  return React.useMemo(() => createNoteReader(t, locale, priceDays), [t, locale, priceDays]);
}
