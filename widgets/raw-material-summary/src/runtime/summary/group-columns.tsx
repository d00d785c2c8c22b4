import { Button } from 'jimu-ui';
import type { DataColumn, PurchaseSums } from 'widgets/shared-code/site-core';
import { formatNaira, formatNumber, useThemeStyles } from 'widgets/shared-code/site-core';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';

/** A supplier or a community with its sums. */
export interface GroupRow extends PurchaseSums {
  readonly key: string;
  readonly name: string;
  /** Location, shown beneath the name. */
  readonly place: string;
}

/** Name of a group with its location beneath. */
function NameCell({ name, place }: Pick<GroupRow, 'name' | 'place'>) {
  const { type } = useThemeStyles();
  const line = { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 116 } as const;
  return (
    <>
      <span css={line} title={name}>
        {name}
      </span>
      <span css={{ ...line, ...type.hint }} title={place}>
        {place}
      </span>
    </>
  );
}

interface RowsButtonProps {
  readonly row: GroupRow;
  onRows(row: GroupRow): void;
}

/** Number of purchases of a group, which opens their records. */
function RowsButton({ row, onRows }: RowsButtonProps) {
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  const title = t('viewOf', { name: row.name });
  return (
    <Button
      type="tertiary"
      size="sm"
      title={title}
      data-printed
      aria-label={`${title} (${formatNumber(row.purchases)})`}
      onClick={() => onRows(row)}
      css={{ minWidth: 0, minHeight: 28, padding: space(0, 1.5), color: sys.color.primary.main }}
    >
      {formatNumber(row.purchases)}
    </Button>
  );
}

/**
 * Returns the columns of the table of groups.
 * @param onRows opens the records of a group; null when they are not available.
 */
export const listGroupColumns = (
  t: Texts,
  onRows: ((row: GroupRow) => void) | null
): readonly DataColumn<GroupRow>[] => [
  {
    key: 'name',
    title: t('columnName'),
    isRowHeader: true,
    value: ({ name }) => name,
    cell: ({ name, place }) => <NameCell name={name} place={place} />
  },
  {
    key: 'tonnes',
    title: t('columnTonnes'),
    numeric: true,
    value: ({ tonnes }) => tonnes,
    text: ({ tonnes }) => formatNumber(tonnes, 1)
  },
  {
    key: 'price',
    title: t('columnPrice'),
    numeric: true,
    value: ({ averagePrice }) => averagePrice,
    text: ({ averagePrice }) => formatNaira(averagePrice)
  },
  {
    key: 'purchases',
    title: t('columnPurchases'),
    numeric: true,
    value: ({ purchases }) => purchases,
    text: ({ purchases }) => formatNumber(purchases),
    cell: (row) => (onRows ? <RowsButton row={row} onRows={onRows} /> : formatNumber(row.purchases))
  }
];
