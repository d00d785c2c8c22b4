import { React } from 'jimu-core';
import { Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { AccountRecord } from 'widgets/shared-code/site-domain';
import { AccountsTable } from './accounts-table';
import { TrailTable } from './trail-table';
import { useTexts } from './use-texts';

interface AccountsPageProps {
  /** Rows per page. */
  readonly pageSize: number;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** The accounts, and the history of their changes. */
export function AccountsPage({ pageSize, serverUrl, locale }: AccountsPageProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, setPart] = React.useState<'accounts' | 'trail'>('accounts');
  const [only, setOnly] = React.useState<AccountRecord | null>(null);
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<'accounts' | 'trail'>
          label={t('part')}
          options={[
            { value: 'accounts', label: t('accounts') },
            { value: 'trail', label: t('trail') }
          ]}
          value={part}
          onChange={setPart}
        />
      </div>
      {part === 'accounts' ? (
        <AccountsTable
          pageSize={pageSize}
          serverUrl={serverUrl}
          locale={locale}
          onTrail={(account) => {
            setOnly(account);
            setPart('trail');
          }}
        />
      ) : (
        <TrailTable
          pageSize={pageSize}
          serverUrl={serverUrl}
          locale={locale}
          only={only}
          onAll={() => setOnly(null)}
        />
      )}
    </>
  );
}
