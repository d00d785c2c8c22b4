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
  /** Sidebar of the builder beside which it is shown. */
  readonly position: 'left' | 'right';
  readonly isOpen: boolean;
  /** Element that opens it; pressing that does not close it. */
  readonly trigger: HTMLElement | readonly HTMLElement[] | null;
  /** Element that gets the focus after closing, instead of the trigger. */
  readonly backToFocusNode?: HTMLElement | null;
  readonly title?: ReactNode;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
  /** Called to close it: by its button, by Escape, or by a press elsewhere in a sidebar. */
  toggle(): void;
}

/** Attribute of the columns of the builder. */
const SIDEBAR = '[data-sidebar]';
const WIDTH = 260;

interface CloseButtonProps {
  readonly backTo: HTMLElement | null;
  onClose(): void;
}

/** Takes the focus when it is mounted, and returns it to `backTo` afterwards. */
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

/** Settings that do not fit in a panel, shown beside it. The rest of the builder stays usable. */
export function SidePopper(props: SidePopperProps) {
  const { position, isOpen, trigger, backToFocusNode, title, className, children, toggle } = props;
  const { sys } = useTheme();
  const titleId = useId();
  const triggers = [trigger ?? []].flat() as readonly HTMLElement[];
  const opener = triggers[0] ?? null;
  const handleClickAway = (event: MouseEvent | TouchEvent) => {
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
      <ClickAwayListener onClickAway={handleClickAway}>
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
