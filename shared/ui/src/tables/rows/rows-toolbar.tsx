import { hooks, React } from 'jimu-core';
import { MAX_FILTER_TEXT_LENGTH } from '@site/domain';
import { ExportMenu } from '../export/export-menu';
import { SiteIcon } from '../../kit/marks/icons';
import { TOUCH_TARGETS, PHONE_MEDIA_QUERY } from '../../kit/theme/phone';
import { SearchInput } from '../../kit/fields/search-input';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import type { RowsSource } from './rows-source';
import type { RowsFiles } from './use-rows-files';

/** Search debounce, ms. */
const SEARCH_DEBOUNCE_MS = 250;

/** Search field; calls `onSearch` after the debounce. */
function SearchField({ onSearch }: { onSearch(text: string): void }) {
  const t = useUiTexts();
  const [typed, setTyped] = React.useState('');
  const search = hooks.useDebounceCallback((text: string) => onSearch(text.trim()), SEARCH_DEBOUNCE_MS);
  return (
    <SearchInput
      aria-label={t('find')}
      placeholder={t('find')}
      value={typed}
      maxLength={MAX_FILTER_TEXT_LENGTH}
      prefix={<SiteIcon name="search" />}
      onChange={(event) => {
        setTyped(event.target.value);
        search(event.target.value);
      }}
    />
  );
}

interface RowsToolbarProps {
  readonly rows: RowsSource;
  readonly files: RowsFiles;
  /** No record matches, so there is nothing to export. */
  readonly empty: boolean;
  /** Count of times that the search was cleared from outside; each empties the field. */
  readonly resets: number;
  onSearch(text: string): void;
}

/** Search, scope and export of the records, above their table. */
export function RowsToolbar({ rows, files, empty, resets, onSearch }: RowsToolbarProps) {
  const t = useUiTexts();
  const { space, type } = useThemeStyles();
  return (
    <div
      css={{
        display: 'flex',
        alignItems: 'center',
        gap: space(2),
        marginBottom: space(2),
        [PHONE_MEDIA_QUERY]: TOUCH_TARGETS
      }}
    >
      <div css={{ flex: '0 1 320px', minWidth: 0 }}>
        {rows.searches && <SearchField key={resets} onSearch={onSearch} />}
      </div>
      {rows.scope !== undefined && <span css={type.hint}>{rows.scope}</span>}
      <span css={{ marginLeft: 'auto' }}>
        <ExportMenu {...files} nothing={empty ? t('exportNothing') : null} />
      </span>
    </div>
  );
}
