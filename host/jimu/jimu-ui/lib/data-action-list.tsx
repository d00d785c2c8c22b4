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
  readonly listStyle?: DataActionListStyle;
  readonly buttonSize?: 'default' | 'sm' | 'lg';
  /** Only what is done with records is offered, and nothing that is done with a whole source. */
  readonly disableDataSourceLevelActions?: boolean;
  /** Nothing is drawn where nothing can be done; here it never is. */
  readonly shouldHideEmptyList?: boolean;
}

interface Offered {
  readonly action: AbstractDataAction;
  readonly level: DataLevel;
}

function useActions({ widgetId, dataSets, disableDataSourceLevelActions = false }: DataActionListProps) {
  const [offered, setOffered] = useState<readonly Offered[]>([]);
  // Sets are made anew at every drawing; what they are about says whether to ask again.
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `about` stands for the sets
  }, [widgetId, disableDataSourceLevelActions, about]);
  return offered;
}

const keyOf = ({ action, level }: Offered) => `${action.id} ${level}`;

interface Shown {
  readonly action: string;
  /** Where it stands: what an action draws is placed beside the element with this class. */
  readonly element: ReactElement;
}

/** What can be done with a widget's records, by the data actions of the app's widgets; nothing where there is none. */
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
