import { React } from 'jimu-core';
import { Button, Option, Select, TextInput } from 'jimu-ui';
import {
  changeWidgetState,
  formatMessage,
  formatQuantity,
  isFailure,
  LabelledField,
  Notice,
  PICKUP_VEHICLES,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { readTonnage, roundToGrams } from 'widgets/shared-code/site-domain';
import type { NameSum } from 'widgets/shared-code/site-domain';
import { openTool, REQUESTED_PLAN } from 'widgets/shared-code/site-tools';
import type { RequestedPlan } from 'widgets/shared-code/site-tools';
import type { Texts } from '../use-texts';
import type { PlannerIds } from './agent-summary';

interface LogisticsFormProps {
  /** Agents with piles that the filters keep. */
  readonly agents: readonly NameSum[];
  /** All unmoved piles by agent, regardless of the filters: a plan collects from all of them. */
  readonly unmoved: readonly NameSum[];
  /** Vehicles checked under 'Pickup vehicle'. */
  readonly vehicles: readonly string[];
  readonly planner: PlannerIds;
  readonly locale: Locale;
  readonly t: Texts;
}

interface FormProblem {
  readonly field: 'agent' | 'vehicles' | 'tonnage';
  readonly text: string;
}

const tonnesText = (tonnes: number): string => formatQuantity(tonnes, 't', 2);

interface ChosenPlan {
  readonly agent: string | null;
  readonly vehicles: readonly string[];
  /** The text as typed. */
  readonly tonnage: string;
  /** Tonnes of the agent's unmoved piles. */
  readonly all: number | null;
}

/** Reads the chosen plan; returns the problem if it is not valid. */
function readPlan(
  { agent, vehicles, tonnage, all }: ChosenPlan,
  locale: Locale,
  t: Texts
): FormProblem | RequestedPlan {
  if (agent === null) return { field: 'agent', text: t('chooseAgentFirst') };
  const checked = PICKUP_VEHICLES.filter((vehicle) => vehicles.includes(vehicle));
  if (checked.length === 0) return { field: 'vehicles', text: formatMessage('trips.noVehicle', locale) };
  const tonnes = readTonnage(tonnage, all ?? 0);
  if (isFailure(tonnes)) {
    const words = formatMessage(`trips.${tonnes.problem}`, locale, tonnes.values);
    return { field: 'tonnage', text: `${words}.` };
  }
  return { agent, vehicles: checked, tonnes: tonnes.value };
}

/**
 * Returns the state of the form: the chosen agent, or the only agent that the filters keep, and the tonnes,
 * initially all tonnes of the agent; and the action that opens the trip planner.
 */
function useLogistics({ agents, unmoved, vehicles, planner, locale, t }: LogisticsFormProps) {
  const [chosen, setChosen] = React.useState<string | null>(null);
  const [typed, setTyped] = React.useState<string | null>(null);
  const [problem, setProblem] = React.useState<FormProblem | null>(null);
  const only = agents.length === 1 ? agents[0]!.name : null;
  const agent = agents.find(({ name }) => name === (only ?? chosen))?.name ?? null;
  const tonnes = unmoved.find(({ name }) => name === agent)?.sum ?? null;
  const all = tonnes === null ? null : roundToGrams(tonnes);
  // A tonnage typed for another agent is discarded.
  React.useEffect(() => setTyped(null), [agent]);
  const tonnage = typed ?? (all === null ? '' : String(all));
  React.useEffect(() => setProblem(null), [agent, tonnage, vehicles]);
  const openPlanner = () => {
    const plan = readPlan({ agent, vehicles, tonnage, all }, locale, t);
    if ('field' in plan) return setProblem(plan);
    const { widgetId, plannerId } = planner;
    if (plannerId === undefined) return;
    changeWidgetState(plannerId, REQUESTED_PLAN, () => plan);
    openTool(plannerId, [widgetId]);
  };
  const getFieldError = (field: FormProblem['field']) => (problem?.field === field ? problem.text : null);
  return { agent, setAgent: setChosen, all, tonnage, setTonnage: setTyped, getFieldError, openPlanner };
}

/** Form for the tonnage to collect from an agent's piles; its button opens the trip planner with the plan. */
export function LogisticsForm(props: LogisticsFormProps) {
  const { agents, planner, locale, t } = props;
  const { plannerId } = planner;
  const { type, space } = useThemeStyles();
  const id = React.useId();
  const { agent, setAgent, all, tonnage, setTonnage, getFieldError, openPlanner } = useLogistics(props);
  return (
    <form
      noValidate
      aria-labelledby={id}
      onSubmit={(event) => {
        event.preventDefault();
        openPlanner();
      }}
      css={{ display: 'grid', gap: space(2) }}
    >
      <h4 id={id} css={{ margin: 0, ...type.heading }}>
        {t('logistics')}
      </h4>
      <p css={{ margin: 0, ...type.hint }}>
        {t(plannerId === undefined ? 'logisticsWithoutPlanner' : 'logisticsHint')}
      </p>
      {plannerId !== undefined && (
        <>
          <LabelledField label={t('agent')} error={getFieldError('agent')}>
            {(control) => (
              <Select
                {...control}
                size="sm"
                aria-label={t('agent')}
                value={agent ?? undefined}
                placeholder={t('chooseAgent')}
                onChange={(_event, name: string) => setAgent(name)}
              >
                {agents.map(({ name }) => (
                  <Option key={name} value={name}>
                    {name}
                  </Option>
                ))}
              </Select>
            )}
          </LabelledField>
          <LabelledField
            label={t('tonnage')}
            help={all === null ? undefined : t('tonnageUpTo', { tonnes: tonnesText(all) })}
            error={getFieldError('tonnage')}
          >
            {(control) => (
              <TextInput
                {...control}
                size="sm"
                autoComplete="off"
                inputMode="decimal"
                value={tonnage}
                onChange={(event) => setTonnage(event.target.value)}
                css={{ width: '100%' }}
              />
            )}
          </LabelledField>
          {getFieldError('vehicles') && (
            <Notice kind="error" plain>
              {getFieldError('vehicles')}
            </Notice>
          )}
          <Button type="primary" size="sm" htmlType="submit">
            {formatMessage('agents.fetchSummary', locale)}
          </Button>
        </>
      )}
    </form>
  );
}
