import { React } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { Button } from 'jimu-ui';
import { dayOfInstant, message, SiteIcon } from 'widgets/shared-code/site-core';
import type { FuturePrice, Locale } from 'widgets/shared-code/site-core';
import { RowList } from '../feature/row-list';
import { rowsOf } from '../feature/rows';
import { Failure, Waiting } from '../notices';
import { useTexts } from '../use-texts';
import { DatePanel } from './date-panel';
import { useFuturePrice } from './use-future-price';

interface SectionProps {
  readonly community: string;
  readonly serverUrl: string;
  readonly locale: Locale;
}

function PriceRows({ price, locale }: { readonly price: FuturePrice | null; readonly locale: Locale }) {
  const t = useTexts();
  const { sys } = useTheme();
  if (price === null)
    return (
      <p role="status" css={{ margin: 0, color: sys.color.surface.paperHint }}>
        {t('noFuturePrice')}
      </p>
    );
  const fields = [
    { name: 'previousPeriodP1Price', label: `${t('previousPrice')} (₦/t)`, holds: 'number', places: 0 },
    { name: 'futurePrice', label: `${t('futurePrice')} (₦/t)`, holds: 'number', places: 0 },
    { name: 'futureDate', label: t('futureDate'), holds: 'date' }
  ] as const;
  return <RowList rows={rowsOf(fields, { ...price }, locale)} />;
}

/** What P1 is expected to cost in a community, today or on the day that the reader sets. */
export function FuturePriceSection({ community, serverUrl, locale }: SectionProps) {
  const t = useTexts();
  const { sys } = useTheme();
  const [day, setDay] = React.useState(() => dayOfInstant(Date.now()) ?? '');
  const [editing, setEditing] = React.useState(false);
  const edit = React.useRef<HTMLButtonElement | null>(null);
  const { state, retry } = useFuturePrice(community, day, serverUrl);
  const id = React.useId();
  const close = () => {
    setEditing(false);
    edit.current?.focus();
  };
  return (
    <section
      aria-labelledby={id}
      css={{ marginTop: 8, paddingTop: 8, borderTop: `2px solid ${sys.color.divider.primary}` }}
    >
      <div css={{ display: 'flex', alignItems: 'center', minHeight: 32 }}>
        <h3 id={id} css={{ flex: 1, margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 600 }}>
          {t('prices')}
        </h3>
        {state.status !== 'refused' && (
          <Button
            size="sm"
            type="tertiary"
            ref={edit}
            aria-expanded={editing}
            onClick={() => setEditing((open) => !open)}
          >
            <SiteIcon name="pen" size={16} />
            <span css={{ marginLeft: 6 }}>{t('editThis')}</span>
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
      {state.status === 'loading' && <Waiting text={message('community.loading', locale)} />}
      {state.status === 'refused' && <Waiting text={t('staffOnly')} />}
      {state.status === 'failed' && <Failure text={message('community.failed', locale)} onRetry={retry} />}
      {state.status === 'ready' && <PriceRows price={state.price} locale={locale} />}
    </section>
  );
}
