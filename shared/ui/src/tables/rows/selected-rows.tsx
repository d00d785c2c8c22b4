import { ReactRedux } from 'jimu-core';
import type { DataRecord, DataSource, IMState } from 'jimu-core';
import { Button, DataActionList, DataActionListStyle } from 'jimu-ui';
import { useThemeStyles } from '../../kit/theme/styles';
import { TOUCH_TARGETS, PHONE_MEDIA_QUERY } from '../../kit/theme/phone';
import { useUiTexts } from '../../base/use-ui-texts';
import type { SharedSelection } from './use-row-selection';

interface SelectedRowsProps {
  readonly widgetId: string;
  /** Name of the set of records. */
  readonly name: string;
  readonly selection: SharedSelection;
}

/**
 * Returns the selected records. One release of the framework returns an empty list; there each is read by its
 * id.
 */
function listSelectedRecords(source: DataSource, ids: readonly string[]): DataRecord[] {
  const records = source.getSelectedRecords();
  return records.length > 0 ? records : ids.flatMap((id) => source.getRecordById(id) ?? []);
}

/** Returns whether the app's configuration lets a widget offer data actions; true by default. */
const useDataActionsEnabled = (widgetId: string): boolean =>
  ReactRedux.useSelector(
    ({ appConfig }: IMState) => appConfig?.widgets?.[widgetId]?.enableDataAction !== false
  );

/** Count of selected records and the data actions that the page's widgets offer for them. */
export function SelectedRows({ widgetId, name, selection }: SelectedRowsProps) {
  const t = useUiTexts();
  const { type, space } = useThemeStyles();
  const offers = useDataActionsEnabled(widgetId);
  const { source, ids, clear } = selection;
  const count = ids.length;
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: space(1),
        minHeight: 32,
        [PHONE_MEDIA_QUERY]: TOUCH_TARGETS
      }}
    >
      <span role="status" css={type.small}>
        {count > 0 && t('rowsSelected', { count: String(count) })}
      </span>
      {count === 0 && <span css={type.hint}>{t('rowsSelectHint')}</span>}
      {count > 0 && (
        <Button size="sm" type="tertiary" onClick={clear}>
          {t('rowsUnselect')}
        </Button>
      )}
      {count > 0 && offers && (
        <DataActionList
          widgetId={widgetId}
          dataSets={[
            { name, type: 'selected', dataSource: source, records: listSelectedRecords(source, ids) }
          ]}
          disableDataSourceLevelActions
          shouldHideEmptyList
          listStyle={DataActionListStyle.Dropdown}
          buttonSize="sm"
        />
      )}
    </div>
  );
}
