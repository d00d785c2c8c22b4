import { React } from 'jimu-core';
import type { PurchaseSums } from 'widgets/shared-code/site-core';
import {
  CategoryBars,
  DataTable,
  formatNumber,
  useDataTable,
  useThemeStyles
} from 'widgets/shared-code/site-core';
import type { Config } from '../../config';
import { SETTINGS } from '../../config';
import { useTexts } from '../use-texts';
import type { GroupRow } from './group-columns';
import { listGroupColumns } from './group-columns';
import { tonnesText } from './words';

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
  const { type, space } = useThemeStyles();
  const columns = React.useMemo(() => listGroupColumns(t, onRows), [t, onRows]);
  const model = useDataTable({
    columns,
    rows,
    pageSize: config.pageSize ?? SETTINGS.pageSize.default,
    rowKey: ({ key }) => key
  });
  const most = rows.slice(0, config.mostBars ?? SETTINGS.mostBars.default);
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
