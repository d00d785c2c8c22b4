import { React } from 'jimu-core';
import { Checkbox } from 'jimu-ui';
import { formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { isAllChecked, toggleAll, toggleItem } from 'widgets/shared-code/site-domain';

interface CheckListProps {
  readonly title: string;
  readonly items: readonly string[];
  readonly checked: readonly string[];
  readonly locale: Locale;
  /** Returns the label of an item. */
  getLabel(item: string): string;
  onChange(checked: readonly string[]): void;
}

/** A longer list scrolls. */
const MAX_ITEMS_UNSCROLLED = 16;

/** Checkboxes with an All checkbox above them. */
export function CheckList({ title, items, checked, locale, getLabel, onChange }: CheckListProps) {
  const { weight, space } = useThemeStyles();
  const id = React.useId();
  const renderCheckbox = (key: string, label: string, on: boolean, partly: boolean, flip: () => void) => (
    <label key={key} css={{ display: 'flex', alignItems: 'center', gap: space(1.5), minHeight: 28 }}>
      <Checkbox checked={on} indeterminate={partly} aria-label={label} onChange={flip} />
      <span aria-hidden="true">{label}</span>
    </label>
  );
  const all = isAllChecked(items, checked);
  return (
    <fieldset css={{ border: 0, margin: 0, padding: 0 }} aria-labelledby={id}>
      <legend id={id} css={{ fontWeight: weight.strong, padding: 0 }}>
        {title}
      </legend>
      {renderCheckbox('all', formatMessage('layers.all', locale), all, !all && checked.length > 0, () =>
        onChange(toggleAll(items, checked))
      )}
      <div
        css={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(136px, 1fr))',
          paddingInlineStart: space(3),
          ...(items.length > MAX_ITEMS_UNSCROLLED && { maxHeight: 196, overflowY: 'auto' })
        }}
      >
        {items.map((item) =>
          renderCheckbox(item, getLabel(item), checked.includes(item), false, () =>
            onChange(toggleItem(items, checked, item))
          )
        )}
      </div>
    </fieldset>
  );
}
