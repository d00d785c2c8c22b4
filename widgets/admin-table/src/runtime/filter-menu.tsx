import { Dropdown, DropdownButton, DropdownItem, DropdownMenu } from 'jimu-ui';
import {
  formatMessage,
  formatOptionLabel,
  joinWithColon,
  SiteIcon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { toFieldLabelKey } from 'widgets/shared-code/site-domain';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import { useTexts } from './use-texts';

interface FilterMenuProps {
  readonly column: RecordColumn;
  readonly chosen: readonly string[];
  readonly locale: Locale;
  onChoose(values: readonly string[]): void;
}

/** Menu that filters the records by values of a column; no selection shows all records. */
export function FilterMenu({ column, chosen, locale, onChoose }: FilterMenuProps) {
  const { space, type } = useThemeStyles();
  const t = useTexts();
  const label = formatMessage(toFieldLabelKey(column), locale);
  const [first] = chosen;
  const said =
    first === undefined
      ? t('all')
      : chosen.length === 1
        ? formatOptionLabel(first, locale)
        : t('several', { count: chosen.length });
  const toggleValue = (value: string) =>
    onChoose(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <Dropdown menuItemCheckMode="multiCheck">
      <DropdownButton size="sm" css={{ ...type.small, borderRadius: 999 }}>
        {joinWithColon(label, said)}
      </DropdownButton>
      <DropdownMenu aria-label={label}>
        {column.options.map((value) => (
          <DropdownItem
            key={value}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(value)}
            toggle={false}
            onClick={() => toggleValue(value)}
          >
            <span css={{ display: 'flex', alignItems: 'center', gap: space(2) }}>
              <span
                css={{ display: 'inline-flex', visibility: chosen.includes(value) ? 'visible' : 'hidden' }}
              >
                <SiteIcon name="check" size={16} />
              </span>
              {formatOptionLabel(value, locale)}
            </span>
          </DropdownItem>
        ))}
      </DropdownMenu>
    </Dropdown>
  );
}
