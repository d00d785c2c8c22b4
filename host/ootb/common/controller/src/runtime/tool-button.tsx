import { hooks } from 'jimu-core';
import { Button, Icon } from 'jimu-ui';
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
  /** Place of the tool's name; null hides it from view. */
  readonly word: 'beside' | 'below' | null;
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

/** The name of a tool below its icon, in the bottom bar. */
export function BarWord({ children }: { readonly children: string }) {
  const { sys } = useTheme();
  return (
    <span
      css={{
        ...sys.typography.label3,
        maxWidth: '100%',
        whiteSpace: 'normal',
        overflowWrap: 'anywhere'
      }}
    >
      {children}
    </span>
  );
}

/** One icon of the rail or bar, pressed while its widget is open; a dot marks the tool that has the clicks. */
export function ToolButton({ child, open, panelId, appearance, word, onToggle }: ToolButtonProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const descriptionId = useId();
  const isActive = useMapOwners().includes(child.id);
  const resting = readButtonColors(appearance, open ? 'active' : 'default');
  const hovered = readButtonColors(appearance, open ? 'active' : 'hover');
  return (
    <Button
      icon
      type="tertiary"
      aria-label={child.label}
      aria-pressed={open}
      aria-controls={open ? panelId : undefined}
      aria-describedby={isActive ? descriptionId : undefined}
      data-tool={child.id}
      onClick={onToggle}
      style={{ width: '100%', height: '100%' }}
      css={{
        '&&': {
          position: 'relative',
          background: resting.bg,
          color: resting.iconColor,
          ...(word === 'beside' && {
            justifyContent: 'flex-start',
            padding: sys.spacing(2),
            gap: sys.spacing(3)
          }),
          ...(word === 'below' && {
            flexDirection: 'column',
            justifyContent: 'flex-start',
            padding: sys.spacing(0.5),
            gap: 0
          })
        },
        '&&:hover': { background: hovered.bg, color: hovered.iconColor }
      }}
    >
      {child.icon ? <Icon icon={child.icon} size={20} /> : <WidgetIcon size={20} />}
      {word === 'beside' && (
        <span css={{ color: open ? undefined : sys.color.surface.paperText, whiteSpace: 'nowrap' }}>
          {child.label}
        </span>
      )}
      {word === 'below' && <BarWord>{child.label}</BarWord>}
      {isActive && (
        <>
          <ActiveDot />
          <span id={descriptionId} hidden>
            {t('toolActive')}
          </span>
        </>
      )}
    </Button>
  );
}
