import { React } from 'jimu-core';
import { Tab, Tabs } from 'jimu-ui';
import { useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { addDays, buildDateFilterWhere } from 'widgets/shared-code/site-domain';
import type { BiocharSummary, DateFilter, Where } from 'widgets/shared-code/site-domain';
import type { Settings } from '../../config';
import { useTexts } from '../use-texts';
import type { GroupRow } from './group-table';
import { BiocharGroups } from './group-table';
import { monthText } from './words';

interface GroupsProps {
  readonly summary: BiocharSummary;
  readonly config: Settings;
  readonly locale: Locale;
  /** Opens the applications of a group; null when the map lacks the layer. */
  readonly onRows: ((name: string, condition: Where) => void) | null;
}

/** Returns the days of a month. */
function getMonthDays(month: string): DateFilter['days'] {
  const [year, at] = month.split('-').map(Number) as [number, number];
  const next = at === 12 ? `${year + 1}-01-01` : `${year}-${String(at + 1).padStart(2, '0')}-01`;
  return { first: `${month}-01`, last: addDays(next, -1)! };
}

/** The result by month and by LGA. */
export function Groups({ summary, config, locale, onRows }: GroupsProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const { months, lgas } = summary;
  const { mostBars, pageSize } = config;
  const fields = { field: config.dateField, lgaField: config.lgaField };
  const monthRows = React.useMemo(
    () => months.map((one): GroupRow => ({ ...one, key: one.month, name: monthText(one.month, locale) })),
    [months, locale]
  );
  const lgaRows = React.useMemo(
    () => lgas.map((one): GroupRow => ({ ...one, key: one.lga ?? '', name: one.lga ?? t('noLga') })),
    [lgas, t]
  );
  const lastMonths = monthRows.slice(-mostBars);
  return (
    <Tabs aria-label={t('groups')} defaultValue="month" css={{ marginTop: space(2) }}>
      <Tab id="month" title={t('byMonth')}>
        <BiocharGroups
          caption={t('byMonth')}
          heading={t('columnMonth')}
          chart={
            lastMonths.length < monthRows.length
              ? t('chartLast', { count: lastMonths.length, unit: 't' })
              : t('chart', { unit: 't' })
          }
          bars={lastMonths}
          rows={monthRows}
          pageSize={pageSize}
          onRows={
            onRows &&
            (({ key, name }) =>
              onRows(name, buildDateFilterWhere({ days: getMonthDays(key), lga: null }, fields)))
          }
        />
      </Tab>
      <Tab id="lga" title={t('byLga')}>
        <BiocharGroups
          caption={t('byLga')}
          heading={t('columnLga')}
          chart={t('chart', { unit: 't' })}
          bars={lgaRows.slice(0, mostBars)}
          rows={lgaRows}
          pageSize={pageSize}
          onRows={
            onRows &&
            (({ key, name }) =>
              onRows(
                name,
                key === ''
                  ? { kind: 'isNull', field: config.lgaField }
                  : { kind: 'compare', field: config.lgaField, operator: '=', value: key }
              ))
          }
        />
      </Tab>
    </Tabs>
  );
}
