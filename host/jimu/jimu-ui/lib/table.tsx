import type { TableHTMLAttributes } from 'react';
import { useTheme } from 'jimu-theme';

export interface TableProps extends TableHTMLAttributes<HTMLTableElement> {
  readonly hover?: boolean;
  readonly striped?: boolean;
  readonly bordered?: boolean;
  readonly responsive?: boolean;
}

/** A plain table in the theme's colours; header cells small and grey, rows 44 px. */
export function Table({ hover, striped, bordered, responsive, ...rest }: TableProps) {
  const { sys } = useTheme();
  const line = `1px solid ${sys.color.divider.primary}`;
  const table = (
    <table
      css={{
        width: '100%',
        borderCollapse: 'collapse',
        border: bordered ? line : 0,
        fontFeatureSettings: '"tnum"',
        'th, td': { padding: `0 ${sys.spacing(3)}`, height: 44, textAlign: 'start', borderBottom: line },
        'thead th': {
          ...sys.typography.label3,
          fontWeight: sys.typography.title3.fontWeight,
          height: 36,
          color: sys.color.surface.paperHint,
          background: sys.color.surface.background
        },
        'tbody tr:nth-of-type(even)': striped ? { background: sys.color.surface.background } : {},
        'tbody tr:hover': hover ? { background: sys.color.action.hover } : {}
      }}
      {...rest}
    />
  );
  return responsive ? <div css={{ overflowX: 'auto' }}>{table}</div> : table;
}
