import type { ClauseValuePair, ImmutableArray } from 'jimu-core';
import { MultiSelect } from './multi-select';
import { Option, Select } from './select';
import type { SelectProps } from './select';

type ValuePairs = readonly ClauseValuePair[] | ImmutableArray<ClauseValuePair>;

export interface AdvancedSelectProps {
  /** Selectable values; null is not a selectable value. */
  readonly staticValues?: ValuePairs;
  readonly selectedValues?: ValuePairs | null;
  readonly isMultiple?: boolean;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly size?: SelectProps['size'];
  readonly className?: string;
  readonly 'aria-label'?: string;
  /** Called with all selected values. */
  onChange?(values: ClauseValuePair[]): void;
}

const toItems = (values: ValuePairs) =>
  Array.from(values as readonly ClauseValuePair[]).flatMap(({ value, label }) =>
    value === null ? [] : { value, label: label ?? String(value) }
  );

/**
 * A list of values, of which one or several can be selected.
 * @throws Error without `staticValues`, because this host does not load the values of a field.
 */
export function AdvancedSelect(props: AdvancedSelectProps) {
  const { staticValues, selectedValues, isMultiple, onChange, size, ...rest } = props;
  if (!staticValues) throw new Error('In this host AdvancedSelect needs staticValues.');
  const items = toItems(staticValues);
  const chosen = toItems(selectedValues ?? []).map(({ value }) => value);
  const handleChoose = (values: readonly unknown[]) =>
    onChange?.(items.filter(({ value }) => values.includes(value)));
  if (isMultiple)
    return (
      <MultiSelect
        {...rest}
        items={items}
        values={chosen}
        onChange={(_value, values) => handleChoose(values)}
      />
    );
  return (
    <Select {...rest} size={size} value={chosen[0]} onChange={(_event, value) => handleChoose([value])}>
      {items.map(({ value, label }) => (
        <Option key={value} value={value}>
          {label}
        </Option>
      ))}
    </Select>
  );
}
