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
        minWidth: space(isLong ? 64 : 24),
        paddingBlock: space(2),
        whiteSpace: 'normal'
      }}
    >
      {children}
    </span>
  );
}
