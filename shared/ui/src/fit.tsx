import type { ReactNode } from 'react';

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
