import { Chip, formatMessage, formatNumber, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { buildSuitabilityLegend, SUITABILITY_MAX } from 'widgets/shared-code/site-domain';
import type { OfftakeSummary } from 'widgets/shared-code/site-domain';
import { bandName } from '../lines';
import { useTexts } from '../use-texts';
import { ShareBar } from './share-bar';

interface SuitabilityProps {
  readonly summary: OfftakeSummary;
  readonly locale: Locale;
}

/** Share of the sampled area in each class, in the colours of the legend. */
function Shares({ summary, locale }: SuitabilityProps) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const { shares, samples } = summary.suitability;
  const { bands } = buildSuitabilityLegend(summary.parameters);
  const getColor = (band: string): string | undefined => bands.find(({ id }) => id === band)?.color;
  const held = shares.filter((share) => share.samples > 0);
  return (
    <div css={{ display: 'grid', gap: space(1.5) }}>
      <span css={type.hint}>{t('shares', { samples })}</span>
      <div
        aria-hidden="true"
        css={{ display: 'flex', height: 12, borderRadius: 6, overflow: 'hidden', border: rule }}
      >
        {held.map(({ band, samples: count }) => (
          <span key={band} css={{ flex: count, background: getColor(band) }} />
        ))}
      </div>
      <ul
        aria-label={t('shares', { samples })}
        css={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(1, 3)
        }}
      >
        {held.map(({ band, samples: count }) => (
          <li key={band} css={{ ...type.small, display: 'flex', alignItems: 'center', gap: space(1.5) }}>
            <span
              aria-hidden="true"
              css={{ width: 10, height: 10, borderRadius: 2, border: rule, background: getColor(band) }}
            />
            {`${bandName(band, summary, locale)} ${formatNumber((100 * count) / samples)} %`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Value and class of the raster at the place, and the shares of the classes around it. */
export function Suitability({ summary, locale }: SuitabilityProps) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const { status, value, band, samples } = summary.suitability;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      <div>
        <span css={type.hint}>{t('suitability')}</span>
        {status === 'known' && value !== null && (
          <div css={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: space(1, 2) }}>
            <span css={type.figure} data-testid="offtake-suitability" data-value={value}>
              {formatNumber(value)}
            </span>
            <span css={type.hint}>{t('ofMost', { most: formatNumber(SUITABILITY_MAX) })}</span>
            <Chip>{bandName(band, summary, locale)}</Chip>
          </div>
        )}
      </div>
      {value !== null && <ShareBar share={value / SUITABILITY_MAX} color={sys.color.primary.main} />}
      {status === 'noData' && <Notice plain>{formatMessage('raster.noData', locale)}</Notice>}
      {status === 'unavailable' && (
        <Notice plain kind="warning">
          {t('suitabilityUnavailable')}
        </Notice>
      )}
      {samples > 0 && <Shares summary={summary} locale={locale} />}
    </div>
  );
}
