import { hooks } from 'jimu-core';
import { Button, Icon, Tooltip } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useId } from 'react';
import { WidgetIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import type { Appearance } from '../config';
import { readButtonColors } from './button-colors';
import defaultMessages from './translations/default';
import type { Child } from './use-children';
import { useMapOwners } from './use-map-owners';

export interface ToolButtonProps {
  readonly child: Child;
  readonly open: boolean;
  readonly panelId: string;
  readonly appearance: Appearance;
  readonly side: number;
  readonly placement: 'right' | 'top';
  onToggle(): void;
}

/** Dot on the icon of a tool that has the clicks of a map. */
export function ActiveDot() {
  const { sys } = useTheme();
  return (
    <span
      data-active-dot
      css={{
        position: 'absolute',
        top: 3,
        insetInlineEnd: 3,
        width: 8,
        height: 8,
        borderRadius: '50%',
        background: sys.color.primary.main,
        border: `2px solid ${sys.color.surface.paper}`
      }}
    />
  );
}

/** One icon of the rail or bar, pressed while its widget is open; a dot marks the tool that has the clicks. */
export function ToolButton({ child, open, panelId, appearance, side, placement, onToggle }: ToolButtonProps) {
  const t = hooks.useTranslation(defaultMessages);
  const descriptionId = useId();
  const isActive = useMapOwners().includes(child.id);
  const resting = readButtonColors(appearance, open ? 'active' : 'default');
  const hovered = readButtonColors(appearance, open ? 'active' : 'hover');
  return (
    <Tooltip title={open ? '' : child.label} placement={placement}>
      <Button
        icon
        type="tertiary"
        aria-label={child.label}
        aria-pressed={open}
        aria-controls={open ? panelId : undefined}
        aria-describedby={isActive ? descriptionId : undefined}
        data-tool={child.id}
        onClick={onToggle}
        style={{ width: side, height: side }}
        css={{
          '&&': { position: 'relative', background: resting.bg, color: resting.iconColor },
          '&&:hover': { background: hovered.bg, color: hovered.iconColor }
        }}
      >
        {child.icon ? <Icon icon={child.icon} size={20} /> : <WidgetIcon size={20} />}
        {isActive && (
          <>
            <ActiveDot />
            <span id={descriptionId} hidden>
              {t('toolActive')}
            </span>
          </>
        )}
      </Button>
    </Tooltip>
  );
}
