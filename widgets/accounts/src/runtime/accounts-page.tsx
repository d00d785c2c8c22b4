import { Segments, useThemeStyles, useWidgetState } from 'widgets/shared-code/site-base';
import type { Locale, StatePiece } from 'widgets/shared-code/site-base';
import type { AccountRecord } from 'widgets/shared-code/site-domain';
import { AccountsTable } from './accounts-table';
import { TrailTable } from './trail-table';
import { useTexts } from './use-texts';

type Part = 'accounts' | 'trail';
const PART: StatePiece<Part> = { key: 'part', initial: 'accounts' };
/** The account whose history is shown; null for all. */
const TRAIL_OF: StatePiece<AccountRecord | null> = { key: 'trailOf', initial: null };

interface AccountsPageProps {
  readonly widgetId: string;
  /** Rows per page. */
  readonly pageSize: number;
  readonly serverUrl: string;
  readonly locale: Locale;
}

/** The accounts, and the history of their changes. */
export function AccountsPage({ widgetId, pageSize, serverUrl, locale }: AccountsPageProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const [part, changePart] = useWidgetState(widgetId, PART);
  const [only, changeOnly] = useWidgetState(widgetId, TRAIL_OF);
  return (
    <>
      <div css={{ maxWidth: space(80), marginBottom: space(4) }}>
        <Segments<Part>
          label={t('part')}
          options={[
            { value: 'accounts', label: t('accounts') },
            { value: 'trail', label: t('trail') }
          ]}
          value={part}
          onChange={(next) => changePart(() => next)}
        />
      </div>
      {part === 'accounts' ? (
        <AccountsTable
          widgetId={widgetId}
          pageSize={pageSize}
          serverUrl={serverUrl}
          locale={locale}
          onTrail={(account) => {
            changeOnly(() => account);
            changePart(() => 'trail');
          }}
        />
      ) : (
        <TrailTable
          pageSize={pageSize}
          serverUrl={serverUrl}
          locale={locale}
          only={only}
          onAll={() => changeOnly(() => null)}
        />
      )}
    </>
  );
}
