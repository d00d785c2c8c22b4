import { buildInitialValues, formatMessage } from '@site/domain';
import { Modal, ModalHeader } from 'jimu-ui';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog';
import { useThemeStyles } from '../kit/theme/styles';
import { useLocale, useUiTexts } from '../base/use-ui-texts';
import { ConflictView } from './conflict-view';
import { RecordFormView } from './record-form-view';
import { formatAssetNoun } from './record-labels';
import { swapPosition, useRecordDialog } from './use-record-dialog';
import type { RecordDialogModel, RecordDialogOptions } from './use-record-dialog';

export interface RecordDialogProps extends RecordDialogOptions {
  /** Line under the title: the step, the location of the position. */
  readonly subtitle?: string;
  /** Goes one step back; the input stays as a draft. */
  onBack?(): void;
}

/** The questions over the form: whether to discard the input, or to swap latitude and longitude. */
function RecordQuestions({ dialog }: { readonly dialog: RecordDialogModel }) {
  const { model, question, close, stay, applySwap } = dialog;
  const t = useUiTexts();
  const swapped = question === 'swap' ? swapPosition(model.values) : null;
  return (
    <>
      <ConfirmDialog
        isOpen={question === 'leave'}
        isRisky
        title={t('leaveTitle')}
        text={t('leaveText')}
        confirmLabel={t('leaveConfirm')}
        cancelLabel={t('leaveCancel')}
        onConfirm={close}
        onClose={stay}
      />
      {swapped && (
        <ConfirmDialog
          isOpen
          title={t('swapTitle')}
          text={t('swapText', {
            latitude: String(swapped.longitude),
            longitude: String(swapped.latitude)
          })}
          confirmLabel={t('swapConfirm')}
          cancelLabel={t('swapCancel')}
          onConfirm={() => applySwap(swapped)}
          onClose={() => applySwap(null)}
        />
      )}
    </>
  );
}

/** Form of a record in a dialog, to add or to edit one. */
export function RecordDialog({ subtitle, onBack, ...options }: RecordDialogProps) {
  const { record, product, serverUrl } = options;
  const t = useUiTexts();
  const locale = useLocale();
  const { type } = useThemeStyles();
  const dialog = useRecordDialog(options);
  const { model, saving, leave, send } = dialog;
  const { busy, problem } = saving;
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
          <ConflictView
            key={problem.current.version}
            model={model}
            current={problem.current}
            busy={busy}
            serverUrl={serverUrl}
            onDiscard={(theirs) => {
              model.rebase(theirs, problem.current.version, theirs);
              saving.settle();
            }}
            onSave={(values) => {
              const { current } = problem;
              model.rebase(buildInitialValues(form, current), current.version, values);
              void send(values, current.version);
            }}
          />
        ) : (
          <RecordFormView dialog={dialog} serverUrl={serverUrl} onBack={onBack} />
        )}
      </Modal>
      <RecordQuestions dialog={dialog} />
    </>
  );
}
