import { Button, Modal, ModalBody, ModalFooter, ModalHeader } from 'jimu-ui';
import { focusElement, formatMessage } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { useTexts } from '../use-texts';

interface LimitDialogProps {
  readonly isOpen: boolean;
  readonly limit: number;
  readonly locale: Locale;
  onClose(): void;
}

/** Dialog shown when an area beyond the limit is requested. */
export function LimitDialog({ isOpen, limit, locale, onClose }: LimitDialogProps) {
  const t = useTexts();
  return (
    <Modal isOpen={isOpen} toggle={onClose} centered>
      <ModalHeader toggle={onClose}>{formatMessage('serviceArea.limitAlert', locale)}</ModalHeader>
      <ModalBody>{formatMessage('serviceArea.limit', locale, { limit })}</ModalBody>
      <ModalFooter>
        <Button type="primary" ref={focusElement} onClick={onClose}>
          {t('close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}
