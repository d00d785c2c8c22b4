import type { ReactNode } from 'react';
import { useLook } from '../styles';

interface TableCardProps {
  /** Newer rows are loading. */
  readonly busy?: boolean;
  readonly className?: string;
  /** A `DataTable`. */
  readonly children: ReactNode;
}

/** Surface of a table that is directly on a page. */
export function TableCard({ busy = false, className, children }: TableCardProps) {
  const { card, space } = useLook();
  return (
    <div
      aria-busy={busy}
      className={className}
      css={{
        ...card,
        boxShadow: 'none',
        overflow: 'hidden',
        '& > :last-child:not(:first-child)': { paddingInline: space(3) }
      }}
    >
      {children}
    </div>
  );
}
