import { formatNumber } from 'widgets/shared-code/site-base';
import type { DataColumn } from 'widgets/shared-code/site-records';
import { createCountColumn, GroupTable } from 'widgets/shared-code/site-analysis';
import { useTexts } from '../use-texts';
import type { BiocharTotals } from './words';

/** A month or an LGA with its totals. */
export interface GroupRow extends BiocharTotals {
  /** Sort key, in case it differs from the name. */
  readonly key: string;
  readonly name: string;
}

interface BiocharGroupsProps {
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
export function BiocharGroups({ heading, onRows, ...table }: BiocharGroupsProps) {
  const t = useTexts();
  const columns: readonly DataColumn<GroupRow>[] = [
    { key: 'name', title: heading, isRowHeader: true, value: ({ key }) => key, text: ({ name }) => name },
    {
      key: 'biochar',
      title: `${t('columnBiochar')}, t`,
      numeric: true,
      value: ({ totalBiochar }) => totalBiochar,
      text: ({ totalBiochar }) => formatNumber(totalBiochar, 1)
    },
    {
      key: 'co2',
      title: `${t('columnCo2')}, t`,
      numeric: true,
      value: ({ co2Removal }) => co2Removal,
      text: ({ co2Removal }) => formatNumber(co2Removal, 1)
    },
    createCountColumn({
      key: 'applications',
      title: t('columnApplications'),
      count: ({ applicationCount }) => applicationCount,
      getAction: ({ name }) => t('viewOf', { name }),
      onRows
    })
  ];
  return (
    <GroupTable
      {...table}
      columns={columns}
      toBar={({ name, totalBiochar }) => ({
        name,
        value: totalBiochar ?? 0,
        text: formatNumber(totalBiochar, 1)
      })}
    />
  );
}
