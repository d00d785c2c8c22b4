import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly text?: string;
  /** Label of the button that confirms. */
  readonly confirmLabel: string;
  /** Label of the button that cancels; without it only the close icon cancels. */
  readonly cancelLabel?: string;
  readonly busy?: boolean;
  /** Confirming loses something: the button that cancels has the primary colour. */
  readonly isRisky?: boolean;
  onConfirm(): void;
  onClose(): void;
}

/** A question with its buttons at the right; Escape and the close icon cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    isOpen,
    title,
    text,
    confirmLabel,
    cancelLabel,
    busy = false,
    isRisky = false,
    onConfirm,
    onClose
  } = props;
  return (
    <Modal isOpen={isOpen} toggle={onClose} centered>
      <ModalHeader toggle={onClose}>{title}</ModalHeader>
      {text !== undefined && <ModalBody>{text}</ModalBody>}
      <ModalFooter>
        {cancelLabel !== undefined && (
          <Button type={isRisky ? 'primary' : 'default'} onClick={onClose}>
            {cancelLabel}
          </Button>
        )}
        <Button type={isRisky ? 'default' : 'primary'} onClick={onConfirm} disabled={busy}>
          {confirmLabel}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
