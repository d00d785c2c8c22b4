import { React } from 'jimu-core';
import { Button, Checkbox } from 'jimu-ui';
import { Chip, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, RequestState } from 'widgets/shared-code/site-base';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { ResultPanel, ScopeLine, useRecordsDialog } from 'widgets/shared-code/site-analysis';
import { BasisNotice, BasisSwitch } from '../basis-switch';
import { useDifferences } from '../plan-difference';
import type { PlanDifferences } from '../plan-difference';
import { planCsv, planGeoJson } from '../plan-export';
import type { CurrentFigures, PlanFigures } from '../plan-view';
import { listShownTrips } from '../plan-view';
import type { PlannerState, PlannerStateSetter } from '../state';
import { removePlan, switchRain } from '../state';
import { Timeline } from '../timeline/timeline';
import { useTexts } from '../use-texts';
import { dataDay, differenceTexts, rulesText, scopeText, tonnesText } from '../words';
import type { WayLines } from '../way-lines';
import { LeftOut } from './left-out';
import { createPileRows } from './piles-rows';
import { Roads } from './roads';
import { Summary } from './summary';

interface PlanResultProps {
  readonly toolId: string;
  readonly figures: PlanFigures;
  readonly current: CurrentFigures;
  readonly lines: RequestState<WayLines>;
  readonly state: PlannerState;
  /** True when no other part shows the timeline. */
  readonly withTimeline: boolean;
  readonly locale: Locale;
  readonly change: PlannerStateSetter;
  /** Omitted when there is no map. */
  onShowMap?(): void;
}

interface PlanFooterProps extends Pick<PlanResultProps, 'figures' | 'locale' | 'change' | 'onShowMap'> {
  readonly comparing: boolean;
  onViewPiles(): void;
}

function PlanFooter(props: PlanFooterProps) {
  const { figures, comparing, locale, change, onViewPiles, onShowMap } = props;
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { plan, piles, leftOut } = figures;
  return (
    <div css={{ borderTop: rule, padding: space(2.5, 4), display: 'grid', gap: space(2) }}>
      <p css={{ margin: 0, ...type.hint }}>{rulesText(figures, locale, t)}</p>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        <Button size="sm" onClick={onViewPiles}>
          {t('viewPiles', { count: plan.piles.length })}
        </Button>
        {onShowMap && (
          <Button size="sm" onClick={onShowMap}>
            {t('showOnMap')}
          </Button>
        )}
      </div>
      <label css={{ display: 'flex', alignItems: 'center', gap: space(1), minHeight: 32 }}>
        <Checkbox
          checked={comparing}
          aria-label={t('compareNext')}
          onChange={(_event, next: boolean) => change((before) => ({ ...before, comparing: next }))}
        />
        <span aria-hidden="true">{t('compareNext')}</span>
      </label>
      {piles.length + leftOut.length < plan.piles.length && <Chip>{t('inPart')}</Chip>}
    </div>
  );
}

interface PlanHeadProps extends Pick<
  PlanResultProps,
  'figures' | 'current' | 'state' | 'withTimeline' | 'change'
> {
  readonly differences: PlanDifferences;
}

/** Returns whether a plan by road lacks only the roads of the rainy season, which is reported at its switch. */
const isSeasonMissing = ({ rainy }: PlannerState, { basis }: CurrentFigures): boolean =>
  rainy && basis?.distance === 'road';

/** Scope of the plan, its distances, and everything that it leaves out. */
function PlanHead({ figures, differences, current, state, withTimeline, change }: PlanHeadProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { plan, chosenTonnes } = figures;
  return (
    <div css={{ padding: space(2, 4), display: 'grid', gap: space(2) }}>
      <ScopeLine scope={scopeText(figures, t)} date={dataDay(plan)} />
      {plan.tonnes > chosenTonnes && (
        <Notice kind="warning">
          {t('fewerTonnes', { asked: tonnesText(plan.tonnes), tonnes: tonnesText(chosenTonnes) })}
        </Notice>
      )}
      {withTimeline && <BasisSwitch state={state} resolved={current} change={change} />}
      {!isSeasonMissing(state, current) && <BasisNotice state={state} resolved={current} change={change} />}
      <LeftOut figures={figures} />
      {differenceTexts(differences, t).map((text) => (
        <p key={text} css={{ margin: 0, ...type.hint }}>
          {text}
        </p>
      ))}
    </div>
  );
}

/** A plan: its vehicles, why others cost more, the distances of the piles, and the inputs. */
export function PlanResult(props: PlanResultProps) {
  const { toolId, figures, current, lines, state, withTimeline, locale, change, onShowMap } = props;
  const t = useTexts();
  const box = React.useRef<HTMLDivElement | null>(null);
  // A new plan starts below the form, which fills the sheet on a phone.
  React.useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [figures.plan.id]);
  const records = useRecordsDialog(toolId);
  const differences = useDifferences(figures, state.shown);
  const { plan, trips } = figures;
  const shown = listShownTrips(figures, state.shown);
  const title = t('planTitle', { tonnes: tonnesText(trips.tonnes) });
  const knownLines = lines.status === 'ready' ? lines.answer : null;
  const toExport = { figures, shown, differences, lines: knownLines, locale };
  return (
    <div ref={box}>
      <ResultPanel
        place="inside"
        title={title}
        label={t('planOf', { agent: plan.agent })}
        actions={
          <ExportMenu
            subject={title}
            fileName="trip-plan"
            csv={() => planCsv(toExport, t)}
            geoJson={() => planGeoJson(toExport, t)}
          />
        }
        closeLabel={t('closePlan')}
        onClose={() => change((before) => removePlan(before, plan.id))}
      >
        <PlanHead {...{ figures, differences, current, state, withTimeline, change }} />
        <Summary
          figures={figures}
          shown={shown.shown}
          onShow={(next) => change((before) => ({ ...before, shown: next }))}
        />
        {withTimeline && <Timeline {...{ state, current, locale, change }} framed={false} />}
        <Roads
          figures={figures}
          lines={lines}
          rainy={state.rainy}
          onRain={(rainy) => change((before) => switchRain(before, rainy))}
        >
          {isSeasonMissing(state, current) && (
            <BasisNotice state={state} resolved={current} change={change} />
          )}
        </Roads>
        <PlanFooter
          figures={figures}
          comparing={state.comparing}
          locale={locale}
          change={change}
          onViewPiles={() => records.open(createPileRows(plan, t))}
          onShowMap={onShowMap}
        />
      </ResultPanel>
      {records.dialog}
    </div>
  );
}
