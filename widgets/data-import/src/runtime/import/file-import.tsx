import { Button } from 'jimu-ui';
import type { ImportDatasets, ImportUpload } from 'widgets/shared-code/site-domain';
import type { PageProps } from '../page-props';
import { useTexts } from '../use-texts';
import { formatDataset, formatSize } from '../words';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { formatCheckedChoice, toChoice } from './draft';
import type { DraftState } from './draft';
import { ImportStep } from './import-step';
import { useImportRun } from './use-import-run';
import type { ImportRunState } from './use-import-run';

/** Properties of each step of a file. */
export interface FileStepProps extends PageProps, DraftState {
  readonly upload: ImportUpload;
  readonly options: ImportDatasets;
  readonly runState: ImportRunState;
  /** Title and hint of the card. */
  readonly head: { readonly title: string; readonly hint: string };
  /** Begins a check with the current draft and the changes in `part`. */
  onCheck(part: Partial<DraftState['draft']>): void;
  /** Begins the import with the current draft. */
  onImport(): void;
  onRestart(): void;
}

interface FileImportProps extends Omit<FileStepProps, 'runState' | 'head' | 'onCheck' | 'onImport'> {
  onHistory(): void;
}

/** The steps after the upload of a file. */
export function FileImport({ onHistory, ...props }: FileImportProps) {
  const t = useTexts();
  const { upload, options, draft, update, serverUrl, locale } = props;
  const runState = useImportRun(upload.id, serverUrl);
  const handleCheck = (part: Partial<typeof draft>) => {
    const changed = { ...draft, ...part };
    const choice = toChoice(changed, changed.dataset);
    void runState.begin('check', choice);
    update({ ...part, step: 'check', checked: formatCheckedChoice(choice) });
  };
  const handleImport = () => {
    void runState.begin('import', toChoice(draft, draft.dataset));
    update({ step: 'import' });
  };
  const size = formatSize(upload.bytes, t);
  const hint =
    draft.step === 'columns'
      ? size
      : t('mappedTo', { size, dataset: formatDataset(draft.dataset, options.data, locale) });
  const stepProps: FileStepProps = {
    ...props,
    ...{ runState, head: { title: upload.name, hint } },
    ...{ onCheck: handleCheck, onImport: handleImport }
  };
  if (draft.step === 'columns') return <ColumnsStep {...stepProps} />;
  if (draft.step === 'check') return <CheckStep {...stepProps} />;
  return <ImportStep {...stepProps} onHistory={onHistory} />;
}

/** Button back to an earlier step. */
export function BackButton({ onBack }: { onBack(): void }) {
  const t = useTexts();
  return (
    <Button onClick={onBack} css={{ marginInlineEnd: 'auto' }}>
      {t('back')}
    </Button>
  );
}
