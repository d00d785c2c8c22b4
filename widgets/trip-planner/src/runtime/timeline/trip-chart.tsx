import { React } from 'jimu-core';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import { formatTimeOfDay, TRIP_LEGS } from 'widgets/shared-code/site-domain';
import type { TripLeg, TripRules, TripTimeline } from 'widgets/shared-code/site-domain';
import { DayChart } from 'widgets/shared-code/site-analysis';
import { useTexts } from '../use-texts';
import { listTripRows } from './trip-rows';

interface TripChartProps {
  readonly timeline: TripTimeline;
  readonly rules: TripRules;
  /** Accessible name of the chart. */
  readonly title: string;
  /** True when the names of rows are above them, as there is no space beside. */
  readonly narrow: boolean;
}

/** Returns the fill of each leg, and the colour of text on it. */
function useLegColors(): Readonly<Record<TripLeg, { readonly fill: string; readonly color: string }>> {
  const { info, primary, secondary } = useThemeStyles().sys.color;
  return {
    driveOut: { fill: info.main, color: info.text },
    load: { fill: primary.main, color: primary.text },
    driveBack: { fill: `color-mix(in srgb, ${info.main} 55%, ${info.light})`, color: info.text },
    offload: { fill: secondary.main, color: secondary.text }
  };
}

/** Shortest leg that has space for its name, minutes. */
const MIN_NAMED_MINUTES = 75;

const formatMinute = (minutes: number): string => formatTimeOfDay(minutes) ?? '';

/** The working days one below the other, with the legs of each vehicle. */
export function TripChart({ timeline, rules, title, narrow }: TripChartProps) {
  const t = useTexts();
  const colors = useLegColors();
  const trips = React.useMemo(() => listTripRows(timeline), [timeline]);
  const rows = trips.map(({ key, day, vehicle, legs }) => ({
    key,
    label: t('dayOf', { day: day + 1, vehicle }),
    segments: legs.map(({ key: legKey, trip, leg, start, end }) => ({
      key: legKey,
      start,
      end,
      text: t('segment', {
        day: trip.day + 1,
        vehicle,
        trip: trip.trip,
        pile: trip.pileName,
        leg: t(leg),
        start: formatMinute(start),
        end: formatMinute(end),
        minutes: end - start
      }),
      ...colors[leg],
      ...(!narrow && leg === 'load' && end - start >= MIN_NAMED_MINUTES && { label: t(leg) })
    }))
  }));
  return (
    <DayChart
      rows={rows}
      hours={rules}
      title={title}
      legend={TRIP_LEGS.map((leg) => ({ label: t(leg), fill: colors[leg].fill }))}
      narrow={narrow}
    />
  );
}
