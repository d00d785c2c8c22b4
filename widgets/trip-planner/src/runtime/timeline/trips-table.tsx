import { React } from 'jimu-core';
import { formatTimeOfDay, TRIP_LEGS } from 'widgets/shared-code/site-domain';
import { DataTable, useDataTable } from 'widgets/shared-code/site-records';
import type { DataColumn } from 'widgets/shared-code/site-records';
import type { ShownTrips } from '../plan-view';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { tonnesText } from '../words';
import type { TimedRow } from './timed-rows';
import { listTimedRows } from './timed-rows';

function listColumns(t: Texts): DataColumn<TimedRow>[] {
  return [
    { key: 'day', title: t('day'), numeric: true, value: ({ time }) => time.day + 1 },
    { key: 'vehicle', title: t('vehicle'), isRowHeader: true, value: ({ vehicle }) => vehicle },
    { key: 'trip', title: t('trip'), numeric: true, value: ({ time }) => time.trip },
    { key: 'pile', title: t('pile'), value: ({ time }) => time.pileName },
    {
      key: 'tonnes',
      title: t('tonnes'),
      numeric: true,
      value: ({ tonnes }) => tonnes,
      text: ({ tonnes }) => tonnesText(tonnes)
    },
    ...TRIP_LEGS.map((leg, at) => ({
      key: leg,
      title: t(leg),
      value: ({ time }: TimedRow) => time.legs[at]!.start,
      text: ({ time }: TimedRow) => {
        const { start, end } = time.legs[at]!;
        return `${formatTimeOfDay(start) ?? ''}–${formatTimeOfDay(end) ?? ''}`;
      }
    }))
  ];
}

/** The content of the chart as a table, one row for each trip. */
export function TripsTable({ shown, title }: { readonly shown: ShownTrips; readonly title: string }) {
  const t = useTexts();
  const rows = React.useMemo(() => listTimedRows(shown), [shown]);
  const columns = React.useMemo(() => listColumns(t), [t]);
  const model = useDataTable({ columns, rows, rowKey: ({ vehicle, time }) => `${vehicle} ${time.trip}` });
  return <DataTable model={model} caption={title} maxHeight={220} />;
}
