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

/** How the actions stand. */
export enum DataActionListStyle {
  List = 'LIST',
  Dropdown = 'DROPDOWN'
}

export interface DataActionListProps {
  /** The widget that offers its records. */
  readonly widgetId: string;
  readonly dataSets: DataRecordSet[];
  readonly dataLevel?: DataLevel;
  readonly listStyle?: DataActionListStyle;
  readonly buttonSize?: 'default' | 'sm' | 'lg';
  readonly className?: string;
}

function useActions({ widgetId, dataSets, dataLevel = DataLevel.DataSource }: DataActionListProps) {
  const [actions, setActions] = useState<readonly AbstractDataAction[]>([]);
  // Sets are made anew at every drawing; what they are about says whether to ask again.
  const about = dataSets
    .map(({ dataSource, records, type }) => [dataSource.id, type, ...records.map((record) => record.getId())])
    .join('|');
  useEffect(() => {
    let wanted = true;
    void DataActionManager.getInstance()
      .getSupportedActions(widgetId, dataSets, dataLevel)
      .then((found) => wanted && setActions(found));
    return () => {
      wanted = false;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `about` stands for the sets
  }, [widgetId, dataLevel, about]);
  return actions;
}

interface Shown {
  readonly action: string;
  /** Where it stands: what an action draws is placed beside the element with this class. */
  readonly element: ReactElement;
}

/** What can be done with a widget's records, by the data actions of the app's widgets; nothing where there is none. */
export function DataActionList(props: DataActionListProps) {
  const { listStyle = DataActionListStyle.Dropdown, buttonSize = 'default', dataSets, className } = props;
  const { sys } = useTheme();
  const text = useLibraryText();
  const actions = useActions(props);
  const [active, setActive] = useState<string | null>(null);
  const [shown, setShown] = useState<Shown | null>(null);
  const run = async (action: AbstractDataAction) => {
    setActive(action.id);
    setShown(null);
    const { widgetId, dataLevel = DataLevel.DataSource } = props;
    const result = await action.onExecute(dataSets, dataLevel, widgetId);
    setShown(isValidElement(result) ? { action: action.id, element: result } : null);
  };
  const start = (action: AbstractDataAction) =>
    void run(action).catch((error: unknown) => console.error(`${action.label} failed.`, error));
  const label = (action: AbstractDataAction) => action.getLabel(dataSets[0] as DataRecordSet);
  const mark = (id: string) => (id === active ? 'active-data-action-item' : undefined);
  if (actions.length === 0) return null;
  const face = (action: AbstractDataAction): ReactNode => (
    <span css={{ display: 'inline-flex', alignItems: 'center', gap: sys.spacing(2) }}>
      {action.icon !== '' && <Icon icon={action.icon} />}
      {label(action)}
    </span>
  );
  return (
    <div className={['data-action-list', className].join(' ')}>
      {listStyle === DataActionListStyle.List ? (
        actions.map((action) => (
          <Button
            key={action.id}
            type="tertiary"
            size={buttonSize}
            className={mark(action.id)}
            onClick={() => start(action)}
          >
            {face(action)}
          </Button>
        ))
      ) : (
        <span className={active === null ? undefined : 'active-data-action-item'}>
          <Dropdown>
            <DropdownButton icon type="tertiary" size={buttonSize} arrow={false} aria-label={text('actions')}>
              <MoreIcon />
            </DropdownButton>
            <DropdownMenu>
              {actions.map((action) => (
                <DropdownItem key={action.id} onClick={() => start(action)}>
                  {face(action)}
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
