import { formatMessage, formatNumber, formatQuantity, joinWithColon } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatDay, PLOT_REFUSALS, PURCHASE_ORIGINS, SCREENING_GAPS } from 'widgets/shared-code/site-domain';
import type {
  PlotExportAnswer,
  PurchaseOrigin,
  ScreeningVerdict,
  ShipmentSelection
} from 'widgets/shared-code/site-domain';
import type { Texts } from '../use-texts';
import { countVerdicts } from '../screening/screening-words';
import type { PreparedExport } from './prepare-export';

/** A sentence about some of the plots. */
export interface PlotsLine {
  readonly text: string;
  readonly plots: number;
}

const UNPROVEN: readonly ScreeningVerdict[] = ['conflict', 'review', 'unknown'];

/** Returns what is not proven of the plots in the files: screenings that are not clear, and missing evidence. */
export function listUnproven(prepared: PreparedExport, locale: Locale, t: Texts): PlotsLine[] {
  const { screenings, exported, checks } = prepared;
  const counts = countVerdicts(screenings);
  const unscreened = exported.length - screenings.length;
  return [
    ...UNPROVEN.map((verdict) => ({
      text: t('exportScreened', { verdict: formatMessage(`screening.${verdict}`, locale) }),
      plots: counts[verdict]
    })),
    { text: t('exportUnscreened'), plots: unscreened },
    ...SCREENING_GAPS.map((gap) => ({
      text: formatMessage(`screeningGap.${gap}`, locale),
      plots: screenings.filter(({ gaps }) => gaps.includes(gap)).length
    })),
    ...checks.map(({ code, unchecked }) => ({
      text: t('exportUnchecked', { check: formatMessage(`plotCheck.${code}`, locale) }),
      plots: unchecked
    }))
  ].filter(({ plots }) => plots > 0);
}

/** Returns the warnings of the plots in the files, which whoever released them has seen. */
export const listWarnings = ({ checks }: PlotExportAnswer, locale: Locale): PlotsLine[] =>
  checks
    .filter(({ found }) => found > 0)
    .map(({ code, found }) => ({ text: formatMessage(`plotCheck.${code}`, locale), plots: found }));

/** Returns the reasons for which plots are left out; a plot may have several. */
export const listRefusals = ({ refused }: PlotExportAnswer, locale: Locale): PlotsLine[] =>
  PLOT_REFUSALS.map((reason) => ({
    text: formatMessage(`plotRefusal.${reason}`, locale),
    plots: refused.filter(({ reasons }) => reasons.includes(reason)).length
  })).filter(({ plots }) => plots > 0);

export const formatLine = ({ text, plots }: PlotsLine, t: Texts): string =>
  t('exportLine', { text, count: plots, plots: formatNumber(plots) });

const ORIGIN_TEXTS = {
  noSupplier: 'exportOriginNoSupplier',
  noPlots: 'exportOriginNoPlots',
  leftOut: 'exportOriginLeftOut',
  partly: 'exportOriginPartly',
  whole: 'exportOriginWhole'
} as const satisfies Readonly<Record<PurchaseOrigin, string>>;

/** Returns the purchases of a shipment by how much of their origin is in the files, the largest gap first. */
export const listOrigins = ({ shipment }: PlotExportAnswer, t: Texts): string[] =>
  PURCHASE_ORIGINS.flatMap((origin) => {
    const { purchases, tonnes } = shipment?.[origin] ?? { purchases: 0, tonnes: 0 };
    const values = { count: purchases, tonnes: formatQuantity(tonnes, 't', 1) };
    return purchases === 0 ? [] : [t('exportOriginLine', { ...values, text: t(ORIGIN_TEXTS[origin]) })];
  });

/** Returns whether the plots of all purchases of a shipment are in the files. */
export const isWholeShipment = ({ shipment }: PlotExportAnswer): boolean =>
  shipment !== null &&
  PURCHASE_ORIGINS.every((origin) => origin === 'whole' || shipment[origin].purchases === 0);

/** Returns the days, the mill and the agent of a shipment. */
export const formatShipment = ({ first, last, mill, agent }: ShipmentSelection, t: Texts): string =>
  [
    t('exportShipmentPeriod', { first: formatDay(first) ?? first, last: formatDay(last) ?? last }),
    ...(mill ? [joinWithColon(t('exportShipmentMill'), mill)] : []),
    ...(agent ? [joinWithColon(t('exportShipmentAgent'), agent)] : [])
  ].join(' · ');
