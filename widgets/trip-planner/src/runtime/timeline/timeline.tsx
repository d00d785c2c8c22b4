import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { isFailure, Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ResultPanel, useBottomFolding } from 'widgets/shared-code/site-analysis';
import { BasisNotice, BasisSwitch } from '../basis-switch';
import { useDifferences } from '../plan-difference';
import type { CurrentFigures, PlanFigures, ShownTrips } from '../plan-view';
import { useShownTrips } from '../plan-view';
import type { PlannerState, PlannerStateSetter, ShownVehicle } from '../state';
import { useTexts } from '../use-texts';
import { basisText, differenceTexts, planProblemText, problemText, shownText } from '../words';
import { TripChart } from './trip-chart';
import { TripsTable } from './trips-table';

interface TimelineProps {
  readonly state: PlannerState;
  readonly current: CurrentFigures;
  readonly locale: Locale;
  /** True for a card of its own, which has the switch of the distances. */
  readonly framed: boolean;
  readonly change: PlannerStateSetter;
}

interface ContentsProps extends Pick<TimelineProps, 'locale' | 'framed'> {
  readonly figures: PlanFigures;
  readonly shown: ShownTrips;
  readonly title: string;
  readonly asTable: boolean;
}

/** The chart or the table. */
function Contents({ figures, shown, title, asTable, locale, framed }: ContentsProps) {
  const { space } = useThemeStyles();
  const { timeline } = shown;
  if (isFailure(timeline))
    return (
      <Notice kind="warning" css={{ margin: space(3) }}>
        {problemText(timeline.problem, locale, timeline.values)}
      </Notice>
    );
  if (asTable) return <TripsTable shown={shown} title={title} />;
  return <TripChart timeline={timeline.value} rules={figures.rules} title={title} narrow={!framed} />;
}

interface DistanceLineProps extends Omit<TimelineProps, 'framed'> {
  readonly figures: PlanFigures | null;
}

/** The switch of the distances, and the difference that it makes. */
function DistanceLine({ figures, state, current, locale, change }: DistanceLineProps) {
  const { space, rule } = useThemeStyles();
  return (
    <div
      css={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(2, 3),
        padding: space(2, 3.5),
        borderBottom: rule
      }}
    >
      <BasisSwitch state={state} resolved={current} change={change} />
      {figures && <DifferenceText figures={figures} shown={state.shown} locale={locale} />}
    </div>
  );
}

interface DifferenceTextProps extends Pick<TimelineProps, 'locale'> {
  readonly figures: PlanFigures;
  readonly shown: ShownVehicle;
}

function DifferenceText({ figures, shown, locale }: DifferenceTextProps) {
  const t = useTexts();
  const { type } = useThemeStyles();
  const differences = useDifferences(figures, shown);
  return (
    <span css={{ flex: '1 1 240px', ...type.hint }}>
      {[`${basisText(figures.basis, locale, t)}.`, ...differenceTexts(differences, t)].join(' ')}
    </span>
  );
}

/** Why there are no trips: their roads are being requested, or the plan cannot be made. */
function MissingTrips({ state, current, locale, change }: Omit<TimelineProps, 'framed'>) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { made, plan } = current;
  return (
    <div css={{ padding: space(3, 3.5), display: 'grid', gap: space(2) }}>
      <BasisNotice state={state} resolved={current} change={change} />
      {made && isFailure(made) && plan && (
        <Notice kind="warning">{planProblemText(made, plan, { locale, t })}</Notice>
      )}
    </div>
  );
}

/** Working days of the shown trips, as a chart or a table, titled 'Trip timeline · MB1, 3 trips'. */
export function Timeline(props: TimelineProps) {
  const { state, current, locale, framed, change } = props;
  const t = useTexts();
  const [asTable, setAsTable] = React.useState(false);
  const folding = useBottomFolding(framed);
  const figures = current.made?.ok ? current.made.value : null;
  const shown = useShownTrips(figures, state.shown);
  const days = shown?.timeline.ok ? shown.timeline.value.days : null;
  const title = shown
    ? t('timelineOf', { vehicle: shownText(shown.shown, t), count: shown.trips.length })
    : t('timeline');
  return (
    <ResultPanel
      place={framed ? 'card' : 'inside'}
      title={title}
      label={t('timeline')}
      sign={<SiteIcon name="clock" />}
      chip={days === null ? undefined : t('days', { count: days })}
      actions={
        days !== null && (
          <Button size="sm" type="tertiary" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'asChart' : 'asTable')}
          </Button>
        )
      }
      folding={{ ...folding, foldLabel: t('collapse'), unfoldLabel: t('expand') }}
    >
      {framed && <DistanceLine {...{ figures, state, current, locale, change }} />}
      {figures && shown ? (
        <Contents {...{ figures, shown, title, asTable, locale, framed }} />
      ) : (
        <MissingTrips state={state} current={current} locale={locale} change={change} />
      )}
    </ResultPanel>
  );
}
