import { Button } from 'jimu-ui';
import { PHONE_MEDIA_QUERY, SearchInput, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import { MAX_FILTER_TEXT_LENGTH } from 'widgets/shared-code/site-domain';
import type { AccountList } from './use-account-list';
import { useTexts } from './use-texts';

interface AccountToolbarProps {
  readonly list: AccountList;
  readonly canAdd: boolean;
  onAdd(): void;
}

/** Search on the left, Add on the right. */
export function AccountToolbar({ list, canAdd, onAdd }: AccountToolbarProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  return (
    <div role="search" css={{ display: 'flex', flexWrap: 'wrap', gap: space(3), marginBottom: space(4) }}>
      <SearchInput
        aria-label={t('search')}
        placeholder={t('search')}
        value={list.typed}
        maxLength={MAX_FILTER_TEXT_LENGTH}
        prefix={<SiteIcon name="search" />}
        onChange={(event) => list.type(event.target.value)}
        css={{
          flex: '1 1 0',
          minWidth: 160,
          maxWidth: 320,
          [PHONE_MEDIA_QUERY]: { flex: '1 0 100%', maxWidth: 'none' }
        }}
      />
      <span css={{ flex: 1, [PHONE_MEDIA_QUERY]: { display: 'none' } }} />
      <Button type="primary" disabled={!canAdd} onClick={onAdd} css={{ gap: space(2) }}>
        <SiteIcon name="plus" />
        {t('addAccount')}
      </Button>
    </div>
  );
}
