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
  /** Days of purchases that the current price is made of; null while they are not known. */
  readonly priceDays: number | null;
}

const has = ({ attributes }: Saying, name: string): boolean => finite(attributes[name]) !== null;

/** The day in a field, or null. */
const dayIn = ({ attributes }: Saying, name: string): string | null =>
  attributes[name] == null ? null : dayText(attributes[name]);

/** Of sums: all purchases there are, whenever they were made. */
const inAll = ({ t }: Saying): Said => ({ note: t('inAll') });

/** Of averages: over all purchases, each tonne counting once. */
const overAll = ({ t }: Saying): Said => ({ note: t('overAll') });

/** Of tonnes bought: how many purchases they come from. */
function boughtIn(saying: Saying): Said {
  const { attributes, t } = saying;
  const count = finite(attributes.noOfTransactions) ?? finite(attributes.noPindTran);
  return { note: count === null ? t('inAll') : t('purchasesInAll', { count }) };
}

/** Of the current price: over which days, and whether they are long ago. */
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

/** Of days since P1 was found: the day itself. */
function foundOn(saying: Saying): Said {
  const day = dayIn(saying, 'lastDiscoveryDate');
  return day === null ? {} : { note: saying.t('foundOn', { day }) };
}

/**
 * Of a yield by the week, which the business reckons from the area alone: that it does, and where the survey found palms
 * that bear nothing yet, that there is none, so that it does not stand beside a year of nothing.
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

/** Of what a year brings: that it is surveyed, not reckoned from the area. */
const ofSurvey = ({ t }: Saying): Said => ({ note: t('ofSurvey') });

/** `tones` is of purchases in the layer of LGAs, and of a year's bunches in those of planted oil palm. */
const tones = (saying: Saying): Said => (has(saying, 'ffb_yield') ? ofSurvey(saying) : boughtIn(saying));

/** What is said of figures, by the names that the specification gives them. */
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

/** What is said of a figure with the words of `t`. */
export const sayingsWith =
  (t: Saying['t'], locale: Locale, priceDays: number | null): Sayings =>
  ({ name }, attributes, write) =>
    hasOwn(SAYINGS, name) && attributes[name] !== undefined
      ? SAYINGS[name]!({ attributes, write, t, locale, priceDays })
      : {};

/**
 * What popups say of figures: since when and over what they count.
 * @param hasPrice there is a current price, for whose days the parameters are asked.
 */
export function useSayings(hasPrice: boolean, serverUrl: string, locale: Locale): Sayings {
  const t = useTexts();
  const { last } = useAnswer(hasPrice ? [serverUrl] : null, ([url], { signal }) =>
    fetchParameters(url, signal)
  );
  const priceDays = last?.parameters.currentPriceDays ?? null;
  return React.useMemo(() => sayingsWith(t, locale, priceDays), [t, locale, priceDays]);
}
