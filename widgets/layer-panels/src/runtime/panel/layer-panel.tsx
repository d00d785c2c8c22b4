import { React } from 'jimu-core';
import {
  formatMessage,
  formatNumber,
  joinWithColon,
  Notice,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { getCodedNames, hasRecords, translateText } from 'widgets/shared-code/site-map';
import type { QueriedLayer, ReadyPanel } from 'widgets/shared-code/site-map';
import type { FilterState } from '../filter-state';
import { DEFAULT_FILTERS, isUntouched } from '../filter-state';
import { useColumns } from '../use-columns';
import { useConditions } from '../use-conditions';
import type { Filters } from '../use-filters';
import type { ListedLayer } from '../use-layers';
import type { Texts } from '../use-texts';
import type { PlannerIds } from './agent-summary';
import { PanelButtons } from './panel-buttons';
import { PanelFilters } from './panel-filters';
import { PicturePanel } from './picture-panel';
import { Summary } from './summary';
import { UnlocatedMills } from './unlocated-mills';
import { Figures } from './figures';
import { PanelFiles } from './panel-files';
import { useReadyPanel } from './use-ready-panel';
import { useFigures, useSummary } from './use-panel-figures';

export interface LayerPanelProps {
  readonly listed: ListedLayer;
  /** Title of the layer in the list. */
  readonly title: string;
  readonly filters: Filters;
  readonly planner: PlannerIds;
  readonly locale: Locale;
  readonly t: Texts;
  /** Called with the number of records that the filters keep, whenever it changes. */
  onCount(kept: number): void;
}

type FeatureLayer = Parameters<typeof useColumns>[0];

/** Figures shown beside the count; the summary shows the others. */
const MAX_LIVE_FIGURES = 4;

/** Returns the reason of a failure; a network failure has the same text on every page. */
const describeFault = ({ code, message: reason }: Fault, locale: Locale): string =>
  code === 'network' ? `${formatMessage('auth.network', locale)}.` : reason;

interface FailureProps extends Pick<LayerPanelProps, 'locale' | 't'> {
  readonly of: { readonly fault: Fault; retry(): void };
  readonly text: 'panelFailed' | 'figuresFailed';
}

/** Error notice for a panel or its figures. */
function Failure({ of, text, locale, t }: FailureProps) {
  const { type } = useThemeStyles();
  const isRefused = of.fault.kind === 'refused';
  return (
    <Notice kind="error" onRetry={isRefused ? undefined : of.retry} css={type.small}>
      {isRefused ? t('refused') : t(text, { reason: describeFault(of.fault, locale) })}
    </Notice>
  );
}

/** 'Layer Properties' of a layer, shown when its contents are known. */
export function LayerPanel(props: LayerPanelProps) {
  const { listed, title, locale, t } = props;
  const { type, space } = useThemeStyles();
  const isPicture = listed.raster !== null || !hasRecords(listed.jimuLayerView.layer);
  const ready = useReadyPanel(listed);
  const panelBox = React.useRef<HTMLElement | null>(null);
  // Scrolls the panel into view when it opens below the edge of the list. The layer's row is scrolled last,
  // so that it stays visible when the panel is higher than the list.
  React.useEffect(() => {
    panelBox.current?.scrollIntoView?.({ block: 'nearest' });
    panelBox.current?.previousElementSibling?.scrollIntoView?.({ block: 'nearest' });
  }, [ready.status]);
  return (
    <section
      ref={panelBox}
      aria-label={joinWithColon(formatMessage('layers.properties', locale), title)}
      css={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: space(3),
        padding: space(1, 4, 4)
      }}
    >
      {isPicture && <PicturePanel listed={listed} locale={locale} t={t} />}
      {!isPicture && ready.status === 'ready' && <PanelContents {...props} panel={ready.answer} />}
      {ready.status === 'loading' && (
        <p role="status" css={{ margin: 0, ...type.hint }}>
          {t('readingFields')}
        </p>
      )}
      {ready.status === 'failed' && <Failure of={ready} text="panelFailed" locale={locale} t={t} />}
    </section>
  );
}

type PanelFigures = NonNullable<ReturnType<typeof useFigures>>;

interface ContentsHeadProps extends Pick<LayerPanelProps, 'listed' | 'locale' | 't'> {
  readonly panel: ReadyPanel;
  readonly loading: ReturnType<typeof useColumns>;
  /** Figures of the records that the filters keep, and of all records; null until loaded. */
  readonly figures: PanelFigures | null;
  readonly whole: PanelFigures | null;
  readonly summary: ReturnType<typeof useSummary>;
  /** Whether other widgets filter the records as well. */
  readonly isNarrowed: boolean;
  /** Whether only records inside a drawn shape are counted. */
  readonly isInside: boolean;
  getAlias(field: string): string;
}

/** Returns '3 of 10', or '10 records' when the filters keep every record. */
const formatCount = (count: number, total: number, t: Texts): string =>
  count === total
    ? t('records', { count })
    : t('countOf', { count: formatNumber(count), total: formatNumber(total) });

