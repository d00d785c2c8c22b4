import { useTheme } from 'jimu-theme';
import type { HTMLAttributes } from 'react';
import { Button } from './button';
import { Icon } from './icon';
import { CloseIcon } from './icons';
import { useLibraryText } from './use-library-text';

/**
 * Classes of a floating panel and of the part below its header, as in Experience Builder, where such a panel
 * is a modal dialog for assistive technology although the page behind it can still be used.
 */
export const FLOATING_PANEL = 'jimu-floating-panel';
export const FLOATING_PANEL_CONTENT = 'jimu-floating-panel-content';

interface PanelHeaderProps extends HTMLAttributes<HTMLDivElement> {
  readonly title: string;
  /** SVG source or address. */
  readonly icon?: string;
  onClose?(): void;
}

/** The header of a floating panel, in the primary colours unless the theme's style sets others. */
export function PanelHeader({ title, icon, onClose, ...handlers }: PanelHeaderProps) {
  const { sys } = useTheme();
  const text = useLibraryText();
  return (
    <div
      {...handlers}
      className="jimu-floating-panel-header panel-header"
      css={{
        display: 'flex',
        flex: 'none',
        alignItems: 'center',
        gap: sys.spacing(2.5),
        minHeight: 44,
        padding: `0 ${sys.spacing(1.5)} 0 ${sys.spacing(3.5)}`,
        color: sys.color.primary.text,
        background: sys.color.primary.main
      }}
    >
      {icon && <Icon icon={icon} size={18} />}
      <h2 css={{ ...sys.typography.title3, flex: 1 }}>{title}</h2>
      <Button icon size="sm" type="tertiary" aria-label={text('close')} onClick={onClose}>
        <CloseIcon />
      </Button>
    </div>
  );
}
