import type { ReactNode } from 'react';
import { useThemeStyles } from 'widgets/shared-code/site-base';

interface WrappedProps {
  /** A sentence needs more width than a name. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A text in a cell, which wraps when it is long. */
export function Wrapped({ isLong = false, children }: WrappedProps) {
  const { space } = useThemeStyles();
  return (
    <span
      css={{
        display: 'block',
        // A phone shows the cell beside its heading.
        minWidth: isLong ? `min(${space(64)}, 58vw)` : space(24),
        paddingBlock: space(2),
        whiteSpace: 'normal'
      }}
    >
      {children}
    </span>
  );
}
