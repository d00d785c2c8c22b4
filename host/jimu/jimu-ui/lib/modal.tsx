import Dialog from '@mui/material/Dialog';
import { createContext, useContext, useId, useState, useEffect } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from './button';
import { CloseIcon } from './icons';
import { useLibraryText } from './use-library-text';

export interface ModalProps {
  readonly isOpen?: boolean;
  readonly toggle?: () => void;
  readonly centered?: boolean;
  /** 'static' keeps the dialog open on a click outside; false draws no backdrop. */
  readonly backdrop?: boolean | 'static';
  readonly keyboard?: boolean;
  readonly scrollable?: boolean;
  readonly className?: string;
  readonly role?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
  readonly 'aria-describedby'?: string;
  readonly onClosed?: () => void;
  readonly children?: ReactNode;
}

/** Id of the header that names the dialog; the header sets whether it exists. */
const Naming = createContext<{ id: string; setNamed: (named: boolean) => void } | null>(null);

/** A dialog 440 px wide. Traps the focus, restores it on closing, closes on Escape through `toggle`. */
export function Modal(props: ModalProps) {
  const {
    isOpen = false,
    toggle,
    centered = true,
    backdrop = true,
    keyboard = true,
    className,
    children
  } = props;
  const { sys } = useTheme();
  const edge = sys.spacing(3);
  const id = useId();
  const [named, setNamed] = useState(false);
  return (
    <Dialog
      open={isOpen}
      className={className}
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown' ? keyboard : backdrop === true) toggle?.();
      }}
      hideBackdrop={backdrop === false}
      scroll={props.scrollable ? 'paper' : 'body'}
      aria-labelledby={props['aria-labelledby'] ?? (named ? id : undefined)}
      aria-describedby={props['aria-describedby']}
      aria-label={props['aria-label']}
      slotProps={{
        paper: {
          role: props.role ?? 'dialog',
          sx: {
            width: 440,
            maxWidth: `calc(100% - 2 * ${edge})`,
            margin: centered ? edge : `${edge} auto auto`
          }
        },
        transition: { onExited: props.onClosed, timeout: 140 }
      }}
    >
      <Naming.Provider value={{ id, setNamed }}>{children}</Naming.Provider>
    </Dialog>
  );
}

export interface ModalHeaderProps extends HTMLAttributes<HTMLDivElement> {
  /** Shows a close icon that calls this function. */
  readonly toggle?: () => void;
  readonly children?: ReactNode;
}

/** The title of a dialog, which names it, and its close icon. */
export function ModalHeader({ toggle, children, ...rest }: ModalHeaderProps) {
  const naming = useContext(Naming);
  const { sys } = useTheme();
  const close = useLibraryText()('close');
  const setNamed = naming?.setNamed;
  useEffect(() => {
    setNamed?.(true);
    return () => setNamed?.(false);
  }, [setNamed]);
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'flex-start',
        gap: sys.spacing(2),
        padding: `${sys.spacing(5)} ${sys.spacing(4)} ${sys.spacing(2)} ${sys.spacing(5)}`
      }}
      {...rest}
    >
      <h2 id={naming?.id} css={{ ...sys.typography.title1, flex: 1, paddingTop: sys.spacing(0.5) }}>
        {children}
      </h2>
      {toggle && (
        <Button icon size="sm" type="tertiary" aria-label={close} onClick={toggle}>
          <CloseIcon />
        </Button>
      )}
    </div>
  );
}

/** Content of a dialog. */
export function ModalBody(props: HTMLAttributes<HTMLDivElement>) {
  const { sys } = useTheme();
  return (
    <div
      css={{ padding: `${sys.spacing(1)} ${sys.spacing(5)} ${sys.spacing(3)}`, overflow: 'auto' }}
      {...props}
    />
  );
}

/** Buttons of a dialog, at the right. */
export function ModalFooter(props: HTMLAttributes<HTMLDivElement>) {
  const { sys } = useTheme();
  return (
    <div
      css={{
        display: 'flex',
        justifyContent: 'flex-end',
        flexWrap: 'wrap',
        gap: sys.spacing(2),
        padding: `${sys.spacing(2)} ${sys.spacing(5)} ${sys.spacing(5)}`
      }}
      {...props}
    />
  );
}
