import { Icon } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useEffect, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { BottomSheet } from '../../../../../jimu/jimu-ui/lib/bottom-sheet';
import { WidgetRenderer } from '../../../../../shell/widget/widget-renderer';
import type { GroupedTools } from './group-tools';
import type { ControllerViewProps } from './rail';
import { MoreTools } from './more-tools';
import { ToolButton } from './tool-button';
import { useOpening } from './use-opening';

/** px */
const BAR_HEIGHT = 56;
/** Most icons that fit a thumb; with more tools the last icon opens a list of the others. */
const MOST_ICONS = 5;

/** Divides the tools between the bar and the groups of its menu. */
function divideTools(groups: readonly GroupedTools[], barWidgets: readonly string[]) {
  const all = groups.flatMap(({ tools }) => tools);
  if (all.length <= MOST_ICONS) return { all, shown: all, more: [] };
  const named = all.filter(({ id }) => barWidgets.includes(id));
  const shown = (named.length > 0 ? named : all).slice(0, MOST_ICONS - 1);
  const more = groups
    .map(({ label, tools }) => ({ label, tools: tools.filter((tool) => !shown.includes(tool)) }))
    .filter(({ tools }) => tools.length > 0);
  return { all, shown, more };
}

/** Publishes the bar's height at the window's bottom to panels and maps. */
function useBottomSpace() {
  useEffect(() => {
    document.documentElement.style.setProperty('--mobile-panel-bottom', `${BAR_HEIGHT}px`);
    return () => {
      document.documentElement.style.removeProperty('--mobile-panel-bottom');
    };
  }, []);
}

/** The controller on a small screen: a bar of icons at the bottom, the open widget in a sheet above it. */
export function BottomBar({ id, label, groups, barWidgets, behavior, appearance }: ControllerViewProps) {
  const { sys } = useTheme();
  const base = useId();
  const bar = useRef<HTMLDivElement | null>(null);
  useBottomSpace();
  const { all, shown, more } = useMemo(() => divideTools(groups, barWidgets), [groups, barWidgets]);
  // A sheet covers half of a phone's map, so none is open before somebody requests it.
  const onRequest = useMemo(() => ({ ...behavior, openStarts: [] }), [behavior]);
  const { open, mounted, show, close } = useOpening(all, onRequest);
  const closeAndReturn = (toolId: string) => {
    close(toolId);
    const place = bar.current?.querySelector<HTMLElement>(`[data-tool="${toolId}"]`);
    (place ?? bar.current?.querySelector<HTMLElement>('[data-more]'))?.focus();
  };
  return (
    <>
      <div
        ref={bar}
        role="toolbar"
        aria-label={label}
        css={{
          display: 'flex',
          flex: 'none',
          alignItems: 'stretch',
          paddingInline: sys.spacing(1),
          '& > *': { flex: 1, minWidth: 44 },
          height: BAR_HEIGHT,
          width: '100%',
          background: sys.color.surface.paper,
          borderTop: `1px solid ${sys.color.divider.primary}`
        }}
      >
        {shown.map((tool) => (
          <div key={tool.id}>
            <ToolButton
              child={tool}
              open={open.includes(tool.id)}
              panelId={`${base}-${tool.id}`}
              appearance={appearance}
              word="below"
              onToggle={() => (open.includes(tool.id) ? close(tool.id) : show(tool.id))}
            />
          </div>
        ))}
        {more.length > 0 && (
          <div css={{ '& > *': { width: '100%' } }}>
            <MoreTools
              groups={more}
              open={open}
              onToggle={(toolId) => (open.includes(toolId) ? close(toolId) : show(toolId))}
            />
          </div>
        )}
      </div>
      {mounted.map((tool) =>
        createPortal(
          <BottomSheet
            id={`${base}-${tool.id}`}
            title={tool.label}
            label={tool.label}
            icon={tool.icon ? <Icon icon={tool.icon} size={18} /> : undefined}
            hidden={!open.includes(tool.id)}
            bottom={BAR_HEIGHT}
            onClose={() => closeAndReturn(tool.id)}
          >
            <WidgetRenderer widgetId={tool.id} controllerWidgetId={id} autoHeight />
          </BottomSheet>,
          document.body,
          tool.id
        )
      )}
    </>
  );
}
