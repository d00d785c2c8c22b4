import { formatPosition } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatRainNote } from 'widgets/shared-code/site-domain';
import type { Round } from 'widgets/shared-code/site-domain';
import { formatBreak } from '../export/rounds-notes';
import type { RoundLines } from '../map/use-round-lines';
import { findPile, getFactory } from '../plan/plan-view';
import type { RoundsPlan } from '../state';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import {
  formatDataDay,
  formatKilometres,
  formatMinute,
  formatTonnes,
  formatVehicle,
  formatWay
} from '../words';
import { formatStopNumber } from './list-sheets';
import type { DriverSheet as Sheet } from './list-sheets';
import { SheetMap } from './sheet-map';

/** Number of columns of a sheet. */
const COLUMNS = 7;

export interface DriverSheetProps {
  readonly plan: RoundsPlan;
  readonly sheet: Sheet;
  /** Null while the lines are not known. */
  readonly lines: RoundLines | null;
  /** Moment of the print, 'dd/mm/yyyy hh:mm' in Lagos. */
  readonly moment: string;
  readonly locale: Locale;
}

/** Returns the title of a sheet: vehicle and day. */
export const formatSheetTitle = (
  { vehicle, vehicleNumber, day }: Sheet,
  plan: RoundsPlan,
  t: Texts
): string =>
  t('sheetTitle', { vehicle: formatVehicle({ vehicle, vehicleNumber }, plan.inputs.fleet), day: day + 1 });

/** Returns factory, times, loads and distance of a whole sheet. */
function formatSummary(sheet: Sheet, plan: RoundsPlan, t: Texts): string {
  const { start, back, end, rounds, tonnes, kilometres } = sheet;
  const { latitude, longitude } = getFactory(plan);
  const pause = formatBreak(plan);
  return [
    t('sheetFactory', { place: formatPosition(latitude, longitude) }),
    t('sheetTimes', { start: formatMinute(start), back: formatMinute(back), end: formatMinute(end) }),
    t('sheetRounds', { count: rounds.length }),
    formatTonnes(tonnes),
    formatKilometres(kilometres),
    ...(pause === null ? [] : [`${t('noteBreak')} ${pause}`])
  ].join(' · ');
}

function SheetHead({ plan, sheet, moment }: Pick<DriverSheetProps, 'plan' | 'sheet' | 'moment'>) {
  const t = useTexts();
  return (
    <thead>
      <tr>
        <th colSpan={COLUMNS} className="sheet-title">
          <div className="print-head">
            <h2>{formatSheetTitle(sheet, plan, t)}</h2>
            <p>{t('sheetPrinted', { moment })}</p>
          </div>
          <p className="sheet-summary">{formatSummary(sheet, plan, t)}</p>
        </th>
      </tr>
      <tr className="sheet-columns">
        <th scope="col">{t('sheetNumber')}</th>
        <th scope="col">{t('columnArrival')}</th>
        <th scope="col">{t('columnDeparture')}</th>
        <th scope="col">{t('columnAgent')}</th>
        <th scope="col">{t('columnPile')}</th>
        <th scope="col" className="sheet-figure">
          {t('sheetLoad')}
        </th>
        <th scope="col" className="sheet-figure">
          {t('sheetDistance')}
        </th>
      </tr>
    </thead>
  );
}

interface RoundRowsProps {
  readonly plan: RoundsPlan;
  readonly sheet: Sheet;
  readonly round: Round;
}

/** A round: its head, its stops in order, and the way back. */
function RoundRows({ plan, sheet, round }: RoundRowsProps) {
  const t = useTexts();
  const driven = round.stops.reduce((sum, { kilometres }) => sum + kilometres, 0);
  return (
    <tbody>
      <tr className="sheet-round">
        <th colSpan={COLUMNS - 2} scope="rowgroup">
          {t('sheetRoundHead', { round: round.round, start: formatMinute(round.start) })}
        </th>
        <th className="sheet-figure">{formatTonnes(round.tonnes)}</th>
        <th className="sheet-figure">{formatKilometres(round.kilometres)}</th>
      </tr>
      {round.stops.map(({ pile, tonnes, kilometres, arrival, departure }, at) => (
        <tr key={at}>
          <td className="sheet-time">{formatStopNumber(sheet, round, String(at + 1))}</td>
          <td className="sheet-time">{formatMinute(arrival)}</td>
          <td className="sheet-time">{formatMinute(departure)}</td>
          <td className="sheet-name">{findPile(plan, pile.id).agentName ?? t('agentUnknown')}</td>
          <td className="sheet-name">{pile.name}</td>
          <td className="sheet-figure">{formatTonnes(tonnes)}</td>
          <td className="sheet-figure">{formatKilometres(kilometres)}</td>
        </tr>
      ))}
      <tr className="sheet-return">
        <td />
        <td className="sheet-time">{formatMinute(round.back)}</td>
        <td className="sheet-time">{formatMinute(round.end)}</td>
        <td colSpan={COLUMNS - 4}>{t('sheetBack')}</td>
        <td className="sheet-figure">{formatKilometres(round.kilometres - driven)}</td>
      </tr>
    </tbody>
  );
}

function Signatures() {
  const t = useTexts();
  return (
    <div className="sheet-signatures">
      <p>{t('sheetDriver')}</p>
      <p>{t('sheetReceiver')}</p>
      <p>{t('sheetDate')}</p>
    </div>
  );
}

/**
 * The sheet of one vehicle and day. It is one table, because browsers repeat head and foot of a table on each of
 * its pages.
 */
export function DriverSheet({ plan, sheet, lines, moment, locale }: DriverSheetProps) {
  const t = useTexts();
  const source = [
    t('sheetDistances', { way: formatWay(plan, locale, t) }),
    `${t('noteComputed')} ${formatDataDay(plan) ?? ''}`,
    t('version', { version: plan.set.version })
  ];
  return (
    <table className="driver-sheet">
      <SheetHead plan={plan} sheet={sheet} moment={moment} />
      {sheet.rounds.map(({ round, index }) => (
        <RoundRows key={index} plan={plan} sheet={sheet} round={round} />
      ))}
      <tbody>
        <tr className="sheet-after">
          <td colSpan={COLUMNS}>
            <Signatures />
          </td>
        </tr>
        <tr className="sheet-after">
          <td colSpan={COLUMNS}>
            <SheetMap plan={plan} sheet={sheet} lines={lines} />
          </td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={COLUMNS}>
            <div className="print-foot">
              <p>{source.join(' · ')}</p>
              {plan.rain && <p>{formatRainNote(plan.rain, locale)}</p>}
            </div>
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
