import { buildInitialValues } from '@site/domain';
import type { AnyRecord } from '@site/services';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog';
import { useUiTexts } from '../base/use-ui-texts';
import { ConflictView } from './conflict-view';
import { swapPosition } from './use-record-dialog';
import type { RecordDialogModel } from './use-record-dialog';

interface RecordConflictProps {
  readonly dialog: RecordDialogModel;
  /** The record as another user has saved it. */
  readonly current: AnyRecord;
  readonly serverUrl: string;
}

/** The choice between the input and the record that another user has saved in the meantime. */
export function RecordConflict({ dialog, current, serverUrl }: RecordConflictProps) {
  const { model, saving, send } = dialog;
  return (
    <ConflictView
      key={current.version}
      model={model}
      current={current}
      busy={saving.busy}
      serverUrl={serverUrl}
      onDiscard={(theirs) => {
        model.rebase(theirs, current.version, theirs);
        saving.settle();
      }}
      onSave={(values) => {
        model.rebase(buildInitialValues(model.form, current), current.version, values);
        void send(values, current.version);
      }}
    />
  );
}

/** The questions over the form: whether to discard the input, or to swap latitude and longitude. */
export function RecordQuestions({ dialog }: { readonly dialog: RecordDialogModel }) {
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
