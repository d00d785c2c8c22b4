import { DataActionManager, DataLevel } from 'jimu-core';
import type { AbstractDataAction, DataRecordSet } from 'jimu-core';
import { isValidElement, useEffect, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useTheme } from 'jimu-theme';
import { Button } from './button';
import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from './dropdown';
import { Icon } from './icon';
import { MoreIcon } from './icons';
import { useLibraryText } from './use-library-text';

/** Layout of the actions. */
export enum DataActionListStyle {
  List = 'LIST',
  Dropdown = 'DROPDOWN'
}

export interface DataActionListProps {
  /** The widget that offers its records. */
  readonly widgetId: string;
  readonly dataSets: DataRecordSet[];
  readonly listStyle?: DataActionListStyle;
  readonly buttonSize?: 'default' | 'sm' | 'lg';
  /** Offers only actions on records, and none on a whole source. */
  readonly disableDataSourceLevelActions?: boolean;
  /** Renders nothing when there are no actions; this host always does so. */
  readonly shouldHideEmptyList?: boolean;
}

interface SupportedAction {
  readonly action: AbstractDataAction;
  readonly level: DataLevel;
}

function useActions({ widgetId, dataSets, disableDataSourceLevelActions = false }: DataActionListProps) {
  const [offered, setOffered] = useState<readonly SupportedAction[]>([]);
  // Sets are re-created at every render, so this key of their content decides whether to query again.
  const about = dataSets
    .map(({ dataSource, records, type }) => [dataSource.id, type, ...records.map((record) => record.getId())])
    .join('|');
  useEffect(() => {
    let wanted = true;
    const levels = [
      ...(dataSets.some(({ records }) => records.length > 0) ? [DataLevel.Records] : []),
      ...(disableDataSourceLevelActions ? [] : [DataLevel.DataSource])
    ];
    const asked = levels.map(async (level) => {
      const found = await DataActionManager.getInstance().getSupportedActions(widgetId, dataSets, level);
      return found.map((action) => ({ action, level }));
    });
    void Promise.all(asked).then((found) => wanted && setOffered(found.flat()));
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `about` identifies the sets
  }, [widgetId, disableDataSourceLevelActions, about]);
  return offered;
}

const toActionKey = ({ action, level }: SupportedAction) => `${action.id} ${level}`;

interface ActionPanel {
  readonly action: string;
  /** Element that the action returned. It can find its button by the class `active-data-action-item`. */
  readonly element: ReactElement;
}

/** Lists the data actions of the app's widgets for a widget's records; renders nothing without actions. */
export function DataActionList(props: DataActionListProps) {
  const { listStyle = DataActionListStyle.List, buttonSize = 'sm', dataSets, widgetId } = props;
  const { sys } = useTheme();
  const text = useLibraryText();
  const offered = useActions(props);
  const [active, setActive] = useState<string | null>(null);
  const [shown, setShown] = useState<ActionPanel | null>(null);
  const executeAction = async ({ action, level }: SupportedAction) => {
    setActive(toActionKey({ action, level }));
    setShown(null);
    const result = await action.onExecute(dataSets, level, widgetId);
    setShown(isValidElement(result) ? { action: toActionKey({ action, level }), element: result } : null);
  };
  const handleSelect = (one: SupportedAction) =>
    void executeAction(one).catch((error: unknown) => console.error(`${one.action.label} failed.`, error));
  const getActionLabel = (action: AbstractDataAction) => action.getLabel(dataSets[0] as DataRecordSet);
  const getItemClass = (key: string) => (key === active ? 'active-data-action-item' : undefined);
  if (offered.length === 0) return null;
  const renderItem = (action: AbstractDataAction): ReactNode => (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: sys.spacing(2) }}>
      {action.icon !== '' && <Icon icon={action.icon} />}
      {getActionLabel(action)}
    </span>
  );
  return (
    <div className="data-action-list">
      {listStyle === DataActionListStyle.List ? (
        offered.map((one) => (
          <Button
            key={toActionKey(one)}
            type="tertiary"
            size={buttonSize}
            className={getItemClass(toActionKey(one))}
            onClick={() => handleSelect(one)}
          >
            {renderItem(one.action)}
          </Button>
        ))
      ) : (
        <span className={active === null ? undefined : 'active-data-action-item'}>
          <Dropdown>
            <DropdownButton icon type="tertiary" size={buttonSize} arrow={false} aria-label={text('actions')}>
              <MoreIcon />
            </DropdownButton>
            <DropdownMenu>
              {offered.map((one) => (
                <DropdownItem key={toActionKey(one)} onClick={() => handleSelect(one)}>
                  {renderItem(one.action)}
                </DropdownItem>
              ))}
            </DropdownMenu>
          </Dropdown>
        </span>
      )}
      {shown && <span key={shown.action}>{shown.element}</span>}
    </div>
  );
}
