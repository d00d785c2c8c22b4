import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import type { PurchaseSums } from 'widgets/shared-code/site-core';
import {
  CategoryBars,
  DataTable,
  formatNaira,
  formatNumber,
  ROWS_PER_PAGE,
  useDataTable,
  useThemeStyles
} from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import { DEFAULT_MAX_BARS } from '../../config';
import { useTexts } from '../use-texts';
import { tonnesText } from './words';

/** A supplier or a community with its sums. */
export interface GroupRow extends PurchaseSums {
  readonly key: string;
  readonly name: string;
  /** Location, shown beneath the name. */
  readonly place: string;
}

interface GroupTableProps {
  readonly caption: string;
  readonly rows: readonly GroupRow[];
  readonly config: Config;
  /** Sums of the groups that are not listed. */
  readonly others: (PurchaseSums & { readonly groups: number }) | null;
  /** Null when the records are not available. */
  readonly onRows: ((row: GroupRow) => void) | null;
}

/** The groups with the most tonnes as bars, and all listed groups as a table. */
export function GroupTable({ caption, rows, config, others, onRows }: GroupTableProps) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const columns = React.useMemo(
    () => [
      {
        key: 'name',
        title: t('columnName'),
        isRowHeader: true,
        value: ({ name }: GroupRow) => name,
        cell: ({ name, place }: GroupRow) => (
          <>
            <span
              css={{ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', maxWidth: 116 }}
              title={name}
            >
              {name}
            </span>
            <span
              css={{
                display: 'block',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                maxWidth: 116,
                ...type.hint
              }}
              title={place}
            >
              {place}
            </span>
          </>
        )
      },
      {
        key: 'tonnes',
        title: t('columnTonnes'),
        numeric: true,
        value: ({ tonnes }: GroupRow) => tonnes,
        text: ({ tonnes }: GroupRow) => formatNumber(tonnes, 1)
      },
      {
        key: 'price',
        title: t('columnPrice'),
        numeric: true,
        value: ({ averagePrice }: GroupRow) => averagePrice,
        text: ({ averagePrice }: GroupRow) => formatNaira(averagePrice)
      },
      {
        key: 'purchases',
        title: t('columnPurchases'),
        numeric: true,
        value: ({ purchases }: GroupRow) => purchases,
        text: ({ purchases }: GroupRow) => formatNumber(purchases),
        cell: (row: GroupRow) =>
          onRows ? (
            <Button
              type="tertiary"
              size="sm"
              title={t('viewOf', { name: row.name })}
              data-printed
              aria-label={`${t('viewOf', { name: row.name })} (${formatNumber(row.purchases)})`}
              onClick={() => onRows(row)}
              css={{ minWidth: 0, minHeight: 28, padding: space(0, 1.5), color: sys.color.primary.main }}
            >
              {formatNumber(row.purchases)}
            </Button>
          ) : (
            formatNumber(row.purchases)
          )
      }
    ],
    [t, type.hint, onRows, space, sys.color.primary.main]
  );
  const model = useDataTable({
    columns,
    rows,
    pageSize: config.pageSize ?? ROWS_PER_PAGE,
    rowKey: ({ key }) => key
  });
  const most = rows.slice(0, config.mostBars ?? DEFAULT_MAX_BARS);
  return (
    <>
      <div css={{ padding: space(2, 1.5, 2, 3.5) }}>
        <h3 css={{ margin: space(0, 0, 1), ...type.heading }}>{t('mostTonnes', { unit: 't' })}</h3>
        <CategoryBars
          label={`${caption}, ${t('mostTonnes', { unit: 't' })}`}
          bars={most.map((row) => ({
            name: row.place === '' ? row.name : `${row.name} (${row.place})`,
            value: row.tonnes ?? 0,
            text: formatNumber(row.tonnes, 1),
            ...(onRows && { action: t('viewOf', { name: row.name }) })
          }))}
          onPick={(_bar, at) => onRows?.(most[at]!)}
        />
      </div>
      <div css={{ padding: space(0, 1), '& > div:last-of-type': { padding: space(0, 2.5) } }}>
        <DataTable model={model} caption={caption} />
      </div>
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
