import { React } from 'jimu-core';
import type { Locale } from 'widgets/shared-code/site-core';
import {
  fetchParameters,
  finite,
  hasOwn,
  message,
  OLD_PRICE,
  useAnswer
} from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';
import { dayText } from './rows';
import type { Attributes, Said, Sayings } from './rows';

interface Saying {
  readonly attributes: Attributes;
  readonly write: (value: number) => string;
  readonly t: ReturnType<typeof useTexts>;
  readonly locale: Locale;
  /** Days of purchases that the current price averages; null until known. */
  readonly priceDays: number | null;
}

const has = ({ attributes }: Saying, name: string): boolean => finite(attributes[name]) !== null;

/** Returns the formatted day of a field; null when it is missing. */
const dayIn = ({ attributes }: Saying, name: string): string | null =>
  attributes[name] == null ? null : dayText(attributes[name]);

/** Note for sums: they cover all purchases, of any date. */
const inAll = ({ t }: Saying): Said => ({ note: t('inAll') });

/** Note for averages: over all purchases, weighted by tonnes. */
const overAll = ({ t }: Saying): Said => ({ note: t('overAll') });

/** Note for tonnes bought: the number of purchases. */
function boughtIn(saying: Saying): Said {
  const { attributes, t } = saying;
  const count = finite(attributes.noOfTransactions) ?? finite(attributes.noPindTran);
  return { note: count === null ? t('inAll') : t('purchasesInAll', { count }) };
}

/** Note for the current price: its period, and whether it is old. */
function currentPrice(saying: Saying): Said {
  const { attributes, t, locale, priceDays } = saying;
  if (!has(saying, 'currentP1Price')) return {};
  const last = dayIn(saying, 'updatedAt');
  const parts = [
    priceDays === null || last === null ? null : t('ofDays', { days: priceDays, day: last }),
    attributes.priceAge === OLD_PRICE ? message('lga.oldPrice', locale) : null
  ].filter((part) => part !== null);
  return parts.length > 0 ? { note: parts.join(' · ') } : {};
}

/** Note for days since P1 was found: the day itself. */
function foundOn(saying: Saying): Said {
  const day = dayIn(saying, 'lastDiscoveryDate');
  return day === null ? {} : { note: saying.t('foundOn', { day }) };
}

/**
 * Note for a weekly yield, which the business computes from the area only. Where the survey found palms that
 * bear nothing yet, the value is replaced by "none yet", so that it does not contradict a yearly yield of 0.
 */
const weekly =
  (name: string) =>
  ({ attributes, write, t }: Saying): Said => {
    const value = finite(attributes[name]);
    if (value === null) return {};
    if (finite(attributes.ffb_yield) === 0)
      return { instead: t('noneYet'), note: t('onceBearing', { amount: write(value) }) };
    return { note: t('byArea') };
  };

/** Note for yearly yields: they are surveyed, not computed from the area. */
const ofSurvey = ({ t }: Saying): Said => ({ note: t('ofSurvey') });

/** `tones` counts purchases in the layer of LGAs, and a year's bunches in the layers of planted oil palm. */
const tones = (saying: Saying): Said => (has(saying, 'ffb_yield') ? ofSurvey(saying) : boughtIn(saying));

/** Notes of figures, by the field names of the specification. */
const SAYINGS: Readonly<Record<string, (saying: Saying) => Said>> = {
  noOfTransactions: inAll,
  noPindTran: inAll,
  totalPrice: inAll,
  tonsAmount: boughtIn,
  tones,
  avgPricePerTon: overAll,
  avgPricePe: overAll,
  currentP1Price: currentPrice,
  daysFromLastDiscovery: foundOn,
  WeeklyP1Yield: weekly('WeeklyP1Yield'),
  WeeklyFFBYield: weekly('WeeklyFFBYield'),
  p1Weekly: ({ t }) => ({ note: t('byArea') })
};

/** Returns the notes of figures, with texts from `t`. */
export const sayingsWith =
  (t: Saying['t'], locale: Locale, priceDays: number | null): Sayings =>
  ({ name }, attributes, write) =>
    hasOwn(SAYINGS, name) && attributes[name] !== undefined
      ? SAYINGS[name]!({ attributes, write, t, locale, priceDays })
      : {};

/**
 * Returns the notes of a popup's figures: the period and the purchases that they count.
 * @param hasPrice whether the popup shows a current price; only then are the parameters fetched.
 */
export function useSayings(hasPrice: boolean, serverUrl: string, locale: Locale): Sayings {
  const t = useTexts();
  const { last } = useAnswer(hasPrice ? [serverUrl] : null, ([url], { signal }) =>
    fetchParameters(url, signal)
  );
  const priceDays = last?.parameters.currentPriceDays ?? null;
  return React.useMemo(() => sayingsWith(t, locale, priceDays), [t, locale, priceDays]);
}
