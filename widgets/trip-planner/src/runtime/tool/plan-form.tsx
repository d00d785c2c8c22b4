import { React } from 'jimu-core';
import { Button, Checkbox, Option, Select, TextInput } from 'jimu-ui';
import type { Locale, Parameters } from 'widgets/shared-code/site-core';
import {
  formatQuantity,
  LabelledField,
  formatMessage,
  Notice,
  PICKUP_VEHICLES,
  readTonnage,
  toggleItem,
  readTripRules,
  useThemeStyles,
  roundToGrams
} from 'widgets/shared-code/site-core';
import type { PlannerState } from '../state';
import { queuePlan, chooseAgent } from '../state';
import type { PlannerStateSetter } from '../use-planner';
import { useTexts } from '../use-texts';
import { problemText, tonnesText } from '../words';
import type { AgentEntry } from './use-agents';
import { isFailure } from 'widgets/shared-code/site-core';

interface PlanFormProps {
  readonly state: PlannerState;
  readonly agents: readonly AgentEntry[];
  /** Parameters in force, for the capacities of vehicles. */
  readonly parameters: Parameters;
  readonly locale: Locale;
  readonly change: PlannerStateSetter;
}

interface FormProblem {
  readonly field: 'agent' | 'vehicles' | 'tonnage';
  readonly text: string;
}

/** Returns a formatter of an agent's name with the unmoved tonnes. */
function useEntryText(locale: Locale): (entry: AgentEntry) => string {
  const t = useTexts();
  return ({ name, unmoved }) =>
    `${name} · ${
      unmoved
        ? t('unmoved', { count: unmoved.totalTransactions, tonnes: tonnesText(unmoved.tonnesPurchased) })
        : formatMessage('agents.noPile', locale)
    }`;
}

function Vehicles({ state, parameters, change }: Pick<PlanFormProps, 'state' | 'parameters' | 'change'>) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const { vehicles } = readTripRules(parameters);
  const id = React.useId();
  return (
    <fieldset aria-labelledby={id} css={{ border: 0, margin: 0, padding: 0, minWidth: 0 }}>
      <legend id={id} css={{ padding: 0, ...type.note, fontWeight: weight.medium }}>
        {t('vehicles')}
      </legend>
      <div css={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))' }}>
        {PICKUP_VEHICLES.map((vehicle) => {
          const label = `${vehicle} · ${formatQuantity(vehicles[vehicle].capacity, 't', 1)}`;
          return (
            <label
              key={vehicle}
              css={{ display: 'flex', alignItems: 'center', gap: space(1), minHeight: 32 }}
            >
              <Checkbox
                checked={state.vehicles.includes(vehicle)}
                aria-label={label}
                onChange={() =>
                  change((before) => ({
                    ...before,
                    vehicles: toggleItem(PICKUP_VEHICLES, before.vehicles, vehicle)
                  }))
                }
              />
              <span aria-hidden="true">{label}</span>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Form for agent, vehicles and tonnes. Errors are shown at their field; typed values stay. */
export function PlanForm({ state, agents, parameters, locale, change }: PlanFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const entryText = useEntryText(locale);
  const [problem, setProblem] = React.useState<FormProblem | null>(null);
  const chosen = agents.find(({ name }) => name === state.agent) ?? null;
  const unmoved = chosen?.unmoved ? roundToGrams(chosen.unmoved.tonnesPurchased) : null;
  const typed = state.tonnage ?? (unmoved === null ? '' : String(unmoved));
  const noPile = chosen !== null && unmoved === null;
  // An error does not apply to changed inputs.
  React.useEffect(() => setProblem(null), [state.agent, state.vehicles, state.tonnage]);
  const getFieldError = (field: FormProblem['field']) => (problem?.field === field ? problem.text : null);
  const handleSubmit = () => {
    if (!chosen) return setProblem({ field: 'agent', text: t('chooseAgentFirst') });
    if (unmoved === null) return setProblem({ field: 'agent', text: formatMessage('agents.noPile', locale) });
    if (state.vehicles.length === 0)
      return setProblem({ field: 'vehicles', text: problemText('noVehicle', locale) });
    const tonnes = readTonnage(typed, unmoved);
    if (isFailure(tonnes)) {
      const words = problemText(tonnes.problem, locale, tonnes.values);
      return setProblem({
        field: 'tonnage',
        text: `${words}. ${t('upTo', { tonnes: tonnesText(unmoved) })}`
      });
    }
    setProblem(null);
    const { vehicles } = state;
    change((before) => queuePlan(before, { agent: chosen.name, vehicles, tonnes: tonnes.value }));
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        handleSubmit();
      }}
      css={{ display: 'grid', gap: space(3), padding: space(3, 4) }}
    >
      <LabelledField label={t('agent')} error={getFieldError('agent')}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('agent')}
            value={chosen?.name}
            placeholder={t('chooseAgent')}
            onChange={(_event, name: string) => change((before) => chooseAgent(before, name))}
          >
            {agents.map((entry) => (
              <Option key={entry.name} value={entry.name}>
                {entryText(entry)}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
      {noPile && problem?.field !== 'agent' && (
        <Notice plain>{formatMessage('agents.noPile', locale)}</Notice>
      )}
      <div css={{ display: 'grid', gap: space(1) }}>
        <Vehicles state={state} parameters={parameters} change={change} />
        {getFieldError('vehicles') && (
          <Notice kind="error" plain>
            {getFieldError('vehicles')}
          </Notice>
        )}
      </div>
      <LabelledField
        label={t('tonnage')}
        help={unmoved === null ? undefined : t('upTo', { tonnes: tonnesText(unmoved) })}
        error={getFieldError('tonnage')}
      >
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            inputMode="decimal"
            value={typed}
            onChange={(event) => {
              const tonnage = event.target.value;
              change((before) => ({ ...before, tonnage }));
            }}
            css={{ width: '100%' }}
          />
        )}
      </LabelledField>
      <Button type="primary" htmlType="submit">
        {formatMessage('agents.fetchSummary', locale)}
      </Button>
    </form>
  );
}
