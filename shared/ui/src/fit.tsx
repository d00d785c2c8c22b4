import type { ReactNode } from 'react';

/**
 * The most height of a result where its box is as high as its content: the window less the bar of the page, and what a map
 * says at its foot.
 */
export const RESULT_HEIGHT = 'calc(100dvh - 140px)';

interface FitProps {
  readonly maxHeight?: string;
  readonly children: ReactNode;
}

/** Gives a panel the room of its box and no more than it needs; what it leaves free belongs to the map. */
export function Fit({ maxHeight, children }: FitProps) {
  return (
    <div
      style={{ pointerEvents: 'none' }}
      css={{
        height: '100%',
        maxHeight,
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
