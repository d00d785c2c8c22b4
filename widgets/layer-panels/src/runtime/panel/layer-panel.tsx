import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type { Fault, Locale } from 'widgets/shared-code/site-core';
import { DateFilterForm, formatNumber, message, Notice, useLook } from 'widgets/shared-code/site-core';
import type { QueriedLayer, ReadyList, ReadyPanel } from 'widgets/shared-code/site-map';
import { codedNames, localText } from 'widgets/shared-code/site-map';
import type { FilterState } from '../filter-state';
import { AT_REST, checkedIn, isUntouched, sliderIn } from '../filter-state';
import { useColumns } from '../use-columns';
import { useConditions } from '../use-conditions';
import type { Filters } from '../use-filters';
import type { ListedLayer } from '../use-layers';
import type { Texts } from '../use-texts';
import type { Planner } from './agent-summary';
import { AgentSummary } from './agent-summary';
import { CheckList } from './check-list';
import { SliderRow } from './slider-row';
import { Summary } from './summary';
import { UnlocatedMills } from './unlocated-mills';
import { Figures } from './figures';
import { PanelFiles } from './panel-files';
import { useReadyPanel } from './use-ready-panel';
import { useAgentSums, useFigures, useHistograms, useScales, useSummary } from './use-panel-figures';

export interface LayerPanelProps {
  readonly listed: ListedLayer;
  /** What the layer is called here. */
  readonly title: string;
  readonly filters: Filters;
  readonly planner: Planner;
  readonly locale: Locale;
  readonly t: Texts;
  /** Hears how many records the filters keep, whenever that changes. */
  onCount(kept: number): void;
}

type FeatureLayer = Parameters<typeof useColumns>[0];

/** Figures that stand beside the count; the summary has the others. */
const LIVE = 4;

/** Why something could not be had; no answer at all has the words that every page has for it. */
const reasonOf = ({ code, message: reason }: Fault, locale: Locale): string =>
  code === 'network' ? `${message('auth.network', locale)}.` : reason;

interface FailureProps extends Pick<LayerPanelProps, 'locale' | 't'> {
  readonly of: { readonly fault: Fault; retry(): void };
  readonly text: 'panelFailed' | 'figuresFailed';
}

/** Why the panel, or its figures, could not be had. */
function Failure({ of, text, locale, t }: FailureProps) {
  const { type } = useLook();
  const isRefused = of.fault.kind === 'refused';
  return (
    <Notice kind="error" onRetry={isRefused ? undefined : of.retry} css={type.small}>
      {isRefused ? t('refused') : t(text, { reason: reasonOf(of.fault, locale) })}
    </Notice>
  );
}

/** A layer's 'Layer Properties', once what they hold is known. */
export function LayerPanel(props: LayerPanelProps) {
  const { listed, title, locale, t } = props;
  const { type, space } = useLook();
  const ready = useReadyPanel(listed);
  const panelBox = React.useRef<HTMLElement | null>(null);
  // What opens below the edge of the list would seem not to have opened. The row's own line comes last, so that it is in
  // sight even with a panel that is higher than the list.
  React.useEffect(() => {
    panelBox.current?.scrollIntoView?.({ block: 'nearest' });
    panelBox.current?.previousElementSibling?.scrollIntoView?.({ block: 'nearest' });
  }, [ready.status]);
  return (
    <section
      ref={panelBox}
      aria-label={`${message('layers.properties', locale)}: ${title}`}
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(3),
        padding: space(1, 4, 4)
      }}
    >
      {ready.status === 'ready' && <PanelContents {...props} panel={ready.answer} />}
      {ready.status === 'loading' && (
        <p role="status" css={{ margin: 0, ...type.hint }}>
          {t('readingFields')}
        </p>
      )}
      {ready.status === 'failed' && <Failure of={ready} text="panelFailed" locale={locale} t={t} />}
    </section>
  );
}

