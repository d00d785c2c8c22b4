import { isFailure, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { ResultPanel } from 'widgets/shared-code/site-analysis';
import { BasisNotice, BasisSwitch } from '../basis-switch';
import type { CurrentFigures } from '../plan-view';
import type { PickupPlan, PlannerState, PlannerStateSetter } from '../state';
import { removePlan } from '../state';
import { useTexts } from '../use-texts';
import { planProblemText, tonnesText } from '../words';

interface MissingPlanProps {
  readonly plan: PickupPlan;
  readonly current: CurrentFigures;
  readonly state: PlannerState;
  readonly locale: Locale;
  readonly change: PlannerStateSetter;
}

/** A plan without figures: its roads are being requested, or it cannot be made. Other distances may do. */
export function MissingPlan({ plan, current, state, locale, change }: MissingPlanProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { made } = current;
  return (
    <ResultPanel
      place="inside"
      title={t('planTitle', { tonnes: tonnesText(plan.tonnes) })}
      label={t('planOf', { agent: plan.agent })}
      closeLabel={t('closePlan')}
      onClose={() => change((before) => removePlan(before, plan.id))}
    >
      <div css={{ padding: space(2, 4, 3), display: 'grid', gap: space(2) }}>
        <BasisSwitch state={state} resolved={current} change={change} />
        {made === null && <BasisNotice state={state} resolved={current} change={change} />}
        {made && isFailure(made) && (
          <Notice kind="warning">{planProblemText(made, plan, { locale, t })}</Notice>
        )}
      </div>
    </ResultPanel>
  );
}
