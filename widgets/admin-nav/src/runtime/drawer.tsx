import { React } from 'jimu-core';
import { Button, Modal, ModalHeader } from 'jimu-ui';
import type { ReactNode } from 'react';
import { SiteIcon } from 'widgets/shared-code/site-core';
import { useTexts } from './use-texts';

/** A button that opens and closes what there is no room for beside the page. */
export function Drawer({ children }: { readonly children: ReactNode }) {
  const t = useTexts();
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon
        size="lg"
        type="tertiary"
        aria-label={t('open')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <SiteIcon name="menu" size={22} />
      </Button>
      <Modal
        isOpen={isOpen}
        toggle={close}
        css={{
          // Experience Builder's dialog carries the class itself, elsewhere it is inside.
          '&.modal-dialog, & [role="dialog"]': {
            position: 'fixed',
            inset: '0 auto 0 0',
            width: 280,
            maxWidth: '85%',
            height: '100%',
            maxHeight: 'none',
            margin: 0,
            borderRadius: 0
          }
        }}
      >
        <ModalHeader toggle={close}>{t('pages')}</ModalHeader>
        {children}
      </Modal>
    </>
  );
}
