import { React } from 'jimu-core';
import { Button, Loading, LoadingType, Option, Progress, Select } from 'jimu-ui';
import {
  formatNumber,
  LabelledField,
  Notice,
  useRequest,
  useTask,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import { EXPORT_FILES } from 'widgets/shared-code/site-domain';
import type { ExportDataset, ExportFormat } from 'widgets/shared-code/site-domain';
import { fetchExport, fetchExportDatasets } from 'widgets/shared-code/site-api';
import { saveBlob } from 'widgets/shared-code/site-records';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import { formatFault, formatSize } from '../words';
import { ExportsTable } from './exports-table';

interface SavedFile {
  readonly name: string;
  readonly bytes: number;
}

interface ExportTask {
  readonly busy: boolean;
  readonly fault: ReturnType<typeof useTask>['fault'];
  /** File of the last export, until the next one begins. */
  readonly saved: SavedFile | null;
  /** Number of files that were saved. */
  readonly count: number;
  start(dataset: string, format: ExportFormat): void;
  cancel(): void;
}

/** Fetches a file and has the browser save it. A panel that is closed cancels it. */
function useExportTask(serverUrl: string): ExportTask {
  const { busy, fault, run } = useTask();
  const [saved, setSaved] = React.useState<SavedFile | null>(null);
  const [count, setCount] = React.useState(0);
  const running = React.useRef<AbortController | null>(null);
  const cancel = React.useCallback(() => running.current?.abort(), []);
  React.useEffect(() => cancel, [cancel]);
  const start = (dataset: string, format: ExportFormat) =>
    void run(async () => {
      const controller = new AbortController();
      running.current = controller;
      setSaved(null);
      try {
        const file = await fetchExport(dataset, format, { serverUrl, signal: controller.signal });
        const name = dataset + EXPORT_FILES[format].ending;
        saveBlob(name, file);
        setSaved({ name, bytes: file.size });
        setCount((before) => before + 1);
      } catch (error) {
        if (!controller.signal.aborted) throw error;
      }
    });
  return { busy, fault, saved, count, start, cancel };
}

/** Seconds for which a task has been running. */
function useElapsedSeconds(busy: boolean): number {
  const [seconds, setSeconds] = React.useState(0);
  React.useEffect(() => {
    if (!busy) return;
    setSeconds(0);
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, [busy]);
  return seconds;
}

/** Progress of an export, which begins to be sent once the server has written it. */
function ExportProgress({ onCancel }: { onCancel(): void }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const seconds = useElapsedSeconds(true);
  return (
    <div css={{ display: 'grid', gap: space(2), justifyItems: 'start' }}>
      <span role="status">{t('exporting')}</span>
      {seconds > 0 && <span aria-hidden>{t('elapsed', { seconds: formatNumber(seconds) })}</span>}
      <Progress type="linear" aria-label={t('exporting')} css={{ width: '100%' }} />
      <Button onClick={onCancel}>{t('cancelUpload')}</Button>
    </div>
  );
}

interface ExportFormProps extends PageProps {
  readonly datasets: readonly ExportDataset[];
  readonly task: ExportTask;
}

/** Choice of dataset and format, and what the format cannot carry. */
function ExportForm({ datasets, task, locale }: ExportFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [name, setName] = React.useState<string | null>(null);
  const [wanted, setWanted] = React.useState<ExportFormat>('csv');
  const { busy, fault, saved, start, cancel } = task;
  const dataset = datasets.find((each) => each.name === name) ?? datasets[0]!;
  const format = dataset.formats.includes(wanted) ? wanted : 'csv';
  return (
    <div css={{ display: 'grid', gap: space(4), maxWidth: space(160) }}>
      <LabelledField label={t('dataset')} help={t('exportRows', { count: dataset.rows })}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('dataset')}
            value={dataset.name}
            disabled={busy}
            onChange={(_event, next) => setName(String(next))}
          >
            {datasets.map((each) => (
              <Option key={each.name} value={each.name}>
                {each.title[locale]}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
      <LabelledField label={t('format')} help={t(`formatHelp_${format}`)}>
        {(control) => (
          <Select
            {...control}
            aria-label={t('format')}
            value={format}
            disabled={busy}
            onChange={(_event, next) => setWanted(next as ExportFormat)}
          >
            {dataset.formats.map((each) => (
              <Option key={each} value={each}>
                {t(`format_${each}`)}
              </Option>
            ))}
          </Select>
        )}
      </LabelledField>
      <p css={{ margin: 0 }}>{t('exportRecorded')}</p>
      {busy ? (
        <ExportProgress onCancel={cancel} />
      ) : (
        <Button
          type="primary"
          css={{ justifySelf: 'start' }}
          disabled={dataset.rows === 0}
          onClick={() => start(dataset.name, format)}
        >
          {t('download')}
        </Button>
      )}
      {fault && (
        <Notice kind="error" title={t('exportFailed')}>
          {formatFault(fault, t)}
        </Notice>
      )}
      <span role="status">
        {saved && t('exportSaved', { name: saved.name, size: formatSize(saved.bytes, t) })}
      </span>
    </div>
  );
}

/** Download of any dataset as a file that an import reads back without a change, and the earlier exports. */
export function ExportPanel({ pageSize, ...props }: PageProps & { readonly pageSize: number }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { serverUrl } = props;
  const task = useExportTask(serverUrl);
  const answer = useRequest([serverUrl], ([server], { signal }) =>
    fetchExportDatasets({ serverUrl: server, signal })
  );
  if (answer.status === 'failed')
    return (
      <Notice
        kind="error"
        title={t('exportDatasetsFailed')}
        onRetry={answer.fault.kind === 'refused' ? undefined : answer.retry}
      >
        {formatFault(answer.fault, t)}
      </Notice>
    );
  if (!answer.last)
    return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(60) }} />;
  return (
    <>
      <ExportForm {...props} datasets={answer.last} task={task} />
      <ExportsTable {...props} datasets={answer.last} pageSize={pageSize} count={task.count} />
    </>
  );
}
