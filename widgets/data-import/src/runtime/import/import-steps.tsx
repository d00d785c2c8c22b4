import { Loading, LoadingType } from 'jimu-ui';
import { Notice, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import { fetchImportDatasets, removeImportFile } from 'widgets/shared-code/site-api';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import { formatFault } from '../words';
import { EMPTY_DRAFT, useDraft } from './draft';
import { FileImport } from './file-import';
import { FileStep } from './file-step';
import { StepCard } from './step-card';

interface ImportStepsProps extends PageProps {
  onHistory(): void;
}

/** Import of a file in four steps: the file, its columns, a check, the import. */
export function ImportSteps({ onHistory, ...props }: ImportStepsProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { widgetId, serverUrl } = props;
  const { draft, update } = useDraft(widgetId);
  const answer = useRequest([serverUrl], ([server], { signal }) =>
    fetchImportDatasets({ serverUrl: server, signal })
  );
  const options = answer.last;
  if (answer.status === 'failed')
    return (
      <Notice
        kind="error"
        title={t('datasetsFailed')}
        onRetry={answer.fault.kind === 'refused' ? undefined : answer.retry}
      >
        {formatFault(answer.fault, t)}
      </Notice>
    );
  if (!options)
    return <Loading type={LoadingType.Skeleton} text={t('loading')} css={{ height: space(100) }} />;
  const { upload } = draft;
  if (upload === null || draft.step === 'file')
    return (
      <StepCard step="file">
        <FileStep {...props} endings={options.endings} draft={draft} update={update} />
      </StepCard>
    );
  const handleRestart = () => {
    update(EMPTY_DRAFT);
    // The server removes it after a day in any case.
    removeImportFile(upload.id, { serverUrl }).catch(() => undefined);
  };
  return (
    <FileImport
      key={upload.id}
      {...props}
      upload={upload}
      options={options}
      draft={draft}
      update={update}
      onRestart={handleRestart}
      onHistory={onHistory}
    />
  );
}
