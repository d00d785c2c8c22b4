import { useTheme } from 'jimu-theme';
import { useEffect, useId, useRef, useState } from 'react';
import { isOwnEscape } from '../../../../../jimu/jimu-ui/lib/own-escape';
import { WidgetRenderer } from '../../../../../shell/widget/widget-renderer';
import type { Appearance, Behavior } from '../config';
import { ToolButton } from './tool-button';
import { ToolPanel } from './tool-panel';
import type { Child } from './use-children';
import { useOpening } from './use-opening';

/** px */
const PANEL_WIDTH = 336;
/** Height kept free below the panel for a map's attribution and scale bar, px. */
const CLEAR_BELOW = 64;

export interface ControllerViewProps {
  readonly id: string;
  readonly label: string;
  readonly tools: readonly Child[];
  readonly behavior: Behavior;
  readonly appearance: Appearance;
}

/** Returns the maximum height of a panel that starts at the top of the rail, px. */
function useRoomBelow(element: HTMLElement | null): number {
  const [room, setRoom] = useState(600);
  useEffect(() => {
    if (!element) return;
    const updateRoom = () =>
      setRoom(Math.max(160, window.innerHeight - element.getBoundingClientRect().top - CLEAR_BELOW));
    updateRoom();
    window.addEventListener('resize', updateRoom);
    return () => window.removeEventListener('resize', updateRoom);
  }, [element]);
  return room;
}

/** The controller on a large screen: a rail of icons with the open widget's panel beside it. */
export function Rail({ id, label, tools, behavior, appearance }: ControllerViewProps) {
  const { sys } = useTheme();
  const base = useId();
  const rail = useRef<HTMLDivElement | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const maxHeight = useRoomBelow(element);
  const { open, mounted, show, close } = useOpening(tools, behavior);
  const closeAndReturn = (toolId: string) => {
    close(toolId);
    rail.current?.querySelector<HTMLElement>(`[data-tool="${toolId}"]`)?.focus();
  };
  return (
    <div ref={setElement} css={{ position: 'relative', overflow: 'visible' }}>
      <div
        ref={rail}
        role="toolbar"
        aria-label={label}
        aria-orientation="vertical"
        onKeyDown={(event) => {
          if (isOwnEscape(event)) open.forEach(closeAndReturn);
        }}
        css={{
          display: 'flex',
          flexDirection: 'column',
          gap: appearance.space,
          width: 48,
          padding: sys.spacing(1.5),
          background: sys.color.surface.paper,
          borderRadius: sys.shape.shape2,
          boxShadow: sys.shadow.shadow2
        }}
      >
        {tools.map((tool) => (
          <ToolButton
            key={tool.id}
            child={tool}
            open={open.includes(tool.id)}
            panelId={`${base}-${tool.id}`}
            appearance={appearance}
            side={36}
            placement="right"
            onToggle={() => (open.includes(tool.id) ? close(tool.id) : show(tool.id))}
          />
        ))}
      </div>
      {mounted.map((tool) => (
        <ToolPanel
          key={tool.id}
          id={`${base}-${tool.id}`}
          child={tool}
          hidden={!open.includes(tool.id)}
          width={behavior.size?.[tool.id]?.width ?? PANEL_WIDTH}
          maxHeight={maxHeight}
          onClose={() => closeAndReturn(tool.id)}
        >
          <WidgetRenderer widgetId={tool.id} controllerWidgetId={id} autoHeight />
        </ToolPanel>
      ))}
    </div>
  );
}
