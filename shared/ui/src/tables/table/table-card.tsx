import type { ReactNode } from 'react';
import { useThemeStyles } from '../../kit/theme/styles';

interface TableCardProps {
  /** Newer rows are loading. */
  readonly busy?: boolean;
  readonly className?: string;
  /** A `DataTable`. */
  readonly children: ReactNode;
}

/** Surface of a table that is directly on a page. */
export function TableCard({ busy = false, className, children }: TableCardProps) {
  const { card, space } = useThemeStyles();
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
