import { React } from 'jimu-core';
import { formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { getLayerText, NEVER_DISCOVERED_SYMBOL } from 'widgets/shared-code/site-map';
import { useTexts } from '../use-texts';
import type { FreshnessCount } from './cluster-figures';

interface FreshnessBarProps {
  readonly freshness: readonly FreshnessCount[];
  readonly locale: Locale;
}

/**
 * Freshness of the mills of a cluster: one bar in the colours of the legend, and the number of mills in each
 * class.
 */
export function FreshnessBar({ freshness, locale }: FreshnessBarProps) {
  const t = useTexts();
  const { sys, type, weight, space } = useThemeStyles();
  const id = React.useId();
  // The edge makes the pale classes visible on light paper and the dark ones on dark paper.
  const getSwatchStyle = ({ band }: FreshnessCount) => ({
    background: band?.color ?? NEVER_DISCOVERED_SYMBOL.color,
    boxShadow: `inset 0 0 0 1px ${sys.color.surface.paperHint}`
  });
  return (
    <section aria-labelledby={id} css={{ padding: space(2.5, 3.5, 0) }}>
      <h3 id={id} css={{ '&&': { ...type.hint, margin: 0 } }}>
        {t('freshness')}
      </h3>
      <div
        aria-hidden
        css={{
          display: 'flex',
          gap: space(0.25),
          height: 10,
          margin: space(1.5, 0),
          borderRadius: 999,
          overflow: 'hidden'
        }}
      >
        {freshness
          .filter(({ count }) => count > 0)
          .map((one) => (
            <span
              key={one.band?.id ?? 'never'}
              css={{ flex: `${one.count} 0 4px`, ...getSwatchStyle(one) }}
            />
          ))}
      </div>
      <dl css={{ margin: 0, display: 'flex', flexWrap: 'wrap', gap: space(1, 4), ...type.small }}>
        {freshness.map((one) => (
          <div
            key={one.band?.id ?? 'never'}
            data-field={`fresh-${one.band?.id ?? 'never'}`}
            css={{ display: 'flex', alignItems: 'center', gap: space(1) }}
          >
            <dt
              css={{
                display: 'flex',
                alignItems: 'center',
                gap: space(1),
                color: sys.color.surface.paperHint
              }}
            >
              <span
                aria-hidden
                css={{ width: 10, height: 10, borderRadius: 999, flex: 'none', ...getSwatchStyle(one) }}
              />
              {one.band ? t('days', { label: one.band.label }) : getLayerText('class.never', locale)}
            </dt>
            <dd css={{ margin: 0, fontWeight: weight.strong, fontFeatureSettings: '"tnum"' }}>
              {formatNumber(one.count, 0)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
