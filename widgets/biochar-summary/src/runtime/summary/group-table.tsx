import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  CategoryBars,
  DataTable,
  formatNumber,
  useDataTable,
  useThemeStyles
} from 'widgets/shared-code/site-core';
import { useTexts } from '../use-texts';
import type { BiocharTotals } from './words';

/** A month or an LGA with its totals. */
export interface GroupRow extends BiocharTotals {
  /** Sort key, in case it differs from the name. */
  readonly key: string;
  readonly name: string;
}

interface GroupTableProps {
  readonly caption: string;
  /** Heading of the name column. */
  readonly heading: string;
  readonly chart: string;
  readonly bars: readonly GroupRow[];
  readonly rows: readonly GroupRow[];
  /** Rows per page. */
  readonly pageSize: number;
  /** Opens the records of a row; null when they cannot be loaded. */
  readonly onRows: ((row: GroupRow) => void) | null;
}

/** Biochar of the groups as bars, and all their figures as a table. */
export function GroupTable({ caption, heading, chart, bars, rows, pageSize, onRows }: GroupTableProps) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const columns = React.useMemo(
    () => [
      {
        key: 'name',
        title: heading,
        isRowHeader: true,
        value: ({ key }: GroupRow) => key,
        text: ({ name }: GroupRow) => name
      },
      {
        key: 'biochar',
        title: `${t('columnBiochar')}, t`,
        numeric: true,
        value: ({ totalBiochar }: GroupRow) => totalBiochar,
        text: ({ totalBiochar }: GroupRow) => formatNumber(totalBiochar, 1)
      },
      {
        key: 'co2',
        title: `${t('columnCo2')}, t`,
        numeric: true,
        value: ({ co2Removal }: GroupRow) => co2Removal,
        text: ({ co2Removal }: GroupRow) => formatNumber(co2Removal, 1)
      },
      {
        key: 'applications',
        title: t('columnApplications'),
        numeric: true,
        value: ({ applicationCount }: GroupRow) => applicationCount,
        text: ({ applicationCount }: GroupRow) => formatNumber(applicationCount),
        cell: (row: GroupRow) => {
          const count = formatNumber(row.applicationCount);
          const name = t('viewOf', { name: row.name });
          return onRows && row.applicationCount > 0 ? (
            <Button
              type="tertiary"
              size="sm"
              title={name}
              aria-label={`${name} (${count})`}
              data-printed
              onClick={() => onRows(row)}
              css={{ minWidth: 0, minHeight: 28, padding: space(0, 1.5), color: sys.color.primary.main }}
            >
              {count}
            </Button>
          ) : (
            count
          );
        }
      }
    ],
    [t, heading, onRows, space, sys.color.primary.main]
  );
  const model = useDataTable({ columns, rows, pageSize, rowKey: ({ key }) => key });
  return (
    <>
      <div css={{ padding: space(2, 1.5, 2, 3.5) }}>
        <h3 css={{ margin: space(0, 0, 1), ...type.heading }}>{chart}</h3>
        <CategoryBars
          label={`${caption}, ${chart}`}
          bars={bars.map((row) => ({
            name: row.name,
            value: row.totalBiochar ?? 0,
            text: formatNumber(row.totalBiochar, 1)
          }))}
        />
      </div>
      <div css={{ padding: space(0, 1), '& > div:last-of-type': { padding: space(0, 2.5) } }}>
        <DataTable model={model} caption={caption} />
      </div>
    </>
  );
}
