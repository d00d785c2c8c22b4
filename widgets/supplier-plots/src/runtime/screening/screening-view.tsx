import { React } from 'jimu-core';
import { Button, Progress } from 'jimu-ui';
import { Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { countSelectedPlots, screenPlots } from 'widgets/shared-code/site-api';
import type { PlotScreenings } from 'widgets/shared-code/site-api';
import type { SelectedPlotsProps } from '../plots-view-props';
import { useTexts } from '../use-texts';
import { PurchasesSection } from './purchases-section';
import { ScreeningResult } from './screening-result';

interface StartProps {
  readonly count: RequestState<number>;
  readonly screening: RequestState<PlotScreenings>;
  onStart(): void;
}

/** The button with the number of plots, or the progress of the screening. */
function ScreeningStart({ count, screening, onStart }: StartProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  if (count.status === 'failed')
    return (
      <Notice kind="error" title={t('screeningFailed')} onRetry={count.retry}>
        {count.fault.message}
      </Notice>
    );
  const plots = count.last ?? 0;
  if (count.status === 'ready' && plots === 0) return <Notice>{t('screeningNone')}</Notice>;
  if (screening.status === 'loading')
    return (
      <div css={{ display: 'grid', gap: space(2) }}>
        <div role="status">{t('screeningRunning', { count: plots })}</div>
        <Progress
          aria-label={t('screeningProgress')}
          value={Math.round(100 * screening.share)}
          css={{ height: 3 }}
        />
      </div>
    );
  return (
    <Button type="primary" disabled={count.status !== 'ready'} onClick={onStart}>
      {t('screeningStart', { count: plots })}
    </Button>
  );
}

/** Screening of the selected plots, and their suppliers' purchases. */
export function ScreeningView({ selection, serverUrl, onSelectPlot }: SelectedPlotsProps) {
  const t = useTexts();
  const { space, type, sys } = useThemeStyles();
  const selected = JSON.stringify(selection);
  const [started, setStarted] = React.useState<{ readonly selected: string } | null>(null);
  const count = useRequest([selected, serverUrl], (_question, { signal }) =>
    countSelectedPlots(selection, { serverUrl, signal })
  );
  const screening = useRequest(
    started?.selected === selected ? [started, serverUrl] : null,
    (_question, { signal, tell }) => screenPlots(selection, { serverUrl, signal, onProgress: tell })
  );
  return (
    <div css={{ display: 'grid', gap: space(3), color: sys.color.surface.paperText }}>
      <p css={{ margin: 0, ...type.hint }}>{t('screeningIntro')}</p>
      <ScreeningStart count={count} screening={screening} onStart={() => setStarted({ selected })} />
      {screening.status === 'failed' && (
        <Notice kind="error" title={t('screeningFailed')} onRetry={screening.retry}>
          {screening.fault.message}
        </Notice>
      )}
      {screening.status === 'ready' && (
        <ScreeningResult result={screening.answer} onSelectPlot={onSelectPlot} />
      )}
      <PurchasesSection selection={selection} serverUrl={serverUrl} />
    </div>
  );
}
