import { React } from 'jimu-core';
import { Button, Option, Select } from 'jimu-ui';
import { formatNaira, formatNumber, PICKUP_VEHICLES, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PickupVehicle } from 'widgets/shared-code/site-base';
import { FigureTable } from 'widgets/shared-code/site-analysis';
import { findPile } from '../plan/plan-view';
import { dropWhatIf, keepWhatIf, requestWhatIf } from '../state';
import type { LeftOut, RoundsPlan, RoundsStateSetter } from '../state';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';
import { countFetched, formatDifference, formatTonnes, formatWithout } from '../words';

/** Values of the list: 'vehicle MB1', 'pile 12'. */
const readLeftOut = (value: string): LeftOut => {
  const [kind, name] = value.split(' ') as [string, string];
  return kind === 'vehicle' ? { vehicle: name as PickupVehicle } : { pileId: Number(name) };
};

interface WhatIfChoiceProps {
  readonly plan: RoundsPlan;
  readonly isBusy: boolean;
  readonly change: RoundsStateSetter;
}

/** Choice of a vehicle or a pile that the plan is to do without. */
export function WhatIfChoice({ plan, isBusy, change }: WhatIfChoiceProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const box = React.useRef<HTMLDivElement | null>(null);
  const [chosen, setChosen] = React.useState('');
  // The choice appears at the foot of the panel, below its visible part.
  React.useEffect(() => {
    box.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  const { fleet } = plan.inputs;
  const vehicles = PICKUP_VEHICLES.filter((vehicle) => (fleet[vehicle] ?? 0) > 0);
  return (
    <div ref={box} css={{ display: 'flex', gap: space(2) }}>
      <Select
        aria-label={t('leaveOut')}
        placeholder={t('leaveOut')}
        value={chosen}
        onChange={(_event, value: string) => setChosen(value)}
        css={{ flex: 1, minWidth: 0 }}
      >
        {vehicles.map((vehicle) => (
          <Option key={vehicle} value={`vehicle ${vehicle}`}>
            {t('oneVehicle', { vehicle, count: fleet[vehicle] })}
          </Option>
        ))}
        {plan.piles.map(({ id, millName, agentName, tonnesPurchased }) => (
          <Option key={id} value={`pile ${id}`}>
            {[millName ?? id, agentName ?? t('agentUnknown'), formatTonnes(tonnesPurchased!)].join(' · ')}
          </Option>
        ))}
      </Select>
      <Button
        disabled={chosen === '' || isBusy}
        onClick={() => change((before) => requestWhatIf(before, readLeftOut(chosen)))}
        css={{ flex: 'none' }}
      >
        {t('seeDifference')}
      </Button>
    </div>
  );
}

const countDays = ({ answer }: RoundsPlan): number => (answer.finish ? answer.finish.day + 1 : 0);

/** Formats the difference of two counts with its sign. */
const formatCountDifference = (difference: number): string =>
  `${difference > 0 ? '+' : difference < 0 ? '−' : ''}${formatNumber(Math.abs(difference))}`;

/** Returns the rows of the comparison: the current plan, the other one, and their difference. */
function listRows(plan: RoundsPlan, other: RoundsPlan, t: Texts) {
  const tonnes = other.answer.tonnes - plan.answer.tonnes;
  const createRow = (
    key: string,
    label: string,
    format: (shown: RoundsPlan) => string,
    difference: string,
    strong = false
  ) => ({ key, label, strong, values: [format(plan), format(other), difference] });
  return [
    createRow(
      'cost',
      t('cost'),
      ({ answer }) => formatNaira(answer.cost),
      formatDifference(other.answer.cost - plan.answer.cost),
      true
    ),
    createRow(
      'days',
      t('workingDays'),
      (shown) => formatNumber(countDays(shown)),
      formatCountDifference(countDays(other) - countDays(plan))
    ),
    createRow(
      'piles',
      t('pilesFetched'),
      (shown) => formatNumber(countFetched(shown)),
      formatCountDifference(countFetched(other) - countFetched(plan))
    ),
    createRow(
      'tonnes',
      t('tonnesFetched'),
      ({ answer }) => formatTonnes(answer.tonnes),
      `${tonnes > 0 ? '+' : tonnes < 0 ? '−' : ''}${formatTonnes(Math.abs(tonnes))}`
    )
  ];
}

interface WhatIfComparisonProps {
  readonly plan: RoundsPlan;
  readonly whatIf: RoundsPlan;
  readonly change: RoundsStateSetter;
}

/** The current plan beside the one without a vehicle or a pile, with the difference. */
export function WhatIfComparison({ plan, whatIf, change }: WhatIfComparisonProps) {
  const t = useTexts();
  const { space, rule, type } = useThemeStyles();
  const title = formatWithout(whatIf.without!, (id) => findPile(plan, String(id)).millName ?? String(id), t);
  return (
    <section
      aria-label={title}
      css={{ borderTop: rule, padding: space(2.5, 3.5), display: 'grid', gap: space(2) }}
    >
      <h3 css={{ margin: 0, ...type.heading }}>{title}</h3>
      <FigureTable
        caption={title}
        columns={[
          { key: 'now', title: t('now') },
          { key: 'without', title: t('without') },
          { key: 'difference', title: t('difference') }
        ]}
        rows={listRows(plan, whatIf, t)}
      />
      <div css={{ display: 'flex', gap: space(2) }}>
        <Button size="sm" type="primary" onClick={() => change(keepWhatIf)}>
          {t('keepThis')}
        </Button>
        <Button size="sm" onClick={() => change(dropWhatIf)}>
          {t('goBack')}
        </Button>
      </div>
    </section>
  );
}
