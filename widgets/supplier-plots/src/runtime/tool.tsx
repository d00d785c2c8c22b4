import { Loading, LoadingType } from 'jimu-ui';
import {
  fetchRole,
  Notice,
  Segments,
  Toasts,
  useRequest,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../config';
import { CountsView } from './counts-view';
import { ExportView } from './export/export-view';
import { PlotsView } from './plots-view';
import { ScreeningView } from './screening/screening-view';
import type { PlotViewName } from './state';
import { openPlot, PLOT_VIEWS } from './state';
import { usePlotsState } from './use-plots-state';
import { useTexts } from './use-texts';

const VIEW_LABELS = { plots: 'viewPlots', screening: 'viewScreening', files: 'viewFiles' } as const;

type ToolProps = AnalysisPartProps<Settings>;

/** The views of the tool for accounts that may read plots. */
function Views({ canWrite, ...props }: ToolProps & { readonly canWrite: boolean }) {
  const { id, config } = props;
  const t = useTexts();
  const [state, change] = usePlotsState(id);
  const { view, selection, shipment, form } = state;
  const selected = {
    selection,
    serverUrl: config.serverUrl,
    onSelectPlot: (plotId: string) => change((before) => openPlot(before, plotId))
  };
  return (
    <>
      {form === null && (
        <Segments<PlotViewName>
          label={t('views')}
          options={PLOT_VIEWS.map((value) => ({ value, label: t(VIEW_LABELS[value]) }))}
          value={view}
          onChange={(next) => change((before) => ({ ...before, view: next }))}
        />
      )}
      {view === 'plots' && <PlotsView {...props} state={state} change={change} canWrite={canWrite} />}
      {view === 'screening' && <ScreeningView {...selected} />}
      {view === 'files' && (
        <ExportView
          {...selected}
          shipment={shipment}
          onShipment={(next) => change((before) => ({ ...before, shipment: next }))}
        />
      )}
      <Toasts />
    </>
  );
}

/** The tool: the plots, their screening, and files of them; for others than staff their numbers. */
export function Tool(props: ToolProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const role = useRequest([props.config.serverUrl], ([url]) => fetchRole(url));
  const { last } = role;
  return (
    <div css={{ padding: space(3, 4, 4), display: 'grid', gap: space(3), minWidth: 0 }}>
      {role.status === 'failed' ? (
        <Notice kind="error" onRetry={role.retry}>
          {t('roleFailed', { message: role.fault.message })}
        </Notice>
      ) : last === null ? (
        <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: 120 }} />
      ) : last === 'staff' || last === 'admin' ? (
        <Views {...props} canWrite={last === 'admin'} />
      ) : (
        <CountsView serverUrl={props.config.serverUrl} />
      )}
    </div>
  );
}
