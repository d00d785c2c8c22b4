import { formatMessage } from '@site/domain';
import { Modal, ModalHeader } from 'jimu-ui';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { RecordFormView } from './record-form-view';
import { formatAssetNoun } from './record-labels';
import { RecordConflict, RecordQuestions } from './record-questions';
import { useRecordDialog } from './use-record-dialog';
import type { RecordDialogOptions } from './use-record-dialog';

export interface RecordDialogProps extends RecordDialogOptions {
  /** Line under the title: the step, the location of the position. */
  readonly subtitle?: string;
  /** Goes one step back; the input stays as a draft. */
  onBack?(): void;
}

/** Form of a record in a dialog, to add or to edit one. */
export function RecordDialog({ subtitle, onBack, ...options }: RecordDialogProps) {
  const { record, product, serverUrl } = options;
  const t = useUiTexts();
  const locale = useLocale();
  const { type } = useThemeStyles();
  const dialog = useRecordDialog(options);
  const { model, saving, leave } = dialog;
  const { problem } = saving;
  const { form } = model;
  const noun = formatAssetNoun(form, locale, product);
  const title = record
    ? t('editTitle', { name: String(record.name ?? record.ownerName ?? noun) })
    : formatMessage('addAsset.title', locale, { type: noun });
  return (
    <>
      <Modal isOpen toggle={leave} backdrop="static" scrollable>
        <ModalHeader toggle={leave}>
          {problem?.kind === 'conflict' ? t('conflictTitle') : title}
          {subtitle !== undefined && <span css={{ display: 'block', ...type.hint }}>{subtitle}</span>}
        </ModalHeader>
        {problem?.kind === 'conflict' ? (
          <RecordConflict dialog={dialog} current={problem.current} serverUrl={serverUrl} />
        ) : (
          <RecordFormView dialog={dialog} serverUrl={serverUrl} onBack={onBack} />
        )}
      </Modal>
      <RecordQuestions dialog={dialog} />
    </>
  );
}
