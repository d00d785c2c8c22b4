import { formatNaira, formatNumber } from 'widgets/shared-code/site-base';
import { HeadlineFigures } from 'widgets/shared-code/site-analysis';
import { computePlanStraightCost } from '../plan/plan-view';
import type { RoundsPlan } from '../state';
import { useTexts } from '../use-texts';
import { formatFinish } from '../words';

/** Cost and days of a plan, and what the same rounds would cost over straight lines. */
export function Headline({ plan }: { readonly plan: RoundsPlan }) {
  const t = useTexts();
  const { answer, inputs } = plan;
  const perTonne =
    answer.costPerTonne === null ? [] : [t('perTonne', { cost: formatNaira(answer.costPerTonne) })];
  const straight =
    inputs.distance === 'road' && answer.rounds.length > 0
      ? [t('straightSays', { cost: formatNaira(computePlanStraightCost(plan)) })]
      : [];
  const days = answer.finish ? answer.finish.day + 1 : 0;
  return (
    <HeadlineFigures
      figures={[
        {
          key: 'cost',
          label: t('cost'),
          text: formatNaira(answer.cost),
          value: answer.cost,
          note: [...perTonne, ...straight].join(' · ')
        },
        {
          key: 'days',
          label: t('workingDays'),
          text: formatNumber(days),
          value: days,
          note: formatFinish(answer, t)
        }
      ]}
    />
  );
}
