import { formatNaira, formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PurchaseSums } from 'widgets/shared-code/site-domain';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { createCountColumn, GroupTable } from 'widgets/shared-code/site-analysis';
import type { Settings } from '../../config';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { tonnesText } from './words';

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

/**
 * Returns the columns of the table of groups.
 * @param onRows opens the records of a group; null when they are not available.
 */
const listGroupColumns = (
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
  createCountColumn({
    key: 'purchases',
    title: t('columnPurchases'),
    count: ({ purchases }) => purchases,
    getAction: ({ name }) => t('viewOf', { name }),
    onRows
  })
];

interface PurchaseGroupsProps {
  readonly caption: string;
  readonly rows: readonly GroupRow[];
  readonly config: Settings;
  /** Sums of the groups that are not listed. */
  readonly others: (PurchaseSums & { readonly groups: number }) | null;
  /** Null when the records are not available. */
  readonly onRows: ((row: GroupRow) => void) | null;
}

/** The groups with the most tonnes as bars, and all listed groups as a table. */
export function PurchaseGroups({ caption, rows, config, others, onRows }: PurchaseGroupsProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { mostBars, pageSize } = config;
  return (
    <>
      <GroupTable
        caption={caption}
        chart={t('mostTonnes', { unit: 't' })}
        bars={rows.slice(0, mostBars)}
        rows={rows}
        columns={listGroupColumns(t, onRows)}
        pageSize={pageSize}
        toBar={({ name, place, tonnes }) => ({
          name: place === '' ? name : `${name} (${place})`,
          value: tonnes ?? 0,
          text: formatNumber(tonnes, 1),
          ...(onRows && { action: t('viewOf', { name }) })
        })}
        onBar={(row) => onRows?.(row)}
      />
      {others && (
        <p css={{ margin: 0, padding: space(2, 3.5), ...type.hint }}>
          {t('others', {
            groups: formatNumber(others.groups),
            tonnes: tonnesText(others),
            purchases: formatNumber(others.purchases)
          })}
        </p>
      )}
    </>
  );
}
