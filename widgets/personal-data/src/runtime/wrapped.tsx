import type { ReactNode } from 'react';
import { useThemeStyles } from 'widgets/shared-code/site-base';

/** A list in a cell, which wraps when a phone has too little width. */
export function Wrapped({ children }: { readonly children: ReactNode }) {
  const { space } = useThemeStyles();
  return (
    <span css={{ display: 'block', minWidth: space(40), paddingBlock: space(2), whiteSpace: 'normal' }}>
      {children}
    </span>
  );
}
