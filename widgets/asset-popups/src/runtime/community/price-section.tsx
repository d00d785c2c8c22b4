import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { dayOfInstant, message, Notice, SiteIcon, useAnswer, useLook } from 'widgets/shared-code/site-core';
import type { Locale } from 'widgets/shared-code/site-core';
import type { Sayings } from '../feature/rows';
import { useTexts } from '../use-texts';
import { communityData } from './community-data';
import type { Community } from './community-data';
import { DatePanel } from './date-panel';
import { PriceRows } from './price-rows';

interface SectionProps {
  readonly place: Community;
  readonly serverUrl: string;
  readonly sayings: Sayings;
  readonly locale: Locale;
}

/** Prices of a community, for today or the day that the reader sets. */
export function PriceSection({ place, serverUrl, sayings, locale }: SectionProps) {
  const t = useTexts();
  const { sys, space } = useLook();
  const [day, setDay] = React.useState(() => dayOfInstant(Date.now()) ?? '');
  const [editing, setEditing] = React.useState(false);
  const edit = React.useRef<HTMLButtonElement | null>(null);
  const prices = useAnswer([place, day, serverUrl], (asked, { signal }) => communityData(...asked, signal));
  const id = React.useId();
  const close = () => {
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
          onClose={close}
          onSet={(next) => {
            setDay(next);
            close();
          }}
        />
      )}
      {prices.status === 'loading' && <Notice plain>{message('community.loading', locale)}</Notice>}
      {prices.status === 'failed' && (
        <Notice plain kind="error" onRetry={prices.retry}>
          {message('community.failed', locale)}
        </Notice>
      )}
      {prices.status === 'ready' && <PriceRows data={prices.answer} sayings={sayings} locale={locale} />}
    </section>
  );
}
