import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import { Button, Checkbox, Option, Select, TextInput } from 'jimu-ui';
import {
  formatMessage,
  formatQuantity,
  isFailure,
  LabelledField,
  Notice,
  PICKUP_VEHICLES,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, Parameters } from 'widgets/shared-code/site-base';
import { readTonnage, readTripRules, roundToGrams, toggleItem } from 'widgets/shared-code/site-domain';
import type { PlannerState, PlanInputs, PlannerStateSetter } from '../state';
import { queuePlan, chooseAgent } from '../state';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { problemText, tonnesText } from '../words';
import { FactoryField } from './factory-field';
import type { AgentEntry } from './use-agents';

interface PlanFormProps {
  readonly state: PlannerState;
  readonly agents: readonly AgentEntry[];
  readonly serverUrl: string;
  readonly view: JimuMapView | null;
  /** Parameters in force, for the capacities of vehicles. */
  readonly parameters: Parameters;
  readonly locale: Locale;
  readonly change: PlannerStateSetter;
}

interface FormProblem {
  readonly field: 'agent' | 'vehicles' | 'tonnage' | 'factory';
  readonly text: string;
}

interface TypedInputs extends Pick<PlannerState, 'vehicles' | 'factory' | 'factoryText'> {
  readonly agent: string | undefined;
  /** Unmoved tonnes of the agent; null when there are none. */
  readonly unmoved: number | null;
  readonly typed: string;
}

type InputsReading = { readonly wanted: PlanInputs } | { readonly problem: FormProblem };

/** Parses the inputs to the plan to request, or returns the first problem and its field. */
function readInputs(
  { agent, unmoved, vehicles, typed, factory, factoryText }: TypedInputs,
  locale: Locale,
  t: Texts
): InputsReading {
  const fail = (field: FormProblem['field'], text: string) => ({ problem: { field, text } });
  if (agent === undefined) return fail('agent', t('chooseAgentFirst'));
  if (unmoved === null) return fail('agent', formatMessage('agents.noPile', locale));
  if (vehicles.length === 0) return fail('vehicles', problemText('noVehicle', locale));
  if (factoryText?.trim()) return fail('factory', t('factoryUnknown'));
  const tonnes = readTonnage(typed, unmoved);
  if (!isFailure(tonnes)) return { wanted: { agent, vehicles, tonnes: tonnes.value, factory } };
  const words = problemText(tonnes.problem, locale, tonnes.values);
  return fail('tonnage', `${words}. ${t('upTo', { tonnes: tonnesText(unmoved) })}`);
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

interface AgentFieldProps extends Pick<PlanFormProps, 'agents' | 'locale'> {
  readonly chosen: string | undefined;
  readonly error: string | null;
  onChoose(name: string): void;
}

function AgentField({ agents, chosen, error, locale, onChoose }: AgentFieldProps) {
  const t = useTexts();
  const entryText = useEntryText(locale);
  return (
    <LabelledField label={t('agent')} error={error}>
      {(control) => (
        <Select
          {...control}
          aria-label={t('agent')}
          value={chosen}
          placeholder={t('chooseAgent')}
          onChange={(_event, name: string) => onChoose(name)}
        >
          {agents.map((entry) => (
            <Option key={entry.name} value={entry.name}>
              {entryText(entry)}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
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

interface TonnageFieldProps extends Pick<TypedInputs, 'typed' | 'unmoved'> {
  readonly error: string | null;
  onType(text: string): void;
}

function TonnageField({ typed, unmoved, error, onType }: TonnageFieldProps) {
  const t = useTexts();
  return (
    <LabelledField
      label={t('tonnage')}
      help={unmoved === null ? undefined : t('upTo', { tonnes: tonnesText(unmoved) })}
      error={error}
    >
      {(control) => (
        <TextInput
          {...control}
          autoComplete="off"
          inputMode="decimal"
          value={typed}
          onChange={(event) => onType(event.target.value)}
          css={{ width: '100%' }}
        />
      )}
    </LabelledField>
  );
}

/** Form for agent, vehicles, tonnes and factory. Errors are shown at their field; typed values stay. */
export function PlanForm(props: PlanFormProps) {
  const { state, agents, serverUrl, view, parameters, locale, change } = props;
  const t = useTexts();
  const { space } = useThemeStyles();
  const [problem, setProblem] = React.useState<FormProblem | null>(null);
  const chosen = agents.find(({ name }) => name === state.agent) ?? null;
  const unmoved = chosen?.unmoved ? roundToGrams(chosen.unmoved.tonnesPurchased) : null;
  const typed = state.tonnage ?? (unmoved === null ? '' : String(unmoved));
  const noPile = chosen !== null && unmoved === null;
  // An error does not apply to changed inputs.
  React.useEffect(
    () => setProblem(null),
    [state.agent, state.vehicles, state.tonnage, state.factory, state.factoryText]
  );
  const getFieldError = (field: FormProblem['field']) => (problem?.field === field ? problem.text : null);
  const handleSubmit = () => {
    const read = readInputs({ ...state, agent: chosen?.name, unmoved, typed }, locale, t);
    if ('problem' in read) return setProblem(read.problem);
    setProblem(null);
    change((before) => queuePlan(before, read.wanted));
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
      <AgentField
        agents={agents}
        chosen={chosen?.name}
        error={getFieldError('agent')}
        locale={locale}
        onChoose={(name) => change((before) => chooseAgent(before, name))}
      />
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
      <TonnageField
        typed={typed}
        unmoved={unmoved}
        error={getFieldError('tonnage')}
        onType={(tonnage) => change((before) => ({ ...before, tonnage }))}
      />
      <FactoryField
        state={state}
        serverUrl={serverUrl}
        view={view}
        parameters={parameters}
        error={getFieldError('factory')}
        change={change}
      />
      <Button type="primary" htmlType="submit">
        {formatMessage('agents.fetchSummary', locale)}
      </Button>
    </form>
  );
}
