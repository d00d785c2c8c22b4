import { useTheme } from 'jimu-theme';
import type { ReactNode } from 'react';

/** A row of a list in a dialog: its description, with the actions at the end. */
export function ListRow({ children }: { readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <li
      css={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: sys.spacing(2),
        minHeight: 44,
        borderBottom: `1px solid ${sys.color.divider.primary}`
      }}
    >
      {children}
    </li>
  );
}
