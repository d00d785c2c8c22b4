import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Notice, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { RainNote, ResultPanel, ScopeLine } from 'widgets/shared-code/site-analysis';
import { roundsCsv, roundsGeoJson } from '../export/rounds-files';
import { useRoundLines } from '../map/use-round-lines';
import { RoundsChart } from '../result/rounds-chart';
import { RoundsTable } from '../result/rounds-table';
import { DriverSheets } from '../sheets/driver-sheets';
import { closePlan } from '../state';
import type { RoundsPlan, RoundsState, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';
import { formatDataDay, formatFetched, formatScope, formatSearch } from '../words';
import { Headline } from './headline';
import { LeftPiles } from './left-piles';
import { WhatIfChoice, WhatIfComparison } from './what-if';

interface PlanResultProps {
  readonly plan: RoundsPlan;
  readonly state: RoundsState;
  readonly serverUrl: string;
  /** True when no other part shows the table and the timeline. */
  readonly withRounds: boolean;
  readonly change: RoundsStateSetter;
  /** Omitted when there is no map. */
  onShowMap?(): void;
}

/** Inputs of the plan, how good its answer is, and which chosen piles it lacks. */
function Head({ plan }: Pick<PlanResultProps, 'plan'>) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const { goneIds, unweighed, rain } = plan;
  return (
    <div css={{ padding: space(2, 3.5), display: 'grid', gap: space(1.5) }}>
      <p css={{ margin: 0, ...type.hint }}>{formatSearch(plan, t)}</p>
      {goneIds.length > 0 && (
        <Notice kind="warning">{t('gone', { count: goneIds.length, ids: goneIds.join(', ') })}</Notice>
      )}
      {unweighed.length > 0 && (
        <Notice kind="warning">
          {t('unweighedLeft', {
            count: unweighed.length,
            names: unweighed.map(({ id, millName }) => millName ?? id).join(', ')
          })}
        </Notice>
      )}
      <ScopeLine scope={formatScope(plan, locale, t)} date={formatDataDay(plan)} />
      {rain && <RainNote rain={rain} />}
    </div>
  );
}

/** Saves a plan as a file. */
function PlanFiles({ plan, serverUrl }: Pick<PlanResultProps, 'plan' | 'serverUrl'>) {
  const t = useTexts();
  const locale = useLocale();
  const lines = useRoundLines(plan, serverUrl);
  const content = { plan, lines: lines.status === 'ready' ? lines.answer : null, locale };
  return (
    <ExportMenu
      subject={t('planTitle')}
      fileName="pickup-rounds"
      csv={() => roundsCsv(content, t)}
      geoJson={() => roundsGeoJson(content, t)}
    />
  );
}

/** Buttons of a plan: driver sheets, what if, and the way to it on the map. */
function Actions({ plan, state, serverUrl, change, onShowMap }: Omit<PlanResultProps, 'withRounds'>) {
  const t = useTexts();
  const { space, rule } = useThemeStyles();
  const [isAsking, setIsAsking] = React.useState(false);
  const lines = useRoundLines(plan, serverUrl);
  return (
    <div css={{ borderTop: rule, padding: space(2.5, 3.5), display: 'grid', gap: space(2) }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <DriverSheets plan={plan} lines={lines.status === 'ready' ? lines.answer : null} />
        <Button size="sm" aria-expanded={isAsking} onClick={() => setIsAsking(!isAsking)}>
          {t('whatIf')}
        </Button>
        {onShowMap && (
          <Button size="sm" onClick={onShowMap}>
            {t('showOnMap')}
          </Button>
        )}
      </div>
      {isAsking && <WhatIfChoice plan={plan} isBusy={state.pending !== null} change={change} />}
    </div>
  );
}

/** A plan: cost, days, rounds, what is left behind, and what would be without a vehicle or a pile. */
export function PlanResult(props: PlanResultProps) {
  const { plan, state, serverUrl, withRounds, change } = props;
  const t = useTexts();
  const box = React.useRef<HTMLDivElement | null>(null);
  const current = state.plan!;
  const { rule } = useThemeStyles();
  // A new plan starts below the form, which fills the sheet on a phone.
  React.useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [plan.id]);
  return (
    <div ref={box}>
      <ResultPanel
        place="inside"
        title={t('planTitle')}
        chip={formatFetched(plan, t)}
        actions={<PlanFiles plan={plan} serverUrl={serverUrl} />}
        closeLabel={t('closePlan')}
        onClose={() => change(closePlan)}
      >
        {state.whatIf && <WhatIfComparison plan={current} whatIf={state.whatIf} change={change} />}
        <Headline plan={plan} />
        <Head plan={plan} />
        {withRounds && plan.answer.rounds.length > 0 && (
          <div css={{ borderTop: rule }}>
            <RoundsTable plan={plan} openRound={state.openRound} change={change} />
            <RoundsChart plan={plan} narrow change={change} />
          </div>
        )}
        <LeftPiles plan={plan} />
        {!state.whatIf && <Actions {...props} />}
      </ResultPanel>
    </div>
  );
}
