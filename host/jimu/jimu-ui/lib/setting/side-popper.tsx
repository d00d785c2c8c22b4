import ClickAwayListener from '@mui/material/ClickAwayListener';
import MuiPopper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from '../button';
import { CloseIcon } from '../icons';
import { isOwnEscape } from '../own-escape';
import { Paper } from '../surfaces';
import { useLibraryText } from '../use-library-text';

export interface SidePopperProps {
  /** Beside which sidebar of the builder it stands. */
  readonly position: 'left' | 'right';
  readonly isOpen: boolean;
  /** What opens it; pressing that does not close it. */
  readonly trigger: HTMLElement | readonly HTMLElement[] | null;
  /** Has the focus once it is closed, instead of the trigger. */
  readonly backToFocusNode?: HTMLElement | null;
  readonly title?: ReactNode;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
  /** Asks to be closed: by its button, by Escape, or by a press elsewhere in a sidebar. */
  toggle(): void;
}

/** A column of the builder says by that attribute that it is one. */
const SIDEBAR = '[data-sidebar]';
const WIDTH = 260;

interface CloseButtonProps {
  readonly backTo: HTMLElement | null;
  onClose(): void;
}

/** Has the focus as long as it is there, and gives it back. */
function CloseButton({ backTo, onClose }: CloseButtonProps) {
  const text = useLibraryText();
  const button = useRef<HTMLButtonElement>(null);
  const latest = useRef(backTo);
  useEffect(() => {
    latest.current = backTo;
  });
  useEffect(() => {
    button.current?.focus();
    return () => latest.current?.focus();
  }, []);
  return (
    <Button ref={button} icon type="tertiary" size="sm" aria-label={text('close')} onClick={onClose}>
      <CloseIcon size={14} />
    </Button>
  );
}

/** Settings for which a panel has no room, beside it; the rest of the builder can be used meanwhile. */
export function SidePopper(props: SidePopperProps) {
  const { position, isOpen, trigger, backToFocusNode, title, className, children, toggle } = props;
  const { sys } = useTheme();
  const titleId = useId();
  const triggers = [trigger ?? []].flat() as readonly HTMLElement[];
  const opener = triggers[0] ?? null;
  const leave = (event: MouseEvent | TouchEvent) => {
    const pressed = event.target as Element;
    if (pressed.closest(SIDEBAR) && !triggers.some((one) => one.contains(pressed))) toggle();
  };
  return (
    <MuiPopper
      open={isOpen && opener !== null}
      anchorEl={opener?.closest(SIDEBAR) ?? opener}
      placement={position === 'right' ? 'left-start' : 'right-start'}
      sx={{ zIndex: 1300 }}
    >
      <ClickAwayListener onClickAway={leave}>
        <Paper
          role="dialog"
          className={className}
          {...(title === undefined ? { 'aria-label': props['aria-label'] } : { 'aria-labelledby': titleId })}
          onKeyDown={(event) => {
            if (isOwnEscape(event)) toggle();
          }}
          css={{ width: WIDTH, maxHeight: '80vh', overflowY: 'auto' }}
        >
          <div
            css={{
              display: 'flex',
              alignItems: 'center',
              padding: `${sys.spacing(2)} ${sys.spacing(2)} ${sys.spacing(2)} ${sys.spacing(4)}`
            }}
          >
            <span id={titleId} css={{ flex: 1, fontWeight: sys.typography.title2.fontWeight }}>
              {title}
            </span>
            <CloseButton backTo={backToFocusNode ?? opener} onClose={toggle} />
          </div>
          {children}
        </Paper>
      </ClickAwayListener>
    </MuiPopper>
  );
}
