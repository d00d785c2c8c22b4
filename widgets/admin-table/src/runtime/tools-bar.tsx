import { hooks } from 'jimu-core';
import { Button } from 'jimu-ui';
import {
  formatNumber,
  navigateTo,
  SearchInput,
  SiteIcon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale, MarkerType } from 'widgets/shared-code/site-base';
import { MAX_FILTER_TEXT_LENGTH } from 'widgets/shared-code/site-domain';
import type { RecordColumn } from 'widgets/shared-code/site-domain';
import { FilterMenu } from './filter-menu';
import type { ViewControl } from './use-records';
import { useTexts } from './use-texts';

interface ToolsBarProps {
  readonly markerType: MarkerType;
  readonly control: ViewControl;
  readonly columns: readonly RecordColumn[];
  /** Number of all records; null while not known. */
  readonly total: number | null;
  readonly locale: Locale;
  readonly addUrl: string;
  readonly exporting: boolean;
  onExport(): void;
}

/** Search and filters on the left, export and Add on the right. */
export function ToolsBar(props: ToolsBarProps) {
  const { markerType, control, columns, total, locale, addUrl, exporting, onExport } = props;
  const { space } = useThemeStyles();
  const t = useTexts();
  const small = hooks.useCheckSmallBrowserSizeMode();
  const { view, typed, type, change } = control;
  const label =
    total === null ? t('search') : t('searchAll', { count: formatNumber(total), kind: markerType });
  return (
    <div
      role="search"
      css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(3), marginBottom: space(4) }}
    >
      <div css={{ flex: small ? '1 0 100%' : '1 1 220px', maxWidth: small ? undefined : 320 }}>
        <SearchInput
          aria-label={t('search')}
          placeholder={label}
          value={typed}
          maxLength={MAX_FILTER_TEXT_LENGTH}
          prefix={<SiteIcon name="search" />}
          onChange={(event) => type(event.target.value)}
        />
      </div>
      {columns
        .filter(({ options }) => options.length > 0)
        .map((column) => (
          <FilterMenu
            key={column.name}
            column={column}
            chosen={view.filters[column.name] ?? []}
            locale={locale}
            onChoose={(values) => change({ filters: { ...view.filters, [column.name]: values } })}
          />
        ))}
      <span css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), marginLeft: 'auto' }}>
        <Button disabled={exporting} onClick={onExport} css={{ gap: space(2) }}>
          <SiteIcon name="download" />
          {t(exporting ? 'exporting' : 'exportCsv')}
        </Button>
        {addUrl !== '' && (
          <Button type="primary" onClick={() => navigateTo(addUrl)} css={{ gap: space(2) }}>
            <SiteIcon name="plus" />
            {t('addOnMap')}
          </Button>
        )}
      </span>
    </div>
  );
}
