import { useTexts } from '../use-texts';
import { formatSize } from '../words';
import { CheckStep } from './check-step';
import { ColumnsStep } from './columns-step';
import { formatCheckedChoice, toChoice } from './draft';
import type { FileStepProps } from './file-step-props';
import { ImportStep } from './import-step';
import { formatTarget } from './own-layer-draft';
import { useImportRun } from './use-import-run';

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
    draft.step === 'columns' ? size : t('mappedTo', { size, dataset: formatTarget(draft, options, locale) });
  const stepProps: FileStepProps = {
    ...props,
    ...{ runState, head: { title: upload.name, hint } },
    ...{ onCheck: handleCheck, onImport: handleImport }
  };
  if (draft.step === 'columns') return <ColumnsStep {...stepProps} />;
  if (draft.step === 'check') return <CheckStep {...stepProps} />;
  return <ImportStep {...stepProps} onHistory={onHistory} />;
}
