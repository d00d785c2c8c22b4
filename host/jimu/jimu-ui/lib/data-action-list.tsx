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

interface Offered {
  readonly action: AbstractDataAction;
  readonly level: DataLevel;
}

function useActions({ widgetId, dataSets, disableDataSourceLevelActions = false }: DataActionListProps) {
  const [offered, setOffered] = useState<readonly Offered[]>([]);
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

const keyOf = ({ action, level }: Offered) => `${action.id} ${level}`;

interface Shown {
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
  const [shown, setShown] = useState<Shown | null>(null);
  const run = async ({ action, level }: Offered) => {
    setActive(keyOf({ action, level }));
    setShown(null);
    const result = await action.onExecute(dataSets, level, widgetId);
    setShown(isValidElement(result) ? { action: keyOf({ action, level }), element: result } : null);
  };
  const start = (one: Offered) =>
    void run(one).catch((error: unknown) => console.error(`${one.action.label} failed.`, error));
  const label = (action: AbstractDataAction) => action.getLabel(dataSets[0] as DataRecordSet);
  const mark = (key: string) => (key === active ? 'active-data-action-item' : undefined);
  if (offered.length === 0) return null;
  const face = (action: AbstractDataAction): ReactNode => (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: sys.spacing(2) }}>
      {action.icon !== '' && <Icon icon={action.icon} />}
      {label(action)}
    </span>
  );
  return (
    <div className="data-action-list">
      {listStyle === DataActionListStyle.List ? (
        offered.map((one) => (
          <Button
            key={keyOf(one)}
            type="tertiary"
            size={buttonSize}
            className={mark(keyOf(one))}
            onClick={() => start(one)}
          >
            {face(one.action)}
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
                <DropdownItem key={keyOf(one)} onClick={() => start(one)}>
                  {face(one.action)}
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
