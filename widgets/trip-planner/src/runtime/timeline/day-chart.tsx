import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { formatTimeOfDay, TRIP_LEGS } from 'widgets/shared-code/site-domain';
import type { TripLeg, TripRules, TripTimeline } from 'widgets/shared-code/site-domain';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import type { ChartRow, TimelineSegment } from './segments';
import { axisHours, chartRows, segmentAfter } from './segments';

interface DayChartProps {
  readonly timeline: TripTimeline;
  readonly rules: TripRules;
  /** Accessible name of the chart. */
  readonly title: string;
  /** True when the names of rows are above them, as there is no space beside. */
  readonly narrow: boolean;
}

const formatMinute = (minutes: number): string => formatTimeOfDay(minutes) ?? '';

/** Describes a segment in words. */
export const segmentText = ({ vehicle, trip, leg, start, end }: TimelineSegment, t: Texts): string =>
  t('segment', {
    day: trip.day + 1,
    vehicle,
    trip: trip.trip,
    pile: trip.pileName,
    leg: t(leg),
    start: formatMinute(start),
    end: formatMinute(end),
    minutes: end - start
  });

/** Returns the fill of each leg, and the colour of text on it. */
function useLegColours(): Readonly<Record<TripLeg, { readonly fill: string; readonly text: string }>> {
  const { info, primary, secondary } = useThemeStyles().sys.color;
  return {
    driveOut: { fill: info.main, text: info.text },
    load: { fill: primary.main, text: primary.text },
    driveBack: { fill: `color-mix(in srgb, ${info.main} 55%, ${info.light})`, text: info.text },
    offload: { fill: secondary.main, text: secondary.text }
  };
}

function Legend() {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const colours = useLegColours();
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
      {TRIP_LEGS.map((leg) => (
        <li key={leg} css={{ display: 'flex', alignItems: 'center', gap: space(1.5) }}>
          <span
            aria-hidden="true"
            css={{ width: 10, height: 10, borderRadius: '50%', background: colours[leg].fill }}
          />
          {t(leg)}
        </li>
      ))}
    </ul>
  );
}

/** Returns the position of a minute of the day, in percent of the row. */
const computeOffset = (minute: number, { dayStart, dayEnd }: TripRules): number =>
  (100 * (minute - dayStart)) / (dayEnd - dayStart);

function Axis({ rules, indent }: { readonly rules: TripRules; readonly indent: boolean }) {
  const { sys, type, space } = useThemeStyles();
  const hours = axisHours(rules.dayStart, rules.dayEnd);
  return (
    <div
      aria-hidden="true"
      css={{
        ...type.hint,
        position: 'sticky',
        top: 0,
        // Above the legs, of which the focused one is raised.
        zIndex: 2,
        height: 18,
        paddingLeft: indent ? space(LABEL_WIDTH) : 0,
        background: sys.color.surface.paper
      }}
    >
      <div css={{ position: 'relative' }}>
        {hours.map((hour) => {
          const at = computeOffset(hour * 60, rules);
          return (
            <span
              key={hour}
              css={{ position: 'absolute', whiteSpace: 'nowrap' }}
              style={{ left: `${at}%`, transform: `translateX(-${at}%)` }}
            >
              {formatMinute(hour * 60)}
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
/** Shortest leg that has space for its name, minutes. */
const MIN_NAMED_MINUTES = 75;

interface RowProps {
  readonly row: ChartRow;
  readonly rules: TripRules;
  readonly narrow: boolean;
  /** Key of the segment in the tab order. */
  readonly reached: string | undefined;
  readonly move: (event: React.KeyboardEvent, from: TimelineSegment) => void;
  readonly reach: (segment: TimelineSegment) => void;
  readonly point: (segment: TimelineSegment | null) => void;
}

function Row({ row, rules, narrow, reached, move, reach, point }: RowProps) {
  const t = useTexts();
  const { sys, type, weight, space, rule } = useThemeStyles();
  const colours = useLegColours();
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
        {t('dayOf', { day: row.day + 1, vehicle: row.vehicle })}
      </span>
      <div css={{ position: 'relative', flex: 1, height: 28, borderBottom: rule }}>
        {row.segments.map((segment) => {
          const { key, leg, start, end } = segment;
          const text = segmentText(segment, t);
          return (
            <Button
              key={key}
              type="tertiary"
              data-segment={key}
              data-printed
              aria-label={text}
              title={text}
              tabIndex={key === reached ? 0 : -1}
              onClick={() => reach(segment)}
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
                ...type.small,
                color: colours[leg].text,
                background: colours[leg].fill,
                '&:hover, &:focus-visible, &:active': {
                  background: colours[leg].fill,
                  color: colours[leg].text
                },
                '&:focus-visible': {
                  zIndex: 1,
                  outline: `2px solid ${sys.color.surface.paperText}`,
                  outlineOffset: 1
                },
                '@media (pointer: coarse)': { minHeight: 24 }
              }}
              style={{
                left: `${computeOffset(start, rules)}%`,
                width: `${computeOffset(end, rules) - computeOffset(start, rules)}%`
              }}
            >
              {!narrow && leg === 'load' && end - start >= MIN_NAMED_MINUTES ? t(leg) : null}
            </Button>
          );
        })}
      </div>
    </div>
  );
}

/** The working days one below the other, with the legs of each vehicle. Arrow keys move between legs. */
export function DayChart({ timeline, rules, title, narrow }: DayChartProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const rows = React.useMemo(() => chartRows(timeline), [timeline]);
  const box = React.useRef<HTMLDivElement | null>(null);
  const [reached, setReached] = React.useState<TimelineSegment | null>(null);
  const [pointed, setPointed] = React.useState<TimelineSegment | null>(null);
  const all = rows.flatMap(({ segments }) => segments);
  const current = all.find(({ key }) => key === reached?.key) ?? null;
  const told = all.find(({ key }) => key === pointed?.key) ?? current;
  const handleArrowKey = (event: React.KeyboardEvent, from: TimelineSegment) => {
    const next = segmentAfter(rows, from, event.key);
    if (!next) return;
    event.preventDefault();
    setReached(next);
    box.current?.querySelector<HTMLElement>(`[data-segment="${next.key}"]`)?.focus();
  };
  return (
    <div css={{ padding: space(2, 3.5, 3), display: 'grid', gap: space(2) }}>
      <div
        ref={box}
        role="group"
        aria-label={`${title}. ${t('chartHint')}`}
        css={narrow ? undefined : { maxHeight: SCROLL_HEIGHT, overflowY: 'auto', scrollbarGutter: 'stable' }}
      >
        <Axis rules={rules} indent={!narrow} />
        {rows.map((row) => (
          <Row
            key={row.key}
            row={row}
            rules={rules}
            narrow={narrow}
            reached={(current ?? all[0])?.key}
            move={handleArrowKey}
            reach={setReached}
            point={setPointed}
          />
        ))}
      </div>
      <Legend />
      {/* The focused leg is read out by its own name: this is for the eye. */}
      <div aria-hidden="true" css={{ ...type.small, minHeight: 16 }}>
        {told ? segmentText(told, t) : t('chartHint')}
      </div>
    </div>
  );
}
