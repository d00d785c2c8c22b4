import { formatQuantity, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale, RequestState } from 'widgets/shared-code/site-base';
import { formatPlotGeometry } from 'widgets/shared-code/site-domain';
import type { PlotDraftCheck, PlotGeometry } from 'widgets/shared-code/site-domain';
import { Checks } from '../checks';
import { useTexts } from '../use-texts';

interface DraftResultProps {
  readonly geometry: PlotGeometry | null;
  readonly answer: RequestState<PlotDraftCheck>;
  readonly locale: Locale;
}

/** Area and faults of the outline so far. */
export function DraftResult({ geometry, answer, locale }: DraftResultProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  if (geometry === null) return <span css={type.hint}>{t('noOutline')}</span>;
  const check = answer.status === 'idle' ? null : answer.last;
  return (
    <section aria-label={t('checks')} aria-busy={answer.busy} css={{ display: 'grid', gap: space(2) }}>
      <div
        role="status"
        css={{ display: 'flex', justifyContent: 'space-between', gap: space(2), flexWrap: 'wrap' }}
      >
        <span css={type.figure}>
          {check?.area == null ? t('draftAreaUnknown') : formatQuantity(check.area, 'ha', 2)}
        </span>
        <span css={type.hint}>{answer.busy ? t('checking') : formatPlotGeometry(geometry, locale)}</span>
      </div>
      {answer.status === 'failed' && (
        <Notice kind="error" onRetry={answer.retry}>
          {t('checkFailed', { message: answer.fault.message })}
        </Notice>
      )}
      {check && <Checks check={check} locale={locale} />}
    </section>
  );
}
