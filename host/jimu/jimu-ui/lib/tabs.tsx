import MuiTab from '@mui/material/Tab';
import MuiTabs from '@mui/material/Tabs';
import { Children, isValidElement, useId, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';

export interface TabProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly disabled?: boolean;
  readonly children?: ReactNode;
}

/** One tab: its `title` in the row, its children as the panel. */
export function Tab({ children }: TabProps) {
  return children;
}

export interface TabsProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly type?: 'default' | 'underline' | 'tabs' | 'pills';
  readonly fill?: boolean;
  /** Panels that were left stay mounted, hidden. */
  readonly keepMount?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly children?: ReactNode;
  onChange?(id: string): void;
}

/** A row of tabs with one panel shown; arrow keys move between tabs. */
export function Tabs(props: TabsProps) {
  const { value, defaultValue, fill, keepMount, className, children, onChange } = props;
  const base = useId();
  const tabs = Children.toArray(children).filter((child): child is ReactElement<TabProps> =>
    isValidElement<TabProps>(child)
  );
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.props.id);
  const chosen = value ?? own;
  return (
    <div className={className}>
      <MuiTabs
        value={chosen}
        variant={fill ? 'fullWidth' : 'scrollable'}
        aria-label={props['aria-label']}
        onChange={(_event, id: string) => {
          setOwn(id);
          onChange?.(id);
        }}
      >
        {tabs.map(({ props: { id, title, disabled } }) => (
          <MuiTab
            key={id}
            value={id}
            label={title}
            disabled={disabled}
            id={`${base}-${id}`}
            aria-controls={`${base}-${id}-panel`}
          />
        ))}
      </MuiTabs>
      {tabs.map((tab) => {
        const { id } = tab.props;
        if (id !== chosen && !keepMount) return null;
        return (
          <div
            key={id}
            role="tabpanel"
            id={`${base}-${id}-panel`}
            aria-labelledby={`${base}-${id}`}
            hidden={id !== chosen}
          >
            {tab}
          </div>
        );
      })}
    </div>
  );
}
