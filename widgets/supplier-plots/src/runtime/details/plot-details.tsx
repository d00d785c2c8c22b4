import { React } from 'jimu-core';
import { Button, Loading, LoadingType } from 'jimu-ui';
import { Notice, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { ERASED, findPlotBox, hasPlotConsent } from 'widgets/shared-code/site-domain';
import type { PlotRecord } from 'widgets/shared-code/site-domain';
import { useEarlierView } from 'widgets/shared-code/site-map';
import { DeleteRecordDialog, TrailDialog } from 'widgets/shared-code/site-records';
import { Checks } from '../checks';
import { PlotStatus } from '../list/plot-row';
import { usePlot } from '../list/use-plots';
import { usePlotInView, usePlotOnMap } from '../map/use-plot-on-map';
import type { PlotsViewProps } from '../plots-view-props';
import { ReadFault } from '../read-fault';
import { closePlot, openForm } from '../state';
import { useTexts } from '../use-texts';
import { PlotActions } from './plot-actions';
import { PlotFacts } from './plot-facts';

type Appearance = 'light' | 'dark';
const NO_FAULTS: PlotRecord['faults'] = [];

/** Facts that everybody who reads the plot must know first. */
function PlotWarnings({ plot }: { readonly plot: PlotRecord }) {
  const t = useTexts();
  return (
    <>
      {plot.supplier.includes(ERASED) && <Notice kind="warning">{t('supplierErased')}</Notice>}
      {plot.consentWithdrawnOn != null && !hasPlotConsent(plot) && (
        <Notice kind="warning">{t('consentWithdrawn')}</Notice>
      )}
      {findPlotBox(plot.geometry) === null && <Notice kind="warning">{t('notOnMap')}</Notice>}
    </>
  );
}

type OpenPlotProps = PlotsViewProps & { readonly plot: PlotRecord };

/** A plot with its fields, its checks and what can be done with it. */
function OpenPlot({ plot, change, config, locale, canWrite }: OpenPlotProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const [dialog, setDialog] = React.useState<'history' | 'delete' | null>(null);
  const record = { markerType: 'Plot', record: plot, serverUrl: config.serverUrl } as const;
  return (
    <>
      <div css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(2) }}>
        <h2 css={{ margin: 0, ...type.figure, overflowWrap: 'anywhere' }}>{plot.supplier}</h2>
        <PlotStatus status={plot.status} locale={locale} />
      </div>
      <span css={type.hint}>{plot.community}</span>
      <PlotWarnings plot={plot} />
      {canWrite && <PlotActions plot={plot} serverUrl={config.serverUrl} locale={locale} />}
      <h3 css={{ margin: 0, ...type.title }}>{t('checks')}</h3>
      <Checks check={plot} locale={locale} />
      <PlotFacts plot={plot} locale={locale} />
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
        {canWrite && (
          <Button onClick={() => change((before) => openForm(before, 'edit'))}>{t('edit')}</Button>
        )}
        <Button onClick={() => setDialog('history')}>{t('history')}</Button>
        {canWrite && <Button onClick={() => setDialog('delete')}>{t('delete')}</Button>}
      </div>
      {dialog === 'history' && <TrailDialog {...record} onClose={() => setDialog(null)} />}
      {dialog === 'delete' && (
        <DeleteRecordDialog {...record} onDeleted={() => change(closePlot)} onClose={() => setDialog(null)} />
      )}
    </>
  );
}

/** One plot in the panel and on the map, where everything else is dimmed. */
export function PlotDetails(props: PlotsViewProps & { readonly plotId: string }) {
  const { plotId, view, seen, change, config } = props;
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  const answer = usePlot(plotId, config.serverUrl);
  const plot = answer.last?.id === plotId ? answer.last : null;
  const hectares = plot?.area ?? null;
  const geometry = plot?.geometry ?? null;
  usePlotOnMap(seen ? view : null, {
    geometry,
    hectares,
    faults: plot?.faults ?? NO_FAULTS,
    isSketched: false,
    veil: sys.color.mode as Appearance
  });
  useEarlierView(view, plot !== null);
  usePlotInView(view, plot && geometry && { id: plot.id, geometry, hectares });
  return (
    <>
      <Button
        size="sm"
        type="tertiary"
        onClick={() => change(closePlot)}
        css={{ justifySelf: 'start', minHeight: 32, gap: space(1), paddingLeft: 0 }}
      >
        <SiteIcon name="chevronLeft" size={16} />
        {t('backToList')}
      </Button>
      {answer.status === 'failed' && answer.fault.code === 'record_not_found' && (
        <Notice kind="error">{t('plotGone')}</Notice>
      )}
      {answer.status === 'failed' && answer.fault.code !== 'record_not_found' && (
        <ReadFault fault={answer.fault} failedText="plotFailed" onRetry={answer.retry} />
      )}
      {plot === null && answer.busy && (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 200 }} />
      )}
      {plot && answer.status !== 'failed' && <OpenPlot {...props} plot={plot} />}
    </>
  );
}
