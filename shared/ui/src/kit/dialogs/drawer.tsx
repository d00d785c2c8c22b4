import { React } from 'jimu-core';
import { Button, Modal, ModalHeader } from 'jimu-ui';
import type { ReactNode } from 'react';

interface DrawerProps {
  /** Accessible name of the button that opens and closes the drawer. */
  readonly label: string;
  readonly heading: string;
  /** Icon of the button. */
  readonly sign: ReactNode;
  /** Edge of the window at which the drawer opens. */
  readonly side: 'left' | 'right';
  /** @param close closes the drawer, after a choice for instance. */
  children(close: () => void): ReactNode;
}

/** A button that opens a drawer at an edge of the window, for content that the page has no room for. */
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
          // Experience Builder's dialog carries the class itself; in the local host it is inside.
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
