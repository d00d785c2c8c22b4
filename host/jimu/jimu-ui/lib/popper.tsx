import ClickAwayListener from '@mui/material/ClickAwayListener';
import MuiPopper from '@mui/material/Popper';
import type { AriaAttributes, CSSProperties, ReactNode } from 'react';
import { Paper } from './surfaces';
import type { Placement } from './tooltip';

export interface PopperProps extends AriaAttributes {
  readonly open: boolean;
  readonly reference: HTMLElement | null;
  readonly placement?: Placement;
  readonly className?: string;
  readonly style?: CSSProperties;
  readonly disableResize?: boolean;
  readonly children?: ReactNode;
  /** Called on a click elsewhere or on Escape. */
  toggle?(event: object): void;
}

/** A small panel beside `reference`, above everything else. */
export function Popper({
  open,
  reference,
  placement = 'auto',
  className,
  style,
  children,
  toggle,
  ...aria
}: PopperProps) {
  return (
    <MuiPopper
      open={open && reference !== null}
      anchorEl={reference}
      placement={placement}
      sx={{ zIndex: 1300 }}
    >
      <ClickAwayListener onClickAway={(event) => toggle?.(event)}>
        <Paper
          role="dialog"
          className={className}
          style={style}
          {...aria}
          onKeyDown={(event) => {
            if (event.key === 'Escape') toggle?.(event);
          }}
        >
          {children}
        </Paper>
      </ClickAwayListener>
    </MuiPopper>
  );
}
