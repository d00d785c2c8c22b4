import MuiCheckbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import type { ImmutableArray } from 'jimu-core';
import { Children, isValidElement, useState } from 'react';
import type { ReactNode } from 'react';
import { useLibraryText } from './use-library-text';

type Value = string | number;

export interface MultiSelectItem {
  readonly value: Value;
  readonly label?: string;
  readonly disabled?: boolean;
}

/** One item of a `MultiSelect` that takes them as children; the list renders it. */
export function MultiSelectItem(_props: MultiSelectItem): ReactNode {
  return null;
}

export interface MultiSelectProps {
  readonly items?: readonly MultiSelectItem[] | ImmutableArray<MultiSelectItem>;
  /** `MultiSelectItem`s instead of `items`. */
  readonly children?: ReactNode;
  readonly values?: readonly Value[] | ImmutableArray<Value>;
  readonly defaultValues?: readonly Value[] | ImmutableArray<Value>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Returns the text of the closed list. */
  displayByValues?(values: Value[]): string;
  /** Called with the value that was selected or deselected, and all selected values. */
  onChange?(value: Value, values: Value[]): void;
  /** Older name of `onChange`. */
  onClickItem?(event: object, value: Value, values: Value[]): void;
}

const findChanged = (before: readonly Value[], after: readonly Value[]) =>
  after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));

const listItems = (children: ReactNode): MultiSelectItem[] =>
  Children.toArray(children).flatMap((child) =>
    isValidElement<MultiSelectItem>(child) && child.type === MultiSelectItem ? child.props : []
  );

/** A list of which several items can be selected; the framework's own has no other style. */
export function MultiSelect(props: MultiSelectProps) {
  const { items, values, defaultValues = [], placeholder, displayByValues } = props;
  const [own, setOwn] = useState<Value[]>(() => Array.from(defaultValues));
  const text = useLibraryText();
  const chosen: Value[] = values === undefined ? own : Array.from(values);
  const all = items ? Array.from(items as readonly MultiSelectItem[]) : listItems(props.children);
  const getItemLabel = (value: Value) => all.find((item) => item.value === value)?.label ?? String(value);
  const formatChosen = () => {
    if (chosen.length === 0) return placeholder ?? text('chooseSeveral');
    return displayByValues?.(chosen) ?? chosen.map(getItemLabel).join(', ');
  };
  return (
    <MuiSelect<Value[]>
      multiple
      displayEmpty
      fullWidth
      className={props.className}
      disabled={props.disabled}
      value={chosen}
      renderValue={formatChosen}
      SelectDisplayProps={{ 'aria-label': props['aria-label'] ?? placeholder ?? text('chooseSeveral') }}
      onChange={({ target }) => {
        const next = target.value as Value[];
        const value = findChanged(chosen, next);
        setOwn(next);
        if (value === undefined) return;
        props.onChange?.(value, next);
        props.onClickItem?.({}, value, next);
      }}
    >
      {all.map(({ value, label, disabled }) => (
        <MenuItem key={value} value={value} disabled={disabled}>
          <MuiCheckbox size="small" checked={chosen.includes(value)} tabIndex={-1} inert />
          <ListItemText primary={label ?? String(value)} />
        </MenuItem>
      ))}
    </MuiSelect>
  );
}
