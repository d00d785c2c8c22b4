import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatTimeOfDay } from '@site/domain';
import { useUiTexts } from '../../base/use-ui-texts';
import { useThemeStyles } from '../../kit/theme/styles';
import type { ChartRow, ChartSegment } from './chart-rows';
import { findSegmentAfter, listAxisHours } from './chart-rows';

/** Start and end of the axis, minutes of the day. */
interface DayHours {
  readonly dayStart: number;
  readonly dayEnd: number;
}

export interface LegendEntry {
  readonly label: string;
  /** CSS colour. */
  readonly fill: string;
}

interface DayChartProps {
  readonly rows: readonly ChartRow[];
  readonly hours: DayHours;
  /** Accessible name of the chart. */
  readonly title: string;
  readonly legend: readonly LegendEntry[];
  /** True when the names of rows are above them, as there is no space beside. */
  readonly narrow: boolean;
  /** Called for a segment that is clicked, or chosen with Enter. */
  onChoose?(segment: ChartSegment): void;
}

function Legend({ entries }: { readonly entries: readonly LegendEntry[] }) {
  const t = useUiTexts();
  const { type, space } = useThemeStyles();
  return (
    <ul
      aria-label={t('legend')}
      css={{
        ...type.hint,
        display: 'flex',
        flexWrap: 'wrap',
        gap: space(1, 4),
        margin: 0,
        padding: 0,
        listStyle: 'none'
      }}
    >
      {entries.map(({ label, fill }) => (
        <li key={label} css={{ display: 'flex', alignItems: 'center', gap: space(1.5) }}>
          <span aria-hidden="true" css={{ width: 10, height: 10, borderRadius: '50%', background: fill }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Returns the position of a minute of the day, in percent of the row. */
const computeOffset = (minute: number, { dayStart, dayEnd }: DayHours): number =>
  (100 * (minute - dayStart)) / (dayEnd - dayStart);

function Axis({ hours, indent }: { readonly hours: DayHours; readonly indent: boolean }) {
  const { sys, type, space } = useThemeStyles();
  return (
    <div
      aria-hidden="true"
      css={{
        ...type.hint,
        position: 'sticky',
        top: 0,
        // Above the segments, of which the focused one is raised.
        zIndex: 2,
        height: 18,
        paddingLeft: indent ? space(LABEL_WIDTH) : 0,
        background: sys.color.surface.paper
      }}
    >
      <div css={{ position: 'relative' }}>
        {listAxisHours(hours.dayStart, hours.dayEnd).map((hour) => {
          const at = computeOffset(hour * 60, hours);
          return (
            <span
              key={hour}
              css={{ position: 'absolute', whiteSpace: 'nowrap' }}
              style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
            >
              {formatTimeOfDay(hour * 60)}
            </span>
          );
        })}
      </div>
    </div>
  );
}

/** Height from which the days scroll beneath the hours, px: eight rows and a half, so that a cut row shows it. */
const SCROLL_HEIGHT = 290;
/** Width for the name of a row, in steps of space. */
const LABEL_WIDTH = 26;

interface SegmentButtonProps extends Pick<
  RowProps,
  'hours' | 'reached' | 'move' | 'reach' | 'point' | 'choose'
> {
  readonly segment: ChartSegment;
}

function SegmentButton({ segment, hours, reached, move, reach, point, choose }: SegmentButtonProps) {
  const { sys, type } = useThemeStyles();
  const { key, start, end, text, fill, color, label } = segment;
  const paint = { background: fill, color };
  return (
    <Button
      type="tertiary"
      data-segment={key}
      data-printed
      aria-label={text}
      title={text}
      tabIndex={key === reached ? 0 : -1}
      onClick={() => choose(segment)}
      onFocus={() => reach(segment)}
      onKeyDown={(event: React.KeyboardEvent) => move(event, segment)}
      onMouseEnter={() => point(segment)}
      onMouseLeave={() => point(null)}
      css={{
        position: 'absolute',
        top: 2,
        height: 24,
        minHeight: 24,
        minWidth: 0,
        padding: 0,
        borderRadius: 4,
        border: `1px solid ${sys.color.surface.paper}`,
        overflow: 'hidden',
        // A label wider than its bar wraps below it, out of sight: part of a word is not readable.
        flexWrap: 'wrap',
        '&::before': { content: '""', width: 0, height: '100%' },
        ...type.small,
        ...paint,
        '&:hover, &:focus-visible, &:active': paint,
        '&:focus-visible': {
          zIndex: 1,
          outline: `2px solid ${sys.color.surface.paperText}`,
          outlineOffset: 1
        },
        '@media (pointer: coarse)': { minHeight: 24 }
      }}
      style={{
        left: `${computeOffset(start, hours)}%`,
        width: `${computeOffset(end, hours) - computeOffset(start, hours)}%`
      }}
    >
      {label ?? null}
    </Button>
  );
}

interface RowProps {
  readonly row: ChartRow;
  readonly hours: DayHours;
  readonly narrow: boolean;
  /** Key of the segment in the tab order. */
  readonly reached: string | undefined;
  readonly move: (event: React.KeyboardEvent, from: ChartSegment) => void;
  readonly reach: (segment: ChartSegment) => void;
  readonly point: (segment: ChartSegment | null) => void;
  readonly choose: (segment: ChartSegment) => void;
}

function Row({ row, narrow, ...shared }: RowProps) {
  const { type, weight, space, rule } = useThemeStyles();
  return (
    <div css={{ display: narrow ? 'block' : 'flex', alignItems: 'center', paddingTop: space(1) }}>
      <span
        css={{
          flex: 'none',
          width: narrow ? 'auto' : space(LABEL_WIDTH),
          ...type.small,
          fontWeight: weight.strong
        }}
      >
        {row.label}
      </span>
      <div css={{ position: 'relative', flex: 1, height: 28, borderBottom: rule }}>
        {row.segments.map((segment) => (
          <SegmentButton key={segment.key} segment={segment} {...shared} />
        ))}
      </div>
    </div>
  );
}

/** Spans of working days in rows one below the other. Arrow keys move between them. */
export function DayChart({ rows, hours, title, legend, narrow, onChoose }: DayChartProps) {
  const t = useUiTexts();
  const { type, space } = useThemeStyles();
  const box = React.useRef<HTMLDivElement | null>(null);
  const [reached, setReached] = React.useState<ChartSegment | null>(null);
  const [pointed, setPointed] = React.useState<ChartSegment | null>(null);
  const all = rows.flatMap(({ segments }) => segments);
  const current = all.find(({ key }) => key === reached?.key) ?? null;
  const described = all.find(({ key }) => key === pointed?.key) ?? current;
  const hint = t('chartHint');
  const handleArrowKey = (event: React.KeyboardEvent, from: ChartSegment) => {
    const next = findSegmentAfter(rows, from, event.key);
    if (!next) return;
    event.preventDefault();
    setReached(next);
    box.current?.querySelector<HTMLElement>(`[data-segment="${next.key}"]`)?.focus();
  };
  const handleChoose = (segment: ChartSegment) => {
    setReached(segment);
    onChoose?.(segment);
  };
  return (
    <div css={{ padding: space(2, 3.5, 3), display: 'grid', gap: space(2) }}>
      <div
        ref={box}
        role="group"
        aria-label={`${title}. ${hint}`}
        css={narrow ? undefined : { maxHeight: SCROLL_HEIGHT, overflowY: 'auto', scrollbarGutter: 'stable' }}
      >
        <Axis hours={hours} indent={!narrow} />
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            hours={hours}
            narrow={narrow}
            reached={(current ?? all[0])?.key}
            move={handleArrowKey}
            reach={setReached}
            point={setPointed}
            choose={handleChoose}
          />
        ))}
      </div>
      <Legend entries={legend} />
      {/* The focused segment is read out by its own name: this is for the eye. */}
      <div aria-hidden="true" css={{ ...type.small, minHeight: 16 }}>
        {described ? described.text : hint}
      </div>
    </div>
  );
}
