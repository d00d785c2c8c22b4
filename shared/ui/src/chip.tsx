import type { ReactNode } from 'react';
import { useTheme } from 'jimu-theme';

/** A word or figure beside a title. */
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
