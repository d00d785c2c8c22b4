import MuiCheckbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MuiSelect from '@mui/material/Select';
import type { ImmutableArray } from 'jimu-core';
import { useState } from 'react';
import { useLibraryText } from './use-library-text';

type Value = string | number;

export interface MultiSelectItem {
  readonly value: Value;
  readonly label?: string;
  readonly disabled?: boolean;
}

export interface MultiSelectProps {
  readonly items?: readonly MultiSelectItem[] | ImmutableArray<MultiSelectItem>;
  readonly values?: readonly Value[] | ImmutableArray<Value>;
  readonly defaultValues?: readonly Value[] | ImmutableArray<Value>;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** What stands in the closed list. */
  displayByValues?(values: Value[]): string;
  /** The value that was chosen or let go, and all that are chosen now. */
  onChange?(value: Value, values: Value[]): void;
  /** The older name of `onChange`. */
  onClickItem?(event: object, value: Value, values: Value[]): void;
}

const changed = (before: readonly Value[], after: readonly Value[]) =>
  after.find((value) => !before.includes(value)) ?? before.find((value) => !after.includes(value));

/** A list of which several can be chosen; the framework's own knows no other look. */
export function MultiSelect(props: MultiSelectProps) {
  const { items = [], values, defaultValues = [], placeholder, displayByValues } = props;
  const [own, setOwn] = useState<Value[]>(() => Array.from(defaultValues));
  const text = useLibraryText();
  const chosen: Value[] = values === undefined ? own : Array.from(values);
  const all = Array.from(items as readonly MultiSelectItem[]);
  const labelOf = (value: Value) => all.find((item) => item.value === value)?.label ?? String(value);
  const shown = () => {
    if (chosen.length === 0) return placeholder ?? text('chooseSeveral');
    return displayByValues?.(chosen) ?? chosen.map(labelOf).join(', ');
  };
  return (
    <MuiSelect<Value[]>
      multiple
      displayEmpty
      fullWidth
      className={props.className}
      disabled={props.disabled}
      value={chosen}
      renderValue={shown}
      SelectDisplayProps={{ 'aria-label': props['aria-label'] ?? placeholder ?? text('chooseSeveral') }}
      onChange={({ target }) => {
        const next = target.value as Value[];
        const value = changed(chosen, next);
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
