import { SiteIcon, formatMessage, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { describePlotFault, PLOT_FAULT_LEVELS } from 'widgets/shared-code/site-domain';
import type { PlotDraftCheck } from 'widgets/shared-code/site-domain';
import { useTexts } from './use-texts';

type Fault = PlotDraftCheck['faults'][number];

function FaultItem({ fault, locale }: { readonly fault: Fault; readonly locale: Locale }) {
  const t = useTexts();
  const { sys, type, weight, space } = useThemeStyles();
  const level = PLOT_FAULT_LEVELS[fault.code];
  const { text, hint } = describePlotFault(fault, locale);
  const tone = sys.color[level];
  return (
    <li
      css={{
        display: 'flex',
        gap: space(2),
        padding: space(2),
        borderRadius: sys.shape.shape1,
        background: tone.light,
        color: sys.color.surface.paperText,
        overflowWrap: 'anywhere'
      }}
    >
      <span css={{ color: tone.main, flex: 'none' }}>
        <SiteIcon name="warning" />
      </span>
      <span css={{ display: 'grid', gap: space(0.5) }}>
        <span>
          <span css={{ fontWeight: weight.strong }}>{t(level === 'error' ? 'error' : 'warning')}</span> {text}
        </span>
        <span css={type.small}>{hint}</span>
      </span>
    </li>
  );
}

interface ChecksProps {
  readonly check: Pick<PlotDraftCheck, 'faults' | 'unchecked'>;
  readonly locale: Locale;
}

/** All faults of a plot, each with what to change, and the checks that could not be made. */
export function Checks({ check, locale }: ChecksProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const { faults, unchecked } = check;
  return (
    <div css={{ display: 'grid', gap: space(2) }}>
      {faults.length === 0 && <span>{t('noFaultFound')}</span>}
      {faults.length > 0 && (
        <ul
          aria-label={t('faults')}
          css={{ display: 'grid', gap: space(2), margin: 0, padding: 0, listStyle: 'none' }}
        >
          {faults.map((fault, index) => (
            <FaultItem key={`${fault.code} ${index}`} fault={fault} locale={locale} />
          ))}
        </ul>
      )}
      {unchecked.length > 0 && (
        <span css={type.hint}>
          {t('unchecked', {
            checks: unchecked.map((code) => formatMessage(`plotCheck.${code}`, locale)).join(', ')
          })}
        </span>
      )}
    </div>
  );
}
