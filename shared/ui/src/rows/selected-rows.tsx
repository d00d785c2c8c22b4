import { ReactRedux } from 'jimu-core';
import type { DataRecord, DataSource, IMState } from 'jimu-core';
import { Button, DataActionList, DataActionListStyle } from 'jimu-ui';
import { useLook } from '../styles';
import { FINGERS, ON_PHONE } from '../phone';
import { useUiTexts } from '../use-ui-texts';
import type { SharedSelection } from './use-row-selection';

interface SelectedRowsProps {
  readonly widgetId: string;
  /** What the records are called. */
  readonly name: string;
  readonly selection: SharedSelection;
}

/** The selected records; a release of the framework gives none of them, but each by its id. */
function recordsOf(source: DataSource, ids: readonly string[]): DataRecord[] {
  const records = source.getSelectedRecords();
  return records.length > 0 ? records : ids.flatMap((id) => source.getRecordById(id) ?? []);
}

/** Whether the app's configuration lets a widget offer actions; it does where it says nothing. */
const useOffers = (widgetId: string): boolean =>
  ReactRedux.useSelector(
    ({ appConfig }: IMState) => appConfig?.widgets?.[widgetId]?.enableDataAction !== false
  );

/** How many records are selected and what can be done with them: the data actions of the widgets of the page. */
export function SelectedRows({ widgetId, name, selection }: SelectedRowsProps) {
  const t = useUiTexts();
  const { type, space } = useLook();
  const offers = useOffers(widgetId);
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
        [ON_PHONE]: FINGERS
      }}
    >
      <span role="status" css={type.small}>
        {count > 0 && t('rowsSelected', { count: String(count) })}
      </span>
      {count > 0 && (
        <Button size="sm" type="tertiary" onClick={clear}>
          {t('rowsUnselect')}
        </Button>
      )}
      {count > 0 && offers && (
        <DataActionList
          widgetId={widgetId}
          dataSets={[{ name, type: 'selected', dataSource: source, records: recordsOf(source, ids) }]}
          disableDataSourceLevelActions
          shouldHideEmptyList
          listStyle={DataActionListStyle.Dropdown}
          buttonSize="sm"
        />
      )}
    </div>
  );
}
