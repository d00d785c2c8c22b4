import type { ReactNode } from 'react';
import { hooks } from 'jimu-core';
import { Fit } from './fit';
import { useLook } from './styles';

interface ToolPanelProps {
  /** The widget's folder, for its class. */
  readonly name: string;
  /** The widget stands in a controller's panel, which is a surface already. */
  readonly inController: boolean;
  readonly children: ReactNode;
}

/** The surface of a tool: a controller's panel, or a card of its own, which on a phone fills the box below the map. */
export function ToolPanel({ name, inController, children }: ToolPanelProps) {
  const { sys, card } = useLook();
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
          // What is read out and not seen scrolls with the rest; it would else lengthen the page below its end.
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
