import { useThemeStyles } from 'widgets/shared-code/site-base';
import { screenPlots } from 'widgets/shared-code/site-api';
import type { SelectedPlotsProps } from '../plots-view-props';
import { SelectedRunStart, useSelectedRun } from '../selected-run';
import { useTexts } from '../use-texts';
import { PurchasesSection } from './purchases-section';
import { ScreeningResult } from './screening-result';

/** Screening of the selected plots, and their suppliers' purchases. */
export function ScreeningView({ selection, serverUrl, onSelectPlot }: SelectedPlotsProps) {
  const t = useTexts();
  const { space, type, sys } = useThemeStyles();
  const run = useSelectedRun({ selection, serverUrl }, screenPlots);
  return (
    <div css={{ display: 'grid', gap: space(3), color: sys.color.surface.paperText }}>
      <p css={{ margin: 0, ...type.hint }}>{t('screeningIntro')}</p>
      <SelectedRunStart run={run} texts="screening" />
      {run.work.status === 'ready' && (
        <ScreeningResult result={run.work.answer} onSelectPlot={onSelectPlot} />
      )}
      <PurchasesSection selection={selection} serverUrl={serverUrl} />
    </div>
  );
}
