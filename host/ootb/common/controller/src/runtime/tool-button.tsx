import { Button, Icon, Tooltip } from 'jimu-ui';
import { WidgetIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import type { Appearance } from '../config';
import { readButtonColors } from './button-colors';
import type { Child } from './use-children';

export interface ToolButtonProps {
  readonly child: Child;
  readonly open: boolean;
  readonly panelId: string;
  readonly appearance: Appearance;
  readonly side: number;
  readonly placement: 'right' | 'top';
  onToggle(): void;
}

/** One icon of the rail or bar, pressed while its widget is open. */
export function ToolButton({ child, open, panelId, appearance, side, placement, onToggle }: ToolButtonProps) {
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
        data-tool={child.id}
        onClick={onToggle}
        style={{ width: side, height: side }}
        css={{
          '&&': { background: resting.bg, color: resting.iconColor },
          '&&:hover': { background: hovered.bg, color: hovered.iconColor }
        }}
      >
        {child.icon ? <Icon icon={child.icon} size={20} /> : <WidgetIcon size={20} />}
      </Button>
    </Tooltip>
  );
}
