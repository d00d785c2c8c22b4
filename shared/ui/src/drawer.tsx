import { React } from 'jimu-core';
import { Button, Modal, ModalHeader } from 'jimu-ui';
import type { ReactNode } from 'react';

interface DrawerProps {
  /** Of the button that opens and closes it. */
  readonly label: string;
  readonly heading: string;
  /** The sign on the button. */
  readonly sign: ReactNode;
  /** The edge of the window that it stands at. */
  readonly side: 'left' | 'right';
  /** @param close what is chosen in it closes it. */
  children(close: () => void): ReactNode;
}

/** A button that opens, at an edge of the window, what there is no room for on the page. */
export function Drawer({ label, heading, sign, side, children }: DrawerProps) {
  const [isOpen, setOpen] = React.useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button
        icon
        size="lg"
        type="tertiary"
        aria-label={label}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {sign}
      </Button>
      <Modal
        isOpen={isOpen}
        toggle={close}
        css={{
          // Experience Builder's dialog carries the class itself, elsewhere it is inside.
          '&.modal-dialog, & [role="dialog"]': {
            position: 'fixed',
            inset: side === 'left' ? '0 auto 0 0' : '0 0 0 auto',
            width: 280,
            maxWidth: '85%',
            height: '100%',
            maxHeight: 'none',
            margin: 0,
            borderRadius: 0
          }
        }}
      >
        <ModalHeader toggle={close}>{heading}</ModalHeader>
        {children(close)}
      </Modal>
    </>
  );
}
