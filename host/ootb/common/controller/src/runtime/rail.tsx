import { useTheme } from 'jimu-theme';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { isOwnEscape } from '../../../../../jimu/jimu-ui/lib/own-escape';
import { WidgetRenderer } from '../../../../../shell/widget/widget-renderer';
import type { Appearance, Behavior } from '../config';
import type { GroupedTools } from './group-tools';
import { HEADING_HEIGHT, RailGroup } from './rail-group';
import { ToolButton } from './tool-button';
import { ToolPanel } from './tool-panel';
import { useOpening } from './use-opening';
import { useRailWords } from './use-rail-words';

/** px */
const PANEL_WIDTH = 336;
/** Height kept free below the panel for a map's attribution and scale bar, px. */
const CLEAR_BELOW = 64;

export interface ControllerViewProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly GroupedTools[];
  /** Ids of the widgets with a place in a bottom bar; the first ones when empty. */
  readonly barWidgets: readonly string[];
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

/** Widths of the rail without and with the words of its tools, px. */
const RAIL_WIDTH = 48;
const WORDS_WIDTH = 276;

/** Returns the style of the rail; with its words it is above the panel of the open tool. */
const createRailStyle = (sys: ReturnType<typeof useTheme>['sys'], isExpanded: boolean) =>
  ({
    position: 'relative',
    zIndex: isExpanded ? 1 : undefined,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'hidden auto',
    scrollbarWidth: 'thin',
    width: isExpanded ? WORDS_WIDTH : RAIL_WIDTH,
    padding: sys.spacing(1.5),
    background: sys.color.surface.paper,
    borderRadius: sys.shape.shape2,
    boxShadow: sys.shadow.shadow2
  }) as const;

/** The controller on a large screen: a rail of icons with the open widget's panel beside it. */
export function Rail({ id, label, groups, behavior, appearance }: ControllerViewProps) {
  const { sys } = useTheme();
  const base = useId();
  const rail = useRef<HTMLDivElement | null>(null);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const maxHeight = useRoomBelow(element);
  const tools = useMemo(() => groups.flatMap((group) => group.tools), [groups]);
  const { open, mounted, show, close } = useOpening(tools, behavior);
  const { isExpanded, collapse, handlers } = useRailWords();
  const closeAndReturn = (toolId: string) => {
    close(toolId);
    rail.current?.querySelector<HTMLElement>(`[data-tool="${toolId}"]`)?.focus();
  };
  const toggleTool = (toolId: string) => {
    collapse();
    if (open.includes(toolId)) close(toolId);
    else show(toolId);
  };
  // The first heading grows upwards, so that no icon moves.
  const headingAbove = isExpanded ? HEADING_HEIGHT : 0;
  return (
    <div ref={setElement} css={{ position: 'relative', overflow: 'visible' }}>
      <div
        ref={rail}
        role="toolbar"
        aria-label={label}
        aria-orientation="vertical"
        {...handlers}
        onKeyDown={(event) => {
          if (isOwnEscape(event)) open.forEach(closeAndReturn);
        }}
        style={{ top: -headingAbove, maxHeight: maxHeight + headingAbove }}
        css={createRailStyle(sys, isExpanded)}
      >
        {groups.map((group, at) => (
          <RailGroup
            key={group.label ?? ''}
            label={group.label}
            isFirst={at === 0}
            isExpanded={isExpanded}
            space={appearance.space}
          >
            {group.tools.map((tool) => (
              <ToolButton
                key={tool.id}
                child={tool}
                open={open.includes(tool.id)}
                panelId={`${base}-${tool.id}`}
                appearance={appearance}
                word={isExpanded ? 'beside' : null}
                onToggle={() => toggleTool(tool.id)}
              />
            ))}
          </RailGroup>
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
