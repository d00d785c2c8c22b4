import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatMessage, Notice, SiteIcon, useRequest, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { toLagosDay } from 'widgets/shared-code/site-domain';
import type { NoteReader } from '../feature/rows';
import { useTexts } from '../use-texts';
import { fetchCommunityData } from './community-data';
import type { Community } from './community-data';
import { DatePanel } from './date-panel';
import { PriceRows } from './price-rows';

interface SectionProps {
  readonly place: Community;
  readonly serverUrl: string;
  readonly sayings: NoteReader;
  readonly locale: Locale;
}

/** Prices of a community, for today or the day that the reader sets. */
export function PriceSection({ place, serverUrl, sayings, locale }: SectionProps) {
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  const [day, setDay] = React.useState(() => toLagosDay(Date.now()) ?? '');
  const [editing, setEditing] = React.useState(false);
  const edit = React.useRef<HTMLButtonElement | null>(null);
  const prices = useRequest([place, day, serverUrl], (asked, { signal }) =>
    fetchCommunityData(...asked, signal)
  );
  const id = React.useId();
  const closeEditor = () => {
    setEditing(false);
    edit.current?.focus();
  };
  const refused = prices.status === 'ready' && prices.answer.future === 'refused';
  return (
    <section
      aria-labelledby={id}
      css={{
        padding: space(1.5, 3.5, 0),
        borderTop: `2px solid ${sys.color.divider.primary}`
      }}
    >
      <div css={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <h3 id={id} css={{ '&&': { ...sys.typography.title3, flex: 1, margin: 0, color: 'inherit' } }}>
          {t('prices')}
        </h3>
        {!refused && (
          <Button
            size="sm"
            type="tertiary"
            ref={edit}
            aria-expanded={editing}
            onClick={() => setEditing((open) => !open)}
          >
            <SiteIcon name="pen" size={16} />
            <span css={{ marginLeft: space(1.5) }}>{t('editThis')}</span>
          </Button>
        )}
      </div>
      {editing && (
        <DatePanel
          day={day}
          locale={locale}
          onClose={closeEditor}
          onSet={(next) => {
            setDay(next);
            closeEditor();
          }}
        />
      )}
      {prices.status === 'loading' && <Notice plain>{formatMessage('community.loading', locale)}</Notice>}
      {prices.status === 'failed' && (
        <Notice plain kind="error" onRetry={prices.retry}>
          {formatMessage('community.failed', locale)}
        </Notice>
      )}
      {prices.status === 'ready' && <PriceRows data={prices.answer} sayings={sayings} locale={locale} />}
    </section>
  );
}
