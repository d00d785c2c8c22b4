import { Button, Loading, LoadingType, Pagination } from 'jimu-ui';
import { formatNumber, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PlotsViewProps } from '../plots-view-props';
import { hasFilter, openForm, openPlot } from '../state';
import { ReadFault } from '../read-fault';
import { useTexts } from '../use-texts';
import { PlotFilters } from './plot-filters';
import { PlotRow } from './plot-row';
import { PLOTS_PER_PAGE, usePlotLgas, usePlots } from './use-plots';

/** The plots that the filters select, by page, with their number among all. */
export function PlotsList({ state, change, config, locale, canWrite }: PlotsViewProps) {
  const t = useTexts();
  const { type, weight, space } = useThemeStyles();
  const { serverUrl } = config;
  const answer = usePlots(state.selection, state.page, serverUrl);
  const lgas = usePlotLgas(serverUrl);
  const { last } = answer;
  return (
    <>
      {canWrite && (
        <Button type="primary" onClick={() => change((before) => openForm(before, 'add'))}>
          {t('newPlot')}
        </Button>
      )}
      <PlotFilters state={state} change={change} locale={locale} lgas={lgas.last?.data ?? null} />
      {lgas.status === 'failed' && lgas.fault.kind !== 'refused' && (
        <Notice kind="error" plain onRetry={lgas.retry}>
          {t('lgasFailed', { message: lgas.fault.message })}
        </Notice>
      )}
      {answer.status === 'failed' && (
        <ReadFault fault={answer.fault} failedText="listFailed" onRetry={answer.retry} />
      )}
      {last === null && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 200 }} />
      )}
      {last && (
        <section aria-busy={answer.busy} aria-label={t('plots')} css={{ display: 'grid', gap: space(2) }}>
          <span role="status" css={{ fontWeight: weight.strong }}>
            {hasFilter(state)
              ? t('someCount', { count: formatNumber(last.total), all: formatNumber(last.all) })
              : t('allCount', { count: formatNumber(last.all) })}
          </span>
          {last.plots.length === 0 ? (
            <Notice plain>{t(hasFilter(state) ? 'noneFound' : canWrite ? 'noPlots' : 'noPlotsYet')}</Notice>
          ) : (
            <ul css={{ listStyle: 'none', margin: 0, padding: 0 }}>
              {last.plots.map((plot) => (
                <PlotRow
                  key={plot.id}
                  plot={plot}
                  locale={locale}
                  onOpen={() => change((before) => openPlot(before, plot.id))}
                />
              ))}
            </ul>
          )}
          {last.total > PLOTS_PER_PAGE && (
            <Pagination
              simple
              totalPage={Math.ceil(last.total / PLOTS_PER_PAGE)}
              current={state.page}
              onChangePage={(page) => change((before) => ({ ...before, page }))}
            />
          )}
          <span css={type.hint}>{t('scopeHint')}</span>
        </section>
      )}
    </>
  );
}
