import { React } from 'jimu-core';
import { Button } from 'jimu-ui';
import { formatMessage, formatNumber, useLocale, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PlotExportAnswer } from 'widgets/shared-code/site-domain';
import { describePlotFault, PLOT_FAULT_LEVELS } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';

/** Plots shown at once. */
const SHOWN_AT_ONCE = 10;

interface RefusedPlotsProps {
  readonly refused: PlotExportAnswer['refused'];
  onSelectPlot(plotId: string): void;
}

/** Plots that are in no file, each with every reason and error; a press opens the plot. */
export function RefusedPlots({ refused, onSelectPlot }: RefusedPlotsProps) {
  const t = useTexts();
  const locale = useLocale();
  const { type, space, rule, weight } = useThemeStyles();
  const [shown, setShown] = React.useState(0);
  const left = refused.length - shown;
  const next = Math.min(left, SHOWN_AT_ONCE);
  return (
    <>
      {shown > 0 && (
        <ul aria-label={t('exportRefusedList')} css={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {refused.slice(0, shown).map(({ id, supplier, community, reasons, faults }) => (
            <li key={id} css={{ borderTop: rule }}>
              <Button
                type="tertiary"
                onClick={() => onSelectPlot(id)}
                css={{
                  display: 'block',
                  width: '100%',
                  height: 'auto',
                  minHeight: 44,
                  padding: space(1.5, 1),
                  textAlign: 'left',
                  whiteSpace: 'normal'
                }}
              >
                <span css={{ display: 'block', fontWeight: weight.medium }}>
                  {`${supplier} · ${community}`}
                </span>
                {reasons.map((reason) => (
                  <span key={reason} css={{ display: 'block', ...type.small }}>
                    {formatMessage(`plotRefusal.${reason}`, locale)}
                  </span>
                ))}
                {faults
                  .filter(({ code }) => PLOT_FAULT_LEVELS[code] === 'error')
                  .map((fault) => (
                    <span key={fault.code} css={{ display: 'block', ...type.hint }}>
                      {describePlotFault(fault, locale).text}
                    </span>
                  ))}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {next > 0 && (
        <Button size="sm" onClick={() => setShown(shown + next)}>
          {t('exportShowRefused', { count: next, left: formatNumber(left) })}
        </Button>
      )}
    </>
  );
}
