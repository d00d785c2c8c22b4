import { FORMS, formatMessage } from '@site/domain';
import type { FormType } from '@site/domain';
import { announceRecords, toApiClientError, RECORD_CLIENTS } from '@site/services';
import type { AnyRecord } from '@site/services';
import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { focusElement } from '../base/focus-first';
import { Notice } from '../kit/notices/notice';
import { showToast } from '../kit/notices/toasts';
import { useTask } from '../kit/requests/use-task';
import { useLocale, useUiTexts } from '../base/use-ui-texts';

export interface DeleteRecordDialogProps {
  readonly markerType: FormType;
  readonly record: AnyRecord;
  readonly serverUrl: string;
  onDeleted(): void;
  onClose(): void;
}

/** Returns the display name of a record. */
export const getRecordName = (record: AnyRecord): string =>
  String(record.name ?? record.ownerName ?? record.supplier ?? record.id);

/** Confirms with YES or NO and deletes a record. The toast offers Undo. */
export function DeleteRecordDialog(props: DeleteRecordDialogProps) {
  const { markerType, record, serverUrl, onDeleted, onClose } = props;
  const t = useUiTexts();
  const locale = useLocale();
  const { busy, fault, run } = useTask();
  const { noun } = FORMS[markerType].edit;
  const name = getRecordName(record);
  // The dialog is closed by then, so toasts report the outcome.
  const bringBack = () =>
    void RECORD_CLIENTS[markerType].restore(record.id, { serverUrl }).then(
      () => {
        announceRecords(markerType);
        showToast('success', t('restored', { name }));
      },
      (error: unknown) =>
        showToast('error', t('restoreFailed', { name, message: toApiClientError(error).message }))
    );
  const remove = () =>
    void run(async () => {
      try {
        await RECORD_CLIENTS[markerType].remove(record.id, { version: record.version, serverUrl });
      } catch (error) {
        showToast('error', formatMessage(`admin.${noun}.deleteFailed`, locale));
        throw toApiClientError(error);
      }
      announceRecords(markerType);
      showToast('success', formatMessage(`admin.${noun}.deleted`, locale), {
        label: t('undo'),
        onClick: bringBack
      });
      onDeleted();
    });
  return (
    <Modal isOpen toggle={onClose}>
      <ModalHeader toggle={onClose}>{t('deleteTitle')}</ModalHeader>
      <ModalBody>
        <p css={{ margin: 0 }}>{formatMessage('admin.deleteQuestion', locale, { name })}</p>
        {fault && <Notice kind="error">{t('serverSays', { message: fault.message })}</Notice>}
      </ModalBody>
      <ModalFooter>
        <Button type="primary" onClick={onClose} ref={focusElement}>
          {formatMessage('admin.no', locale)}
        </Button>
        <Button onClick={remove} disabled={busy}>
          {formatMessage('admin.yes', locale)}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
