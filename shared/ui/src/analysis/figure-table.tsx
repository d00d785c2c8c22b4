import type { ReactNode } from 'react';
import { useThemeStyles } from '../kit/theme/styles';

export interface FigureColumn {
  readonly key: string;
  /** Result that the column shows: '10 km round Ikom'. */
  readonly title: string;
}

export interface FigureRow {
  readonly key: string;
  readonly label: string;
  /** Scope of the count. */
  readonly hint?: string;
  /** One value per column, with its unit. */
  readonly values: readonly ReactNode[];
  /** The total line, shown in bold. */
  readonly strong?: boolean;
}

interface FigureTableProps {
  /** Accessible name of the table. */
  readonly caption: string;
  readonly columns: readonly FigureColumn[];
  readonly rows: readonly FigureRow[];
}

/** Figures of one result, or of several side by side: a row per figure, a column per result. */
export function FigureTable({ caption, columns, rows }: FigureTableProps) {
  const { type, space, rule, weight } = useThemeStyles();
  const cell = { padding: space(2, 0), borderTop: rule, verticalAlign: 'baseline' } as const;
  const named = columns.length > 1;
  return (
    <table
      aria-label={caption}
      css={{ width: '100%', borderCollapse: 'collapse', fontFeatureSettings: '"tnum"' }}
    >
      {named && (
        <thead>
          <tr>
            <td />
            {columns.map(({ key, title }) => (
              <th
                key={key}
                scope="col"
                css={{ ...type.hint, textAlign: 'right', padding: space(2, 0, 2, 3) }}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ key, label, hint, values, strong = false }) => (
          <tr key={key} css={strong ? { fontWeight: weight.strong } : undefined}>
            <th scope="row" css={{ ...cell, fontWeight: 'inherit', textAlign: 'left' }}>
              {label}
              {hint !== undefined && <div css={type.hint}>{hint}</div>}
            </th>
            {columns.map((column, at) => (
              <td key={column.key} css={{ ...cell, textAlign: 'right', paddingLeft: space(3) }}>
                {values[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
