import { BATCH_COLORS, formatMessage, formatNumber, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { useTexts } from '../use-texts';
import type { BiocharTotals } from './words';

/**
 * Map symbols with counts: green circles are counted, gold diamonds are experimental and excluded, as a note
 * explains.
 */
export function Legend({ totals, locale }: { readonly totals: BiocharTotals; readonly locale: Locale }) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const entries = [
    { kind: 'Normal', text: t('normal', { count: formatNumber(totals.applicationCount) }) },
    { kind: 'Experimental', text: t('experimental', { count: formatNumber(totals.experimentalCount) }) }
  ] as const;
  return (
    <div css={{ display: 'grid', gap: space(1.5), padding: space(2.5, 3.5, 0) }}>
      <p css={{ margin: 0, ...type.small }}>
        {formatMessage('biochar.experimentalExcluded', locale, {
          count: formatNumber(totals.experimentalCount)
        })}
      </p>
      <ul
        aria-label={t('legend')}
        css={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'flex',
          flexWrap: 'wrap',
          gap: space(1, 4)
        }}
      >
        {entries.map(({ kind, text }) => (
          <li key={kind} css={{ display: 'flex', alignItems: 'center', gap: space(2), ...type.small }}>
            <span
              aria-hidden="true"
              css={{
                width: 10,
                height: 10,
                background: BATCH_COLORS[kind],
                border: `1px solid ${sys.color.divider.primary}`,
                ...(kind === 'Experimental' ? { transform: 'rotate(45deg)' } : { borderRadius: '50%' })
              }}
            />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
