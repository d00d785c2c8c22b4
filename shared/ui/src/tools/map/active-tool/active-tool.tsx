import { hooks, React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { getMapView } from '@site/services';
import { Button } from 'jimu-ui';
import { MapOverlay } from '../map-overlay';
import { isDialogOpen } from '../../../kit/dialogs/open-dialogs';
import { PHONE_MEDIA_QUERY, TOUCH_TARGETS } from '../../../kit/theme/phone';
import { useThemeStyles } from '../../../kit/theme/styles';
import { useUiTexts } from '../../../base/use-ui-texts';
import { stopActiveTool, useActiveTool } from './active-tool-state';
import type { ActiveToolInfo } from './active-tool-state';

/** Open lists and menus, which Escape closes. */
const OPEN_LISTS = '[role="menu"], [role="listbox"], [aria-expanded="true"]';

/** Whether Escape closes or empties something else: a dialog, a list, or a field that contains text. */
function isEscapeTaken({ target }: KeyboardEvent): boolean {
  if (isDialogOpen()) return true;
  if (!(target instanceof Element)) return false;
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return (
    target.closest(OPEN_LISTS) !== null || (isField && target.type !== 'checkbox' && target.value !== '')
  );
}

/** Calls the handler on Escape unless something else handles it. */
function useEscape(onEscape: () => void): void {
  const handleEscape = hooks.useEventCallback(onEscape);
  React.useEffect(() => {
    let isTaken = false;
    // Before any other handler: a dialog that closes on the same press is not there afterwards.
    const checkTarget = (event: KeyboardEvent) => {
      if (event.key === 'Escape') isTaken = isEscapeTaken(event);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !isTaken && !event.defaultPrevented) handleEscape();
    };
    document.addEventListener('keydown', checkTarget, true);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('keydown', checkTarget, true);
      document.removeEventListener('keydown', handleKey);
    };
  }, [handleEscape]);
}

/** Shows a crosshair over the map. The SDK sets its cursors in a style sheet, so an inline style wins. */
function useCrosshair(view: JimuMapView): void {
  React.useEffect(() => {
    const surface = getMapView(view).container?.querySelector<HTMLElement>('.esri-view-surface');
    if (!surface) return undefined;
    surface.style.cursor = 'crosshair';
    return () => void surface.style.removeProperty('cursor');
  }, [view]);
}

/** The widest map that the SDK counts as `xsmall`, for which the map widget has an arrangement of its own. */
const BASEMAPS_AT_THE_RIGHT = '@media (max-width: 544px)';

interface ToolChipProps extends ActiveToolInfo {
  readonly view: JimuMapView;
  onStop(): void;
}

function ToolChip({ view, label, prompt, onStop }: ToolChipProps) {
  const { sys, space, type, weight } = useThemeStyles();
  const t = useUiTexts();
  useEscape(onStop);
  useCrosshair(view);
  const { paper, paperText } = sys.color.surface;
  return (
    <div
      data-site-active-tool
      css={{
        ...type.body,
        boxSizing: 'border-box',
        maxWidth: '100%',
        // Beside the basemaps, which are at the right of a map as narrow as a phone.
        [BASEMAPS_AT_THE_RIGHT]: { justifySelf: 'start', maxWidth: `calc(100% - ${space(13)})` },
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(1, 2.5),
        padding: space(1, 1, 1, 4),
        paddingInline: `${space(4)} ${space(1)}`,
        background: paperText,
        color: paper,
        borderRadius: 24,
        boxShadow: sys.shadow.shadow2
      }}
    >
      <span role="status">
        <b css={{ fontWeight: weight.strong }}>{t('toolName', { tool: label })}</b>{' '}
        {prompt ?? t('toolPrompt')}
      </span>
      <Button
        size="sm"
        onClick={onStop}
        css={{
          '&&, &&:hover': { background: paper, color: paperText, borderRadius: 20, borderColor: paper },
          '&&:focus-visible': { outline: `2px solid ${paper}`, outlineOffset: 2 },
          minHeight: 32,
          '@media (pointer: coarse)': { minHeight: TOUCH_TARGETS['& input, & button'].minHeight }
        }}
      >
        {t('stop')}
        <span
          aria-hidden="true"
          css={{
            ...type.hint,
            marginInlineStart: space(1.5),
            '@media (hover: none)': { display: 'none' },
            [PHONE_MEDIA_QUERY]: { display: 'none' }
          }}
        >
          Esc
        </span>
      </Button>
    </div>
  );
}

interface ActiveToolProps {
  readonly view: JimuMapView | null;
  readonly mapWidgetId: string;
}

/** Chip over a map that names the tool that has its clicks, with Stop. Escape stops the tool, too. */
export function ActiveTool({ view, mapWidgetId }: ActiveToolProps) {
  const tool = useActiveTool(mapWidgetId);
  if (!view || !tool) return null;
  return (
    <MapOverlay view={view}>
      <ToolChip view={view} {...tool} onStop={() => stopActiveTool(mapWidgetId)} />
    </MapOverlay>
  );
}
