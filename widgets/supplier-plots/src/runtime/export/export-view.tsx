import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { SelectedPlotsProps } from '../plots-view-props';
import { SelectedRunStart, useSelectedRun } from '../selected-run';
import { useTexts } from '../use-texts';
import { ExportResult } from './export-result';
import { prepareExport } from './prepare-export';

/** Files of the selected plots for the EU, with what cannot be proven, and a report on paper. */
export function ExportView({ selection, serverUrl, onSelectPlot }: SelectedPlotsProps) {
  const t = useTexts();
  const { space, type, sys } = useThemeStyles();
  const run = useSelectedRun({ selection, serverUrl }, prepareExport);
  return (
    <div css={{ display: 'grid', gap: space(3), color: sys.color.surface.paperText }}>
      <p css={{ margin: 0, ...type.hint }}>{t('exportIntro')}</p>
      <SelectedRunStart run={run} texts="export" />
      {run.work.status === 'ready' && <ExportResult prepared={run.work.answer} onSelectPlot={onSelectPlot} />}
    </div>
  );
}
