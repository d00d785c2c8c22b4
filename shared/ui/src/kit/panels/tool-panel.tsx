import type { ReactNode } from 'react';
import { hooks } from 'jimu-core';
import { Fit } from './fit';
import { useThemeStyles } from '../theme/styles';

interface ToolPanelProps {
  /** The widget's folder name, used in its CSS class. */
  readonly name: string;
  /** The widget is in a controller's panel, which is a surface already. */
  readonly inController: boolean;
  readonly children: ReactNode;
}

/**
 * Surface of a tool: a controller's panel, or a card of its own, which on a phone fills the box below the map.
 */
export function ToolPanel({ name, inController, children }: ToolPanelProps) {
  const { sys, card } = useThemeStyles();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const className = `jimu-widget widget-${name}`;
  if (inController)
    return (
      <div
        className={className}
        css={{ background: sys.color.surface.paper, color: sys.color.surface.paperText }}
      >
        {children}
      </div>
    );
  return (
    <Fit>
      <div
        className={className}
        css={{
          ...card,
          // Visually hidden elements scroll with the rest; otherwise they would lengthen the page.
          position: 'relative',
          overflow: 'auto',
          ...(small && { flex: 1, borderRadius: 0 })
        }}
      >
        {children}
      </div>
    </Fit>
  );
}
