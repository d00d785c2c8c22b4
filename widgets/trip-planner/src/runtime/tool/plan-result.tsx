import { React } from 'jimu-core';
import { Button, Checkbox } from 'jimu-ui';
import { Chip, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, RequestState } from 'widgets/shared-code/site-base';
import { ExportMenu } from 'widgets/shared-code/site-records';
import { ResultPanel, ScopeLine, useRecordsDialog } from 'widgets/shared-code/site-analysis';
import { planCsv, planGeoJson } from '../plan-export';
import type { PlanFigures } from '../plan-view';
import { listShownTrips } from '../plan-view';
import type { PlannerState, PlannerStateSetter } from '../state';
import { removePlan } from '../state';
import { Timeline } from '../timeline/timeline';
import { useTexts } from '../use-texts';
import { dataDay, rulesText, scopeText, tonnesText } from '../words';
import { createPileRows } from './piles-rows';
import { Roads } from './roads';
import { Summary } from './summary';
import type { SeasonWays } from '../ways';

interface PlanResultProps {
  readonly toolId: string;
  readonly figures: PlanFigures;
  readonly ways: RequestState<SeasonWays>;
  /** Null unless the rainy season is requested. */
  readonly rainyWays: RequestState<SeasonWays> | null;
  readonly state: PlannerState;
  /** True when no other part shows the timeline. */
  readonly withTimeline: boolean;
  readonly locale: Locale;
  readonly change: PlannerStateSetter;
  /** Omitted when there is no map. */
  onShowMap?(): void;
}

interface PlanFooterProps extends Pick<PlanResultProps, 'figures' | 'change' | 'onShowMap'> {
  readonly comparing: boolean;
  onViewPiles(): void;
}

function PlanFooter({ figures, comparing, change, onViewPiles, onShowMap }: PlanFooterProps) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { plan, piles } = figures;
  return (
    <div css={{ borderTop: rule, padding: space(2.5, 4), display: 'grid', gap: space(2) }}>
      <p css={{ margin: 0, ...type.hint }}>{rulesText(figures, t)}</p>
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
      {piles.length < plan.piles.length && <Chip>{t('inPart')}</Chip>}
    </div>
  );
}

/** A plan: its vehicles, why others cost more, the distances of the piles, and the inputs. */
export function PlanResult(props: PlanResultProps) {
  const { toolId, figures, ways, rainyWays, state, withTimeline, locale, change, onShowMap } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const box = React.useRef<HTMLDivElement | null>(null);
  // A new plan starts below the form, which fills the sheet on a phone.
  React.useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'start' });
  }, [figures.plan.id]);
  const records = useRecordsDialog(toolId);
  const { plan, trips } = figures;
  const shown = listShownTrips(figures, state.shown);
  const title = t('planTitle', { tonnes: tonnesText(trips.tonnes) });
  const toExport = {
    figures,
    shown,
    ways: ways.status === 'ready' ? ways.answer.ways : null,
    rainy: rainyWays?.status === 'ready' ? { ...rainyWays.answer, locale } : null
  };
  const missing = plan.tonnes > trips.tonnes;
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
        <div css={{ padding: space(2, 4) }}>
          <ScopeLine scope={scopeText(figures, t)} date={dataDay(plan)} />
          {missing && (
            <Notice kind="warning" css={{ marginTop: space(2) }}>
              {t('fewerTonnes', { asked: tonnesText(plan.tonnes), tonnes: tonnesText(trips.tonnes) })}
            </Notice>
          )}
        </div>
        <Summary
          figures={figures}
          shown={shown.shown}
          onShow={(next) => change((before) => ({ ...before, shown: next }))}
        />
        {withTimeline && <Timeline figures={figures} shown={state.shown} locale={locale} framed={false} />}
        <Roads
          figures={figures}
          ways={ways}
          rainyWays={rainyWays}
          onRain={(rainy) => change((before) => ({ ...before, rainy }))}
        />
        <PlanFooter
          figures={figures}
          comparing={state.comparing}
          change={change}
          onViewPiles={() => records.open(createPileRows(plan, t))}
          onShowMap={onShowMap}
        />
      </ResultPanel>
      {records.dialog}
    </div>
  );
}
