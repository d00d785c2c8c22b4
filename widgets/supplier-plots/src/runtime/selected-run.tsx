import { React } from 'jimu-core';
import { Button, Progress } from 'jimu-ui';
import { Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { countSelectedPlots } from 'widgets/shared-code/site-api';
import type { PlotSelection } from 'widgets/shared-code/site-domain';
import type { SelectedPlotsProps } from './plots-view-props';
import { useTexts } from './use-texts';

interface RunOptions {
  readonly serverUrl: string;
  readonly signal: AbortSignal;
  /** Called with the share that is done, 0 to 1. */
  onProgress(share: number): void;
}

export interface SelectedRun<T> {
  /** Number of selected plots. */
  readonly count: RequestState<number>;
  readonly work: RequestState<T>;
  start(): void;
}

/** Work on the selected plots, which starts on request; another selection ends it. */
export function useSelectedRun<T>(
  { selection, serverUrl }: Pick<SelectedPlotsProps, 'selection' | 'serverUrl'>,
  run: (selection: PlotSelection, options: RunOptions) => Promise<T>
): SelectedRun<T> {
  const selected = JSON.stringify(selection);
  const [started, setStarted] = React.useState<{ readonly selected: string } | null>(null);
  const count = useRequest([selected, serverUrl], (_question, { signal }) =>
    countSelectedPlots(selection, { serverUrl, signal })
  );
  const work = useRequest(
    started?.selected === selected ? [started, serverUrl] : null,
    (_question, { signal, tell }) => run(selection, { serverUrl, signal, onProgress: tell })
  );
  return { count, work, start: () => setStarted({ selected }) };
}

interface SelectedRunStartProps {
  readonly run: SelectedRun<unknown>;
  /** Beginning of the keys of its texts. */
  readonly texts: 'screening' | 'export';
  /** Key of another text for a selection without plots. */
  readonly none?: 'exportShipmentNone';
}

/** The button with the number of plots, the progress, or the reason why the work failed. */
export function SelectedRunStart({ run: { count, work, start }, texts, none }: SelectedRunStartProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const plots = count.last ?? 0;
  const failed = count.status === 'failed' ? count : work.status === 'failed' ? work : null;
  if (count.status === 'ready' && plots === 0) return <Notice>{t(none ?? `${texts}None`)}</Notice>;
  return (
    <>
      {work.status === 'loading' ? (
        <div css={{ display: 'grid', gap: space(2) }}>
          <div role="status">{t(`${texts}Running`, { count: plots })}</div>
          <Progress
            aria-label={t(`${texts}Progress`)}
            value={Math.round(100 * work.share)}
            css={{ height: 3 }}
          />
        </div>
      ) : (
        count.status !== 'failed' && (
          <Button type="primary" disabled={count.status !== 'ready'} onClick={start}>
            {t(`${texts}Start`, { count: plots })}
          </Button>
        )
      )}
      {failed && (
        <Notice kind="error" title={t(`${texts}Failed`)} onRetry={failed.retry}>
          {failed.fault.message}
        </Notice>
      )}
    </>
  );
}
