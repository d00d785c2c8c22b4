import MuiCollapse from '@mui/material/Collapse';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from './button';
import { ChevronDownIcon, ChevronUpIcon } from './icons';

export interface CollapseProps {
  readonly isOpen?: boolean;
  readonly className?: string;
  readonly children?: ReactNode;
}

/** Shows or hides its children with a short animation; hidden ones are unmounted. */
export function Collapse({ isOpen = false, className, children }: CollapseProps) {
  return (
    <MuiCollapse in={isOpen} className={className} timeout={160} unmountOnExit>
      {children}
    </MuiCollapse>
  );
}

export interface CollapsablePanelProps {
  readonly label: ReactNode;
  readonly isOpen?: boolean;
  readonly defaultIsOpen?: boolean;
  readonly rightIcon?: ReactNode;
  readonly className?: string;
  readonly children?: ReactNode;
  onRequestOpen?(): void;
  onRequestClose?(): void;
}

/** A heading that shows or hides the content below it. */
export function CollapsablePanel(props: CollapsablePanelProps) {
  const {
    label,
    isOpen,
    defaultIsOpen = false,
    rightIcon,
    className,
    children,
    onRequestOpen,
    onRequestClose
  } = props;
  const [own, setOwn] = useState(defaultIsOpen);
  const id = useId();
  const open = isOpen ?? own;
  const togglePanel = () => {
    setOwn(!open);
    (open ? onRequestClose : onRequestOpen)?.();
  };
  return (
    <div className={className}>
      <Button type="tertiary" block aria-expanded={open} aria-controls={id} onClick={togglePanel}>
        <span css={{ flex: 1, textAlign: 'start' }}>{label}</span>
        {rightIcon ?? (open ? <ChevronUpIcon size={16} /> : <ChevronDownIcon size={16} />)}
      </Button>
      <div id={id}>
        <Collapse isOpen={open}>{children}</Collapse>
      </div>
    </div>
  );
}