/** Live count and sums of a panel. */
function ContentsHead(props: ContentsHeadProps) {
  const { listed, panel, loading, figures, whole, summary, isNarrowed, isInside, locale, t, getAlias } =
    props;
  const { sys, type } = useThemeStyles();
  const shown = panel.figures ?? [];
  const live = shown.slice(0, MAX_LIVE_FIGURES);
  const { unlocatedMills } = panel;
  const getDecimals = (field: string) => shown.find((figure) => figure.field === field)?.decimals ?? 0;
  return (
    <>
      <p role="status" css={{ margin: 0, ...type.hint }}>
        {figures && formatCount(figures.count, whole?.count ?? 0, t)}
        {loading.status === 'loading' && t('reading', { percent: Math.round(100 * loading.share) })}
        {isInside && ` · ${formatMessage('shape.inside', locale)}`}
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
        <Figures shown={live} figures={summary?.figures ?? null} locale={locale} t={t} getAlias={getAlias} />
      )}
      {unlocatedMills && loading.status !== 'failed' && (
        <UnlocatedMills
          counted={unlocatedMills}
          // The difference is unknown when another widget filters the mills.
          located={isNarrowed ? null : (whole?.numbers[unlocatedMills.field]?.sum ?? null)}
          view={listed.map}
          alias={getAlias(unlocatedMills.field)}
          decimals={getDecimals(unlocatedMills.field)}
          locale={locale}
          t={t}
        />
      )}
      {panel.leavesOut && summary && summary.leftOut > 0 && (
        <p css={{ margin: 0, ...type.hint }}>
          {formatMessage(panel.leavesOut.note, locale, { count: formatNumber(summary.leftOut) })}
        </p>
      )}
    </>
  );
}

/** Returns functions for the names of a layer's fields and values, as stored and in the reader's language. */
function useFieldNames(layer: FeatureLayer, locale: Locale) {
  return React.useMemo(() => {
    const findField = (name: string) => layer.fields?.find((field) => field.name === name);
    const getAlias = (name: string) => findField(name)?.alias ?? name;
    const formatAlias = (name: string) => translateText(getAlias(name), locale);
    /** Returns the name of a coded value, or the value itself. */
    const formatCodedValue = (name: string, value: string) => {
      const field = findField(name);
      return translateText((field && getCodedNames(field)?.[value]) ?? value, locale);
    };
    return { aliasIn: getAlias, getAlias: formatAlias, getValueName: formatCodedValue };
  }, [layer, locale]);
}

/**
 * Sliders, lists and dates of a panel, with its live count and sums. A moved thumb is painted first, then the
 * figures and the bars that follow from it.
 */
function PanelContents(props: LayerPanelProps & { readonly panel: ReadyPanel }) {
  const { listed, title, panel, filters, planner, locale, t, onCount } = props;
  const { id, jimuLayerView } = listed;
  const { type } = useThemeStyles();
  const layer = jimuLayerView.layer as unknown as FeatureLayer;
  const { others, inForce, shape } = useConditions(id, jimuLayerView, filters);
  const loading = useColumns(layer, panel, others, shape);
  const columns = loading.status === 'ready' ? loading.answer : null;
  const [dragged, setDragged] = React.useState<FilterState | null>(null);
  const [showsSummary, setShowsSummary] = React.useState(false);
  const [resets, setResets] = React.useState(0);
  const state = dragged ?? filters.getState(id);
  const counted = React.useDeferredValue(state);
  const figures = useFigures(columns, panel, counted);
  const kept = figures?.count;
  React.useEffect(() => {
    if (kept !== undefined) onCount(kept);
  }, [kept, onCount]);
  const { cancelPreview: drop } = filters;
  React.useEffect(() => () => drop(jimuLayerView), [drop, jimuLayerView]);
  const whole = useFigures(columns, panel, DEFAULT_FILTERS);
  const summary = useSummary(columns, panel, counted, figures);
  const { aliasIn, getAlias, getValueName } = useFieldNames(layer, locale);
  const handleDrag = (next: FilterState) => {
    setDragged(next);
    filters.preview(jimuLayerView, panel, next);
  };
  const handleSettle = (next: FilterState) => {
    setDragged(null);
    filters.apply(id, jimuLayerView, panel, next);
  };
  const handleReset = () => {
    handleSettle(DEFAULT_FILTERS);
    setResets(resets + 1);
  };
  const untouched = isUntouched(panel, state);
  const isFilter = panel.sliders.length > 0 || panel.lists.length > 0 || panel.dateFilter !== undefined;
  const words = { locale, t };
  return (
    <>
      <ContentsHead
        {...{ listed, panel, loading, figures, whole, summary, ...words }}
        isNarrowed={others !== null || shape !== null}
        isInside={shape !== null}
        getAlias={aliasIn}
      />
      {figures?.count === 0 && !untouched && <p css={{ margin: 0 }}>{t('nothingLeft')}</p>}
      {!isFilter && <p css={{ margin: 0, ...type.hint }}>{t('nothingToSet')}</p>}
      <PanelFilters
        {...{ panel, state, counted, columns, resets, planner, getAlias, getValueName, ...words }}
        onDrag={handleDrag}
        onSettle={handleSettle}
      />
      <PanelButtons
        showsSummary={showsSummary}
        // Typed dates that were not applied are reset too.
        canReset={isFilter && (!untouched || panel.dateFilter !== undefined)}
        locale={locale}
        onSummary={setShowsSummary}
        onReset={handleReset}
      >
        <PanelFiles
          layer={jimuLayerView.layer as unknown as QueriedLayer}
          kept={figures?.count ?? null}
          {...{ title, where: inForce, shape, ...words }}
        />
      </PanelButtons>
      {showsSummary && summary && (
        <Summary
          panel={panel}
          more={(panel.figures ?? []).slice(MAX_LIVE_FIGURES)}
          figures={summary.figures}
          getAlias={aliasIn}
          getValueName={getValueName}
          {...words}
        />
      )}
    </>
  );
}
