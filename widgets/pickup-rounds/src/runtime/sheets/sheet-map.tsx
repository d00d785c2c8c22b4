import { getRoundColor } from 'widgets/shared-code/site-domain';
import { PrintedNorth, PrintedScaleBar } from 'widgets/shared-code/site-tools';
import type { DrawnStop } from 'widgets/shared-code/site-map';
import { listDrawnStops } from '../map/drawn-rounds';
import type { RoundLines } from '../map/use-round-lines';
import { getFactory, listRoundPlaces } from '../plan/plan-view';
import type { RoundsPlan } from '../state';
import { useTexts } from '../use-texts';
import type { SheetMapLayout, SheetMark } from './layout-sheet-map';
import { layoutSheetMap, MARK_HEIGHT } from './layout-sheet-map';
import { formatStopNumber } from './list-sheets';
import type { DriverSheet } from './list-sheets';

/** Size of the map on paper, mm. */
const SIZE = { width: 190, height: 72 };
/** From the middle of a mark down to the baseline of its text, mm. */
const BASELINE = 1.05;
/** Dashes of the lines of a sheet, mm: rounds differ on a black and white print, too. */
const DASHES = ['none', '3 1.2', '1 1.2', '4 1 1 1'];

interface SheetMapProps {
  readonly plan: RoundsPlan;
  readonly sheet: DriverSheet;
  /** Null while the lines are not known. */
  readonly lines: RoundLines | null;
}

/** Returns the places of a sheet's stops, each with all numbers of stops there. */
function listNumberedPlaces(plan: RoundsPlan, sheet: DriverSheet): readonly DrawnStop[] {
  const byPlace = new Map<string, DrawnStop>();
  for (const { round } of sheet.rounds)
    for (const stop of listDrawnStops(plan, round)) {
      const key = `${stop.latitude} ${stop.longitude}`;
      const known = byPlace.get(key);
      const label = formatStopNumber(sheet, round, stop.label);
      byPlace.set(key, { ...stop, label: known ? `${known.label}, ${label}` : label });
    }
  return [...byPlace.values()];
}

/** The line from a mark to its place, for a mark that is not on it. */
function Leader({ mark: { place, middle } }: { readonly mark: SheetMark }) {
  if (middle === place) return null;
  const [[x1, y1], [x2, y2]] = [place, middle];
  return (
    <>
      <line x1={x1} y1={y1} x2={x2} y2={y2} stroke="#000" strokeWidth={0.25} />
      <circle cx={x1} cy={y1} r={0.8} fill="#000" />
    </>
  );
}

function Mark({ mark: { label, middle, width } }: { readonly mark: SheetMark }) {
  const [x, y] = middle;
  return (
    <>
      <rect
        x={x - width / 2}
        y={y - MARK_HEIGHT / 2}
        width={width}
        height={MARK_HEIGHT}
        rx={MARK_HEIGHT / 2}
        fill="#fff"
        stroke="#000"
        strokeWidth={0.4}
      />
      <text x={x} y={y + BASELINE} textAnchor="middle">
        {label}
      </text>
    </>
  );
}

function Factory({ place: [x, y], label }: { readonly place: SheetMark['place']; readonly label: string }) {
  const corner = { x: x - MARK_HEIGHT / 2, y: y - MARK_HEIGHT / 2 };
  return (
    <>
      <rect {...corner} width={MARK_HEIGHT} height={MARK_HEIGHT} fill="#000" />
      <text x={x} y={y + BASELINE} textAnchor="middle" className="sheet-factory">
        {label}
      </text>
    </>
  );
}

interface RoundKeyProps {
  readonly sheet: DriverSheet;
}

/** Returns the stroke of a round on its sheet. @param at its number on the sheet, from 0. */
const getStroke = (index: number, at: number) => ({
  fill: 'none',
  stroke: `rgb(${getRoundColor(index).join(' ')})`,
  strokeWidth: 0.8,
  strokeDasharray: DASHES[at % DASHES.length]
});

/** Names the lines and the mark of the factory. */
function RoundKey({ sheet }: RoundKeyProps) {
  const t = useTexts();
  return (
    <ul className="sheet-key">
      {sheet.rounds.map(({ round, index }, at) => (
        <li key={index}>
          {/* eslint-disable-next-line no-restricted-syntax -- a sample of a line, no icon */}
          <svg viewBox="0 0 12 2" aria-hidden="true">
            <line x1={0} y1={1} x2={12} y2={1} {...getStroke(index, at)} />
          </svg>
          {t('sheetRound', { round: round.round })}
        </li>
      ))}
      <li>{t('sheetFactoryKey')}</li>
    </ul>
  );
}

const formatPoints = (line: SheetMapLayout['lines'][number]): string =>
  line.map((point) => point.map((millimetres) => millimetres.toFixed(2)).join(',')).join(' ');

/** A small map of a sheet: the line of each round, numbered stops, factory, scale and north. */
export function SheetMap({ plan, sheet, lines }: SheetMapProps) {
  const t = useTexts();
  const places = listRoundPlaces(plan);
  const routes = sheet.rounds.map(
    ({ index }) =>
      lines?.[index] ?? places[index]!.map(({ longitude, latitude }) => [longitude, latitude] as const)
  );
  const isByRoad = plan.inputs.distance === 'road' && sheet.rounds.every(({ index }) => lines?.[index]);
  const layout = layoutSheetMap(
    { factory: getFactory(plan), lines: routes, stops: listNumberedPlaces(plan, sheet) },
    SIZE
  );
  return (
    <figure className="sheet-map">
      {/* eslint-disable-next-line no-restricted-syntax -- a map, no icon */}
      <svg viewBox={`0 0 ${SIZE.width} ${SIZE.height}`} role="img" aria-label={t('sheetMap')}>
        {layout.lines.map((line, at) => (
          <polyline
            key={at}
            points={formatPoints(line)}
            strokeLinejoin="round"
            {...getStroke(sheet.rounds[at]!.index, at)}
          />
        ))}
        {layout.marks.map((mark) => (
          <Leader key={mark.label} mark={mark} />
        ))}
        <Factory place={layout.factory} label={t('sheetFactoryMark')} />
        {layout.marks.map((mark) => (
          <Mark key={mark.label} mark={mark} />
        ))}
      </svg>
      <figcaption className="print-marks">
        <PrintedScaleBar bar={layout.bar} />
        <PrintedNorth />
        <RoundKey sheet={sheet} />
        <p>{t(isByRoad ? 'sheetByRoad' : 'sheetStraight')}</p>
      </figcaption>
    </figure>
  );
}