/** Its sliders, lists and dates, with the live count and sums. */
function PanelContents(props: LayerPanelProps & { readonly panel: ReadyPanel }) {
  const { listed, title, panel, filters, planner, locale, t, onCount } = props;
  const { id, jimuLayerView, map } = listed;
  const { sys, type, space } = useLook();
  const layer = jimuLayerView.layer as unknown as FeatureLayer;
  const { others, inForce } = useConditions(id, jimuLayerView, filters);
  const loading = useColumns(layer, panel, others);
  const columns = loading.status === 'ready' ? loading.answer : null;
  const [dragged, setDragged] = React.useState<FilterState | null>(null);
  const [showsSummary, setShowsSummary] = React.useState(false);
  const [resets, setResets] = React.useState(0);
  const state = dragged ?? filters.of(id);
  const figures = useFigures(columns, panel, state);
  const kept = figures?.count;
  React.useEffect(() => {
    if (kept !== undefined) onCount(kept);
  }, [kept, onCount]);
  const { drop } = filters;
  React.useEffect(() => () => drop(jimuLayerView), [drop, jimuLayerView]);
  const whole = useFigures(columns, panel, AT_REST);
  const total = whole?.count ?? 0;
  const summary = useSummary(columns, panel, state, figures);
  const agents = useAgentSums(columns, panel, state);
  const scales = useScales(columns, panel);
  const histograms = useHistograms(columns, panel, scales, state);
  const drag = (next: FilterState) => {
    setDragged(next);
    filters.drag(jimuLayerView, panel, next);
  };
  const settle = (next: FilterState) => {
    setDragged(null);
    filters.settle(id, jimuLayerView, panel, next);
  };
  const untouched = isUntouched(panel, state);
  const reset = () => {
    settle(AT_REST);
    setResets(resets + 1);
  };
  const fieldOf = (name: string) => layer.fields?.find((field) => field.name === name);
  /** What a layer calls a value of a field: by its list of values, else as it is. */
  const nameOf = (name: string, value: string) => {
    const field = fieldOf(name);
    return localText((field && codedNames(field)?.[value]) ?? value, locale);
  };
  const aliasIn = (field: string) => fieldOf(field)?.alias ?? field;
  const aliasOf = (field: string) => localText(aliasIn(field), locale);
  const titleOf = ({ name, field }: ReadyList) => {
    if (name === undefined) return aliasOf(field);
    return name === 'agent' ? message('agents.filter', locale) : t(`list_${name}`);
  };
  const filtersBy = panel.sliders.length > 0 || panel.lists.length > 0 || panel.dateFilter !== undefined;
  const shown = panel.figures ?? [];
  const decimalsOf = (field: string) => shown.find((figure) => figure.field === field)?.decimals ?? 0;
  const [live, more] = [shown.slice(0, LIVE), shown.slice(LIVE)];
  if (!filtersBy && shown.length === 0) return <p css={{ margin: 0 }}>{t('nothingToSet')}</p>;
  return (
    <>
      <p role="status" css={{ margin: 0, ...type.hint }}>
        {figures && t('countOf', { count: formatNumber(figures.count), total: formatNumber(total) })}
        {loading.status === 'loading' && t('reading', { percent: Math.round(100 * loading.share) })}
      </p>
      {loading.status === 'loading' && (
        <progress
          aria-hidden="true"
          value={loading.share}
          css={{ width: '100%', height: 4, accentColor: sys.color.primary.main }}
        />
      )}
      {loading.status === 'failed' && <Failure of={loading} text="figuresFailed" locale={locale} t={t} />}
      {live.length > 0 && loading.status !== 'failed' && (
        <Figures shown={live} figures={summary?.figures ?? null} locale={locale} t={t} aliasOf={aliasIn} />
      )}
      {panel.unlocatedMills && loading.status !== 'failed' && (
        <UnlocatedMills
          counted={panel.unlocatedMills}
          // Of a part of the mills nothing can be told.
          located={others === null ? (whole?.numbers[panel.unlocatedMills.field]?.sum ?? null) : null}
          view={map}
          alias={aliasIn(panel.unlocatedMills.field)}
          decimals={decimalsOf(panel.unlocatedMills.field)}
          locale={locale}
          t={t}
        />
      )}
      {panel.leavesOut && summary && summary.leftOut > 0 && (
        <p css={{ margin: 0, ...type.hint }}>
          {message(panel.leavesOut.note, locale, { count: formatNumber(summary.leftOut) })}
        </p>
      )}
      {figures?.count === 0 && !untouched && <p css={{ margin: 0 }}>{t('nothingLeft')}</p>}
      {panel.sliders.map((slider) => (
        <SliderRow
          key={`${slider.field} ${resets}`}
          slider={slider}
          alias={aliasOf(slider.field)}
          state={sliderIn(state, slider)}
          scale={scales[slider.field]!}
          histogram={histograms?.[slider.field] ?? null}
          locale={locale}
          t={t}
          onDrag={(thumb) => drag({ ...state, sliders: { ...state.sliders, [slider.field]: thumb } })}
          onSettle={(thumb) => settle({ ...state, sliders: { ...state.sliders, [slider.field]: thumb } })}
        />
      ))}
      {panel.lists.map((list) => (
        <CheckList
          key={list.field}
          title={titleOf(list)}
          items={list.items}
          checked={checkedIn(state, list)}
          locale={locale}
          labelOf={(item) => nameOf(list.field, item)}
          onChange={(checked) => settle({ ...state, lists: { ...state.lists, [list.field]: checked } })}
        />
      ))}
      {agents && <AgentSummary agents={agents} planner={planner} locale={locale} t={t} />}
      {panel.dateFilter && (
        <DateFilterForm
          key={resets}
          applied={state.date}
          locale={locale}
          onApply={(date) => settle({ ...state, date })}
        />
      )}
      <div css={{ display: 'flex', alignItems: 'center', gap: space(2), flexWrap: 'wrap' }}>
        {(more.length > 0 || (panel.countBy ?? []).length > 0) && (
          <Button size="sm" aria-expanded={showsSummary} onClick={() => setShowsSummary(!showsSummary)}>
            {message('layers.showSummary', locale)}
          </Button>
        )}
        {/* Dates may have been typed and not applied: those are reset too. */}
        {filtersBy && (
          <Button size="sm" disabled={untouched && !panel.dateFilter} onClick={reset}>
            {message('layers.reset', locale)}
          </Button>
        )}
        <PanelFiles
          layer={jimuLayerView.layer as unknown as QueriedLayer}
          title={title}
          where={inForce}
          kept={figures?.count ?? null}
          locale={locale}
          t={t}
        />
      </div>
      {showsSummary && summary && (
        <Summary
          panel={panel}
          more={more}
          figures={summary.figures}
          t={t}
          locale={locale}
          aliasOf={aliasIn}
          nameOf={nameOf}
        />
      )}
    </>
  );
}
