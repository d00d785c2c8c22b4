import { Button } from 'jimu-ui';
import {
  formatDollars,
  formatMessage,
  formatNumber,
  formatQuantity,
  Notice,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { FacilityOption, OfftakeSummary } from 'widgets/shared-code/site-domain';
import { needText, percentText, upsideLines, computeUpside } from '../lines';
import type { Texts } from '../use-texts';
import { useTexts } from '../use-texts';
import { Figures } from './figures';
import type { ViewProps } from './summary-view';

interface UpsideViewProps extends ViewProps {
  /** Null when a link names a facility that is no longer offered. */
  readonly facility: FacilityOption | null;
  onBack(): void;
}

/** Decimals of the percent, enough to check the terms computed from it. */
const WORKED_DIGITS = 3;

/** Returns each term with the numbers of its computation. */
function workedTerms(summary: OfftakeSummary, facility: FacilityOption, t: Texts): [string, string][] {
  const upside = computeUpside(summary, facility);
  if (!upside) return [];
  const { parameters: p, biocharNeed } = summary;
  const { outputPercent, soilGain, yieldGain, carbonCredits } = upside;
  const [percent, need] = [formatNumber(outputPercent, WORKED_DIGITS), formatQuantity(biocharNeed, 't', 0)];
  return [
    [t('need'), needText(summary)],
    [
      t('outputPercent'),
      `${formatQuantity(facility.output, 't', 0)} ÷ ${need} = ${percentText(summary, facility, t, WORKED_DIGITS)}`
    ],
    [
      t('soilGain'),
      `${p.soilGainBase} + ${p.soilGainPerPercent} × ${percent} = ${formatQuantity(soilGain, '%', 1)}`
    ],
    [
      t('yieldGain'),
      `${p.yieldGainBase} + ${p.yieldGainPerPercent} × ${percent} = ${formatQuantity(yieldGain, '%', 1)}`
    ],
    [
      t('carbonCredits'),
      `${formatDollars(p.carbonCreditBase)} + ${formatDollars(p.carbonCreditPerPercent)} × ${percent} = ${formatDollars(carbonCredits)}`
    ]
  ];
}

function Worked({ terms }: { readonly terms: readonly [string, string][] }) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  return (
    <div css={{ padding: space(3, 3.5), borderTop: rule }}>
      <h3 css={{ margin: 0, ...type.heading }}>{t('worked')}</h3>
      <dl css={{ margin: space(2, 0, 0), display: 'grid', gap: space(2) }}>
        {terms.map(([label, text]) => (
          <div key={label}>
            <dt css={type.hint}>{label}</dt>
            <dd css={{ margin: 0 }}>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Upside of the selected facility's output, with its computation. */
export function UpsideView({ analyses, facility, locale, onBack }: UpsideViewProps) {
  const t = useTexts();
  const { type, space, rule } = useThemeStyles();
  const [analysis] = analyses;
  if (!analysis) return null;
  const terms = facility ? workedTerms(analysis.summary, facility, t) : [];
  return (
    <>
      <div css={{ padding: space(3, 3.5), borderTop: rule, display: 'grid', gap: space(2) }}>
        {facility ? (
          <>
            <div>
              <span css={type.hint}>{t('facility')}</span>
              <h3 css={{ margin: 0, ...type.title }}>{facility.name}</h3>
              <span css={type.hint}>
                {t('outputOf', { output: formatQuantity(facility.output, 't', 0) })}
              </span>
            </div>
            <Figures
              caption={t('upside')}
              analyses={analyses}
              listLines={(one) => upsideLines(one, facility, { t, locale })}
            />
            {terms.length === 0 && <Notice kind="warning">{t('noNeed')}</Notice>}
          </>
        ) : (
          <Notice kind="warning">{t('facilityGone')}</Notice>
        )}
      </div>
      {terms.length > 0 && <Worked terms={terms} />}
      <div css={{ padding: space(3, 3.5), borderTop: rule }}>
        <Button onClick={onBack}>{formatMessage('offtake.back', locale)}</Button>
      </div>
    </>
  );
}
