import type { ReactNode } from 'react';
import { useLook } from '../styles';

interface TableCardProps {
  /** Newer rows are on their way. */
  readonly busy?: boolean;
  readonly className?: string;
  /** A `DataTable`. */
  readonly children: ReactNode;
}

/** The surface of a table that stands on a page by itself. */
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
