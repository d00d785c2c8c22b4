import { appActions, getAppStore } from 'jimu-core';
import { Button, Icon } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import type { ReactNode } from 'react';
import { isOwnEscape } from '../../../../../jimu/jimu-ui/lib/own-escape';
import { CloseIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import { useLibraryText } from '../../../../../jimu/jimu-ui/lib/use-library-text';
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
  const text = useLibraryText();
  // A dialog of a widget whose panel is closed takes the focus too: that opens nothing.
  const activate = () => {
    if (!hidden) getAppStore().dispatch(appActions.activateWidget(child.id));
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from inside
    <section
      id={id}
      aria-label={child.label}
      hidden={hidden}
      onFocus={activate}
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
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          gap: sys.spacing(2.5),
          flex: 'none',
          minHeight: 44,
          padding: `0 ${sys.spacing(1.5)} 0 ${sys.spacing(3.5)}`,
          borderBottom: `1px solid ${sys.color.divider.primary}`
        }}
      >
        {child.icon && <Icon icon={child.icon} size={18} />}
        <h2 css={{ ...sys.typography.title3, flex: 1 }}>{child.label}</h2>
        <Button icon size="sm" type="tertiary" aria-label={text('close')} onClick={onClose}>
          <CloseIcon />
        </Button>
      </div>
      <div css={{ flex: '0 1 auto', minHeight: 0, overflow: 'auto' }}>{children}</div>
    </section>
  );
}
