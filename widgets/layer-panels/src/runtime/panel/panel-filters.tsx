import { formatMessage, PICKUP_VEHICLES } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { NameSum, PanelColumns } from 'widgets/shared-code/site-domain';
import { DateFilterForm } from 'widgets/shared-code/site-analysis';
import type { ReadyList, ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from '../filter-state';
import { DEFAULT_FILTERS, getCheckedItems, getSliderState } from '../filter-state';
import type { Texts } from '../use-texts';
import type { PlannerIds } from './agent-summary';
import { AgentSummary } from './agent-summary';
import { CheckList } from './check-list';
import { LogisticsForm } from './logistics-form';
import { SliderRow } from './slider-row';
import { useAgentSums, useHistograms, useScales } from './use-panel-figures';

interface PanelFiltersProps {
  readonly panel: ReadyPanel;
  readonly state: FilterState;
  /** The state that the figures and the bars are of; behind `state` while they are computed. */
  readonly counted: FilterState;
  /** Values of the layer; null until loaded. */
  readonly columns: PanelColumns | null;
  /** Number of resets of the panel; each one discards text that was typed but not applied. */
  readonly resets: number;
  readonly planner: PlannerIds;
  readonly locale: Locale;
  readonly t: Texts;
  /** Returns the name of a field in the reader's language. */
  getAlias(field: string): string;
  /** Returns the name of a field's value. */
  getValueName(field: string, value: string): string;
  onDrag(state: FilterState): void;
  onSettle(state: FilterState): void;
}

/**
 * Returns the vehicles checked in the panel's list of pickup vehicles; all vehicles when it has no such list.
 */
function readCheckedVehicles({ lists }: ReadyPanel, state: FilterState): readonly string[] {
  const list = lists.find(({ name }) => name === 'pickupVehicle');
  return list ? getCheckedItems(state, list) : PICKUP_VEHICLES;
}

interface AgentsProps extends Pick<PanelFiltersProps, 'panel' | 'state' | 'planner' | 'locale' | 't'> {
  readonly agents: readonly NameSum[];
  readonly unmoved: readonly NameSum[];
}

/** Agents whose piles the filters keep, and the form that plans their trips. */
function Agents({ agents, unmoved, panel, state, ...rest }: AgentsProps) {
  return (
    <>
      <AgentSummary agents={agents} {...rest} />
      {agents.length > 0 && (
        <LogisticsForm
          agents={agents}
          unmoved={unmoved}
          vehicles={readCheckedVehicles(panel, state)}
          {...rest}
        />
      )}
    </>
  );
}

/** Sliders, lists, agents and dates of a panel. */
export function PanelFilters(props: PanelFiltersProps) {
  const {
    panel,
    state,
    counted,
    columns,
    resets,
    planner,
    locale,
    t,
    getAlias,
    getValueName,
    onDrag,
    onSettle
  } = props;
  const agents = useAgentSums(columns, panel, counted);
  const unmoved = useAgentSums(columns, panel, DEFAULT_FILTERS);
  const scales = useScales(columns, panel);
  const histograms = useHistograms(columns, panel, scales, counted);
  const getListTitle = ({ name, field }: ReadyList) => {
    if (name === undefined) return getAlias(field);
    return name === 'agent' ? formatMessage('agents.filter', locale) : t(`list_${name}`);
  };
  return (
    <>
      {panel.sliders.map((slider) => (
        <SliderRow
          key={`${slider.field} ${resets}`}
          slider={slider}
          alias={getAlias(slider.field)}
          state={getSliderState(state, slider)}
          scale={scales[slider.field]!}
          histogram={histograms?.[slider.field] ?? null}
          locale={locale}
          t={t}
          onDrag={(thumb) => onDrag({ ...state, sliders: { ...state.sliders, [slider.field]: thumb } })}
          onSettle={(thumb) => onSettle({ ...state, sliders: { ...state.sliders, [slider.field]: thumb } })}
        />
      ))}
      {panel.lists.map((list) => (
        <CheckList
          key={list.field}
          title={getListTitle(list)}
          items={list.items}
          checked={getCheckedItems(state, list)}
          locale={locale}
          getLabel={(item) => getValueName(list.field, item)}
          onChange={(checked) => onSettle({ ...state, lists: { ...state.lists, [list.field]: checked } })}
        />
      ))}
      {agents && unmoved && (
        <Agents
          agents={agents}
          unmoved={unmoved}
          panel={panel}
          state={state}
          planner={planner}
          locale={locale}
          t={t}
        />
      )}
      {panel.dateFilter && (
        <DateFilterForm
          key={resets}
          applied={state.date}
          locale={locale}
          onApply={(date) => onSettle({ ...state, date })}
        />
      )}
    </>
  );
}
