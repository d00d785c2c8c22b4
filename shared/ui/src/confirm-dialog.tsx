import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text?: string;
  /** The label of the button that does it. */
  readonly confirmLabel: string;
  /** The label of the button that does not; left out where the close icon is the only way back. */
  readonly cancelLabel?: string;
  readonly busy?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** One question with its answers at the right; Escape and the close icon mean no. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, text, confirmLabel, cancelLabel, busy = false, onConfirm, onClose } = props;
  return (
    <Modal isOpen={isOpen} toggle={onClose} centered>
      <ModalHeader toggle={onClose}>{title}</ModalHeader>
      {text !== undefined && <ModalBody>{text}</ModalBody>}
      <ModalFooter>
        {cancelLabel !== undefined && <Button onClick={onClose}>{cancelLabel}</Button>}
        <Button type="primary" onClick={onConfirm} disabled={busy}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
