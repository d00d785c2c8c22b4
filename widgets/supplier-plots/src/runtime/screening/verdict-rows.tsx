import { Button } from 'jimu-ui';
import { formatMessage, formatNumber, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import { SCREENING_VERDICTS } from 'widgets/shared-code/site-domain';
import type { ScreeningVerdict } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';

/** Diameter of a dot, px. */
const DOT = 12;

interface VerdictRowsProps {
  readonly counts: Readonly<Record<ScreeningVerdict, number>>;
  readonly value: ScreeningVerdict;
  onChange(verdict: ScreeningVerdict): void;
}

/** Numbers of plots by result, one of which is chosen. */
export function VerdictRows({ counts, value, onChange }: VerdictRowsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { sys, weight, space, rule } = useThemeStyles();
  const { success, warning, error, surface } = sys.color;
  const tones: Readonly<Record<ScreeningVerdict, string>> = {
    clear: success.main,
    review: warning.main,
    conflict: error.main,
    unknown: surface.paperHint
  };
  return (
    <div role="group" aria-label={t('screeningVerdicts')} css={{ display: 'grid', borderBottom: rule }}>
      {SCREENING_VERDICTS.map((verdict) => (
        <Button
          key={verdict}
          type="tertiary"
          aria-pressed={verdict === value}
          onClick={() => onChange(verdict)}
          css={{
            display: 'flex',
            justifyContent: 'flex-start',
            gap: space(3),
            minHeight: 40,
            padding: space(0, 2),
            borderTop: rule,
            borderRadius: 0,
            textAlign: 'left',
            color: surface.paperText,
            background: verdict === value ? sys.color.primary.light : 'none',
            fontWeight: verdict === value ? weight.strong : weight.regular
          }}
        >
          <span
            aria-hidden="true"
            css={{
              flex: 'none',
              width: DOT,
              height: DOT,
              borderRadius: '50%',
              border: `2px solid ${tones[verdict]}`,
              background: verdict === 'unknown' ? 'none' : tones[verdict]
            }}
          />
          <span css={{ flex: 1 }}>{formatMessage(`screening.${verdict}`, locale)}</span>{' '}
          <span css={{ fontVariantNumeric: 'tabular-nums' }}>{formatNumber(counts[verdict])}</span>
        </Button>
      ))}
    </div>
  );
}
