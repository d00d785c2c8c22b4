import { Button } from 'jimu-ui';
import { Chip, formatMessage, formatQuantity, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { PLOT_FAULT_LEVELS } from 'widgets/shared-code/site-domain';
import type { PlotRecord } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import type { Texts } from '../use-texts';

const STATUS_TONES = { draft: 'warning', checked: 'info', released: 'success', rejected: undefined } as const;

/** Status of a plot in words, on the tint of the state. */
export const PlotStatus = ({ status, locale }: Pick<PlotRecord, 'status'> & { readonly locale: Locale }) => (
  <Chip tone={STATUS_TONES[status]}>{formatMessage(`plotStatus.${status}`, locale)}</Chip>
);

/** Returns the number of errors and warnings of a plot in words. */
export function describeFaultCounts({ faults }: Pick<PlotRecord, 'faults'>, t: Texts): string {
  const errors = faults.filter(({ code }) => PLOT_FAULT_LEVELS[code] === 'error').length;
  const warnings = faults.length - errors;
  if (faults.length === 0) return t('noFault');
  return [errors > 0 && t('errors', { count: errors }), warnings > 0 && t('warnings', { count: warnings })]
    .filter(Boolean)
    .join(' · ');
}

interface PlotRowProps {
  readonly plot: PlotRecord;
  readonly locale: Locale;
  onOpen(): void;
}

/** A plot in the list; a press opens it and moves the map to it. */
export function PlotRow({ plot, locale, onOpen }: PlotRowProps) {
  const t = useTexts();
  const { type, weight, space, rule, sys } = useThemeStyles();
  const hasError = plot.faults.some(({ code }) => PLOT_FAULT_LEVELS[code] === 'error');
  return (
    <li css={{ borderTop: rule }}>
      <Button
        type="tertiary"
        onClick={onOpen}
        css={{
          display: 'block',
          width: '100%',
          height: 'auto',
          minHeight: 44,
          padding: space(2, 1),
          textAlign: 'left',
          whiteSpace: 'normal'
        }}
      >
        <span css={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: space(2) }}>
          <span css={{ fontWeight: weight.medium, overflowWrap: 'anywhere' }}>{plot.supplier}</span>
          <PlotStatus status={plot.status} locale={locale} />
        </span>
        <span css={{ display: 'flex', justifyContent: 'space-between', gap: space(2), ...type.hint }}>
          <span css={{ overflowWrap: 'anywhere' }}>
            {[plot.community, plot.lga].filter(Boolean).join(' · ')}
          </span>
          <span css={{ whiteSpace: 'nowrap' }}>
            {plot.area == null ? t('areaUnknown') : formatQuantity(plot.area, 'ha', 2)}
          </span>
        </span>
        <span
          css={{
            display: 'block',
            ...type.small,
            color: hasError
              ? sys.color.error.main
              : plot.faults.length > 0
                ? sys.color.warning.main
                : sys.color.surface.paperHint
          }}
        >
          {describeFaultCounts(plot, t)}
        </span>
      </Button>
    </li>
  );
}
