import { Chip, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { formatBiocharFigure } from 'widgets/shared-code/site-domain';
import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import { statusText } from '../result-words';
import { useTexts } from '../use-texts';

interface UtilizationProps {
  readonly analysis: BiocharAnalysis;
  readonly locale: Locale;
}

/** Share of the facilities' capacity that the feedstock fills, and the production status. */
export function Utilization({ analysis, locale }: UtilizationProps) {
  const t = useTexts();
  const { sys, type, space } = useThemeStyles();
  const { factoryUtilization, totalFeedstockAvailable, factoryInputCapacity } = analysis.figures;
  const status = statusText(analysis, locale);
  return (
    <div css={{ display: 'grid', gap: space(1), justifyItems: 'start' }}>
      <span css={type.hint}>{t('factoryUtilization')}</span>
      <strong
        css={type.figure}
        data-testid="biochar-factoryUtilization"
        data-value={factoryUtilization ?? ''}
      >
        {formatBiocharFigure('factoryUtilization', factoryUtilization)}
      </strong>
      <div
        aria-hidden="true"
        css={{
          width: '100%',
          height: 8,
          borderRadius: 4,
          overflow: 'hidden',
          background: sys.color.divider.primary
        }}
      >
        <div
          css={{
            height: '100%',
            width: `${factoryUtilization ?? 0}%`,
            background: sys.color.primary.main
          }}
        />
      </div>
      <span css={type.hint}>
        {factoryInputCapacity === null
          ? t('notKnown')
          : t('ofCapacity', {
              feedstock: formatBiocharFigure('totalFeedstockAvailable', totalFeedstockAvailable),
              capacity: formatBiocharFigure('factoryInputCapacity', factoryInputCapacity)
            })}
      </span>
      {status !== null && <Chip>{status}</Chip>}
    </div>
  );
}
