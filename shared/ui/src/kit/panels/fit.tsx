import type { ReactNode } from 'react';

/**
 * Maximum height of a result whose box is as high as its content: the window minus the page's bar and the
 * attribution at the foot of the map.
 */
export const MAX_RESULT_HEIGHT = 'calc(100dvh - 140px)';

/** Returns the maximum height of a result that starts `lower` px below the top of the column of results. */
export const computeResultHeight = (lower: number): string => `calc(${MAX_RESULT_HEIGHT} - ${lower}px)`;

interface FitProps {
  readonly maxHeight?: string;
  readonly children: ReactNode;
}

/** Lets a panel use its box but take no more height than it needs; clicks in the rest reach the map. */
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
