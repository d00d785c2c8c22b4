import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { isFailure, Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ResultPanel, useBottomFolding } from 'widgets/shared-code/site-analysis';
import type { PlanFigures } from '../plan-view';
import { useShownTrips } from '../plan-view';
import type { ShownVehicle } from '../state';
import { useTexts } from '../use-texts';
import { problemText, shownText } from '../words';
import { TripChart } from './trip-chart';
import { TripsTable } from './trips-table';

interface TimelineProps {
  readonly figures: PlanFigures;
  readonly shown: ShownVehicle;
  readonly locale: Locale;
  /** True for a card of its own. */
  readonly framed: boolean;
}

/** Working days of the shown trips, as a chart or a table, titled 'Trip timeline · MB1, 3 trips'. */
export function Timeline({ figures, shown: wanted, locale, framed }: TimelineProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [asTable, setAsTable] = React.useState(false);
  const folding = useBottomFolding(framed);
  const shown = useShownTrips(figures, wanted)!;
  const { trips, timeline } = shown;
  const title = t('timelineOf', { vehicle: shownText(shown.shown, t), count: trips.length });
  return (
    <ResultPanel
      place={framed ? 'card' : 'inside'}
      title={title}
      label={t('timeline')}
      sign={<SiteIcon name="clock" />}
      chip={timeline.ok ? t('days', { count: timeline.value.days }) : undefined}
      actions={
        timeline.ok && (
          <Button size="sm" type="tertiary" onClick={() => setAsTable(!asTable)}>
            {t(asTable ? 'asChart' : 'asTable')}
          </Button>
        )
      }
      folding={{ ...folding, foldLabel: t('collapse'), unfoldLabel: t('expand') }}
    >
      {isFailure(timeline) && (
        <Notice kind="warning" css={{ margin: space(3) }}>
          {problemText(timeline.problem, locale, timeline.values)}
        </Notice>
      )}
      {timeline.ok && asTable && <TripsTable shown={shown} title={title} />}
      {timeline.ok && !asTable && (
        <div css={{ maxHeight: framed ? 260 : undefined }}>
          <TripChart timeline={timeline.value} rules={figures.rules} title={title} narrow={!framed} />
        </div>
      )}
    </ResultPanel>
  );
}
