import { Segments, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import type { AnalysisPartProps } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../config';
import { ExportView } from './export/export-view';
import { PlotsView } from './list/plots-view';
import { ScreeningView } from './screening/screening-view';
import type { PlotViewName } from './state';
import { openPlot, PLOT_VIEWS, SUPPLIER_PLOTS } from './state';
import { useTexts } from './use-texts';

const VIEWS = { plots: PlotsView, screening: ScreeningView, files: ExportView };
const VIEW_LABELS = { plots: 'viewPlots', screening: 'viewScreening', files: 'viewFiles' } as const;

/** The tool: the plots, their screening, and files of them. */
export function Tool({ id, config }: AnalysisPartProps<Settings>) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [{ view, selection }, change] = useWidgetState(id, SUPPLIER_PLOTS);
  const View = VIEWS[view];
  return (
    <div css={{ padding: space(3, 4, 4), display: 'grid', gap: space(3) }}>
      <Segments<PlotViewName>
        label={t('views')}
        options={PLOT_VIEWS.map((value) => ({ value, label: t(VIEW_LABELS[value]) }))}
        value={view}
        onChange={(next) => change((before) => ({ ...before, view: next }))}
      />
      <View
        selection={selection}
        serverUrl={config.serverUrl}
        onSelectPlot={(plotId) => change((before) => openPlot(before, plotId))}
      />
    </div>
  );
}
