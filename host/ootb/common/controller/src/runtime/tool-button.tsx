import { Button, Icon, Tooltip } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { WidgetIcon } from '../../../../../jimu/jimu-ui/lib/icons';
import type { Child } from './use-children';

export interface ToolButtonProps {
  readonly child: Child;
  readonly open: boolean;
  readonly panelId: string;
  readonly side: number;
  readonly placement: 'right' | 'top';
  onToggle(): void;
}

/** One icon of the rail or bar: pressed while its widget is open. */
export function ToolButton({ child, open, panelId, side, placement, onToggle }: ToolButtonProps) {
  const { sys } = useTheme();
  return (
    <Tooltip title={open ? '' : child.label} placement={placement}>
      <Button
        icon
        type="tertiary"
        selected={open}
        aria-label={child.label}
        aria-pressed={open}
        aria-controls={open ? panelId : undefined}
        data-tool={child.id}
        onClick={onToggle}
        style={{
          width: side,
          height: side,
          color: open ? sys.color.primary.main : sys.color.surface.paperHint
        }}
      >
        {child.icon ? <Icon icon={child.icon} size={20} /> : <WidgetIcon size={20} />}
      </Button>
    </Tooltip>
  );
}
