import { formatNumber } from '@site/domain';
import { Button } from 'jimu-ui';
import type { CategoryBar } from '../bars/category-bars';
import { CategoryBars } from '../bars/category-bars';
import { useThemeStyles } from '../../kit/theme/styles';
import { DataTable } from '../../tables/table/data-table';
import type { DataColumn } from '../../tables/table/use-data-table';
import { useDataTable } from '../../tables/table/use-data-table';

interface RowsButtonProps {
  readonly count: string;
  readonly title: string;
  onPress(): void;
}

/** A number of records that opens them. */
function RowsButton({ count, title, onPress }: RowsButtonProps) {
  const { sys, space } = useThemeStyles();
  return (
    <Button
      type="tertiary"
      size="sm"
      title={title}
      data-printed
      aria-label={`${title} (${count})`}
      onClick={onPress}
      css={{ minWidth: 0, minHeight: 28, padding: space(0, 1.5), color: sys.color.primary.main }}
    >
      {count}
    </Button>
  );
}

interface CountColumn<Row> {
  readonly key: string;
  readonly title: string;
  count(row: Row): number;
  /** Title of the button that opens the records of a row; needed with `onRows`. */
  getAction?(row: Row): string;
  /** Null when the records are not available. */
  readonly onRows?: ((row: Row) => void) | null;
}

/** Returns the column with the number of records of a group; the number opens them. */
export const createCountColumn = <Row,>({
  key,
  title,
  count,
  getAction,
  onRows
}: CountColumn<Row>): DataColumn<Row> => ({
  key,
  title,
  numeric: true,
  value: count,
  text: (row) => formatNumber(count(row)),
  cell: (row) =>
    onRows && getAction && count(row) > 0 ? (
      <RowsButton count={formatNumber(count(row))} title={getAction(row)} onPress={() => onRows(row)} />
    ) : (
      formatNumber(count(row))
    )
});

interface GroupTableProps<Row extends object> {
  readonly caption: string;
  /** Heading of the bars. */
  readonly chart: string;
  readonly bars: readonly Row[];
  readonly rows: readonly Row[];
  readonly columns: readonly DataColumn<NoInfer<Row>>[];
  readonly pageSize: number;
  toBar(row: Row): CategoryBar;
  /** Called for a bar with an action. */
  onBar?(row: Row): void;
}

/** Groups of a result as bars, and all of them as a table. */
export function GroupTable<Row extends { readonly key: string }>(props: GroupTableProps<Row>) {
  const { caption, chart, bars, rows, columns, pageSize, toBar, onBar } = props;
  const { type, space } = useThemeStyles();
  const model = useDataTable({ columns, rows, pageSize, rowKey: ({ key }) => key });
  return (
    <>
      <div css={{ padding: space(2, 1.5, 2, 3.5) }}>
        <h3 css={{ margin: space(0, 0, 1), ...type.heading }}>{chart}</h3>
        <CategoryBars
          label={`${caption}, ${chart}`}
          bars={bars.map(toBar)}
          onPick={(_bar, at) => onBar?.(bars[at]!)}
        />
      </div>
      <div css={{ padding: space(0, 1), '& > div:last-of-type': { padding: space(0, 2.5) } }}>
        <DataTable model={model} caption={caption} />
      </div>
    </>
  );
}
