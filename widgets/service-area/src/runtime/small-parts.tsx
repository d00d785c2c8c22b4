import type { ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import type { IconName } from 'widgets/shared-code/site-core';
import { SiteIcon } from 'widgets/shared-code/site-core';
import { placeName } from './place-name';
import type { Area } from './state';
import { cssColour } from './state';
import { useTexts } from './use-texts';

export const Dot = ({ colour }: Pick<Area, 'colour'>) => (
  <span
    aria-hidden="true"
    css={{ flex: 'none', width: 10, height: 10, borderRadius: '50%', background: cssColour(colour) }}
  />
);

export function Chip({ children }: { readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <span
      css={{
        padding: '2px 9px',
        borderRadius: 999,
        fontSize: 12,
        lineHeight: '18px',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        background: sys.color.surface.background,
        border: `1px solid ${sys.color.divider.primary}`
      }}
    >
      {children}
    </span>
  );
}

interface IconButtonProps {
  readonly name: IconName;
  readonly label: string;
  readonly disabled?: boolean;
  readonly expanded?: boolean;
  onClick(): void;
}

export function IconButton({ name, label, disabled, expanded, onClick }: IconButtonProps) {
  return (
    <Button
      type="tertiary"
      icon
      size="sm"
      title={label}
      aria-label={label}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
      css={{ width: 32, height: 32, minWidth: 32, flex: 'none' }}
    >
      <SiteIcon name={name} />
    </Button>
  );
}

/** 'Uyo · 60 min'; a long place gives way, the minutes stay. */
export function AreaName({ area }: { readonly area: Area }) {
  const t = useTexts();
  return (
    <span css={{ display: 'inline-flex', minWidth: 0 }}>
      <span css={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {placeName(area)}
      </span>
      <span css={{ whiteSpace: 'pre' }}>{` · ${t('minutes', { minutes: area.minutes })}`}</span>
    </span>
  );
}

/** Gives a panel the room of its box and no more than it needs; what it leaves free belongs to the map. */
export function Fit({ children }: { readonly children: ReactNode }) {
  return (
    <div
      style={{ pointerEvents: 'none' }}
      css={{
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        '& > *': { pointerEvents: 'auto', minHeight: 0 }
      }}
    >
      {children}
    </div>
  );
}
