import { React } from 'jimu-core';
import { Button, Progress } from 'jimu-ui';
import { Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import { countSelectedPlots } from 'widgets/shared-code/site-api';
import type { SelectedPlotsProps } from '../plots-view-props';
import { useTexts } from '../use-texts';
import { ExportResult } from './export-result';
import { prepareExport } from './prepare-export';

/** Files of the selected plots for the EU, with what cannot be proven, and a report on paper. */
export function ExportView({ selection, serverUrl, onSelectPlot }: SelectedPlotsProps) {
  const t = useTexts();
  const { space, type, sys } = useThemeStyles();
  const selected = JSON.stringify(selection);
  const [started, setStarted] = React.useState<{ readonly selected: string } | null>(null);
  const count = useRequest([selected, serverUrl], (_question, { signal }) =>
    countSelectedPlots(selection, { serverUrl, signal })
  );
  const files = useRequest(
    started?.selected === selected ? [started, serverUrl] : null,
    (_question, { signal, tell }) => prepareExport(selection, { serverUrl, signal, onProgress: tell })
  );
  const failed = count.status === 'failed' ? count : files.status === 'failed' ? files : null;
  return (
    <div css={{ display: 'grid', gap: space(3), color: sys.color.surface.paperText }}>
      <p css={{ margin: 0, ...type.hint }}>{t('exportIntro')}</p>
      {count.status === 'ready' && count.answer === 0 && <Notice>{t('exportNone')}</Notice>}
      {files.status === 'loading' ? (
        <div css={{ display: 'grid', gap: space(2) }}>
          <div role="status">{t('exportRunning')}</div>
          <Progress
            aria-label={t('exportProgress')}
            value={Math.round(100 * files.share)}
            css={{ height: 3 }}
          />
        </div>
      ) : (
        count.last !== 0 && (
          <Button type="primary" disabled={count.status !== 'ready'} onClick={() => setStarted({ selected })}>
            {t('exportStart', { count: count.last ?? 0 })}
          </Button>
        )
      )}
      {failed && (
        <Notice kind="error" title={t('exportFailed')} onRetry={failed.retry}>
          {failed.fault.message}
        </Notice>
      )}
      {files.status === 'ready' && <ExportResult prepared={files.answer} onSelectPlot={onSelectPlot} />}
    </div>
  );
}
