import { appActions, getAppStore } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import type { ReactNode } from 'react';
import { isOwnEscape } from '../../../../../jimu/jimu-ui/lib/own-escape';
import {
  FLOATING_PANEL,
  FLOATING_PANEL_CONTENT,
  PanelHeader
} from '../../../../../jimu/jimu-ui/lib/panel-header';
import type { Child } from './use-children';

export interface ToolPanelProps {
  readonly id: string;
  readonly child: Child;
  readonly hidden: boolean;
  /** px */
  readonly width: number;
  /** px */
  readonly maxHeight: number;
  readonly children: ReactNode;
  onClose(): void;
}

/** The floating panel of one widget, beside the rail. */
export function ToolPanel({ id, child, hidden, width, maxHeight, children, onClose }: ToolPanelProps) {
  const { sys } = useTheme();
  // A dialog of a widget with a closed panel can also take the focus; that must not open the panel.
  const activateTool = () => {
    if (!hidden) getAppStore().dispatch(appActions.activateWidget(child.id));
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape inside the panel closes it
    <div
      role="dialog"
      aria-modal="true"
      className={FLOATING_PANEL}
      id={id}
      aria-label={child.label}
      hidden={hidden}
      onFocus={activateTool}
      onKeyDown={(event) => {
        if (!isOwnEscape(event)) return;
        event.stopPropagation();
        onClose();
      }}
      style={{ width, maxHeight, display: hidden ? 'none' : 'flex' }}
      css={{
        position: 'absolute',
        top: 0,
        left: 'calc(100% + 12px)',
        flexDirection: 'column',
        overflow: 'hidden',
        pointerEvents: 'auto',
        background: sys.color.surface.paper,
        color: sys.color.surface.paperText,
        borderRadius: sys.shape.shape2,
        boxShadow: sys.shadow.shadow2
      }}
    >
      <PanelHeader title={child.label} icon={child.icon} onClose={onClose} />
      <div className={FLOATING_PANEL_CONTENT} css={{ flex: '0 1 auto', minHeight: 0, overflow: 'auto' }}>
        {children}
      </div>
    </div>
  );
}
