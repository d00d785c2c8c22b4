import MuiTooltip from '@mui/material/Tooltip';
import type { ReactElement, ReactNode } from 'react';

export type Placement =
  | 'auto'
  | 'top'
  | 'bottom'
  | 'left'
  | 'right'
  | 'top-start'
  | 'top-end'
  | 'bottom-start'
  | 'bottom-end'
  | 'left-start'
  | 'left-end'
  | 'right-start'
  | 'right-end';

export interface TooltipProps {
  readonly title: ReactNode;
  readonly placement?: Placement;
  readonly showArrow?: boolean;
  /** The tooltip adds a description to the control instead of naming it. */
  readonly describeChild?: boolean;
  readonly interactive?: boolean;
  readonly enterDelay?: number;
  readonly children: ReactElement;
}

/** A short text beside a control on hover and focus. Delays in ms. */
export function Tooltip(props: TooltipProps) {
  const {
    title,
    placement = 'auto',
    showArrow = false,
    describeChild,
    interactive,
    enterDelay = 300,
    children
  } = props;
  return (
    <MuiTooltip
      title={title}
      arrow={showArrow}
      describeChild={describeChild}
      disableInteractive={!interactive}
      enterDelay={enterDelay}
      placement={placement === 'auto' ? 'bottom' : placement}
    >
      {children}
    </MuiTooltip>
  );
}
