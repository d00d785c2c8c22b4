import { React } from 'jimu-core';
import { IconButton, SiteIcon, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import type { MillScope } from 'widgets/shared-code/site-base';
import {
  ColumnChoice,
  DataTable,
  ExportMenu,
  readTableView,
  useDataTable,
  usePersistedColumns,
  useStoredColumns
} from 'widgets/shared-code/site-records';
import { ResultPanel, useBottomFolding } from 'widgets/shared-code/site-analysis';
import { tableCsv, tableGeoJson } from '../area-export';
import type { Area, ServiceAreaState } from '../state';
import { removeArea, TOGETHER, getTogetherAnswer } from '../state';
import { TogetherStatus } from '../together/overlap';
import type { AreaStateSetter } from '../use-service-area';
import { useTexts } from '../use-texts';
import { COLUMN_KEYS, HIDDEN_COLUMNS, listColumns } from './columns';
import { listAreaLines, listTotalLines, rainyByArea } from './lines';

interface AreaTableProps {
  readonly state: ServiceAreaState;
  readonly maxAreas: number;
  readonly change: AreaStateSetter;
  /** True for a card of its own, false within the tool's panel. */
  readonly framed: boolean;
}

/** Key of the stored column choice, shared by all area tables of the tab. */
const COLUMNS_KEY = 'service-area-table';

/** Returns the mill scope of all areas; null when a restored area was counted under another rule. */
const getCommonScope = ([first, ...others]: readonly Area[]): MillScope | null =>
  first && others.every(({ summary }) => summary.millScope === first.summary.millScope)
    ? first.summary.millScope
    : null;

/** Returns the rows and columns of the table, with the columns that the reader chose. */
function useAreaTable(state: ServiceAreaState, change: AreaStateSetter) {
  const t = useTexts();
  const locale = useLocale();
  const { areas, rainy, together } = state;
  const millScope = getCommonScope(areas);
  const columns = React.useMemo(() => listColumns(change, t, millScope), [change, t, millScope]);
  const rows = React.useMemo(
    () => listAreaLines({ areas, rainy, together }, t, locale),
    [areas, rainy, together, t, locale]
  );
  const model = useDataTable({
    columns,
    rows,
    totals: listTotalLines(state, t, locale),
    hidden: useStoredColumns(COLUMNS_KEY, COLUMN_KEYS, HIDDEN_COLUMNS),
    rowKey: ({ key }) => key
  });
  usePersistedColumns(COLUMNS_KEY, model);
  return model;
}

/**
 * A row for each area and season, followed by rows for the union and the overlap of all areas; the header
 * collapses the table. Renders nothing without areas.
 */
export function AreaTable({ state, maxAreas, change, framed }: AreaTableProps) {
  const { areas, selectedId } = state;
  const t = useTexts();
  const locale = useLocale();
  const { type, space } = useThemeStyles();
  const folding = useBottomFolding(framed && areas.length > 0);
  const model = useAreaTable(state, change);
  if (areas.length === 0) return null;
  const title = t('tableTitle');
  const content = { areas, rainy: rainyByArea(state, locale), together: getTogetherAnswer(state) };
  return (
    <ResultPanel
      place={framed ? 'card' : 'inside'}
      title={title}
      sign={<SiteIcon name="table" />}
      chip={t('count', { count: areas.length, max: maxAreas })}
      actions={
        <>
          <ColumnChoice model={model} />
          <ExportMenu
            subject={title}
            fileName="service-areas"
            csv={() => tableCsv(readTableView(model), content, t)}
            geoJson={() => tableGeoJson(content, t)}
          />
        </>
      }
      folding={{ ...folding, foldLabel: t('collapse'), unfoldLabel: t('expand') }}
    >
      <DataTable
        model={model}
        caption={title}
        maxHeight={304}
        stackBelow={500}
        isCurrent={({ area, isRainy }) => !isRainy && selectedId === (area ? area.id : TOGETHER)}
        actions={({ area, isRainy }) =>
          area &&
          !isRainy && (
            <IconButton
              name="trash"
              label={t('removeArea', { number: area.number })}
              onClick={() => change((before) => removeArea(before, area.id))}
            />
          )
        }
      />
      {getCommonScope(areas) === 'extentWidth' && (
        <p css={{ ...type.hint, margin: 0, padding: space(0, 3.5, 2) }}>{t('columnScopeWidthNote')}</p>
      )}
      <TogetherStatus state={state} change={change} />
    </ResultPanel>
  );
}
