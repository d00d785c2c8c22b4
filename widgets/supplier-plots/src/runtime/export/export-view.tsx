import { React } from 'jimu-core';
import { Notice, Segments, useThemeStyles } from 'widgets/shared-code/site-base';
import type { PlotSelection, ShipmentSelection } from 'widgets/shared-code/site-domain';
import type { SelectedPlotsProps } from '../plots-view-props';
import { SelectedRunStart, useSelectedRun } from '../selected-run';
import { useTexts } from '../use-texts';
import { createRecentShipment, isPeriod } from './create-recent-shipment';
import { ExportResult } from './export-result';
import { prepareExport } from './prepare-export';
import { ShipmentForm } from './shipment-form';

interface ExportViewProps extends SelectedPlotsProps {
  /** Null for the plots that the filters select. */
  readonly shipment: ShipmentSelection | null;
  onShipment(shipment: ShipmentSelection | null): void;
}

/** The button that prepares the files of a selection, and the result. */
function ExportRun({ selection, serverUrl, onSelectPlot }: SelectedPlotsProps) {
  const run = useSelectedRun({ selection, serverUrl }, prepareExport);
  return (
    <>
      <SelectedRunStart run={run} texts="export" none={selection.shipment && 'exportShipmentNone'} />
      {run.work.status === 'ready' && <ExportResult prepared={run.work.answer} onSelectPlot={onSelectPlot} />}
    </>
  );
}

/** Files of the selected plots, or of a shipment, for the EU, with what cannot be proven, and a report on paper. */
export function ExportView({ shipment, onShipment, selection, ...props }: ExportViewProps) {
  const t = useTexts();
  const { space, type, sys } = useThemeStyles();
  // Files of the purchases before the typed text would be of another shipment than the form shows.
  const [isTyping, setTyping] = React.useState(false);
  const exported: PlotSelection = shipment ? { shipment } : selection;
  return (
    <div css={{ display: 'grid', gap: space(3), color: sys.color.surface.paperText }}>
      <p css={{ margin: 0, ...type.hint }}>{t('exportIntro')}</p>
      <Segments
        label={t('exportScope')}
        options={[
          { value: 'selection', label: t('exportScopeSelection') },
          { value: 'shipment', label: t('exportScopeShipment') }
        ]}
        value={shipment ? 'shipment' : 'selection'}
        onChange={(scope) => {
          setTyping(false);
          onShipment(scope === 'shipment' ? createRecentShipment(Date.now()) : null);
        }}
      />
      {shipment && <ShipmentForm shipment={shipment} onChange={onShipment} onTyping={setTyping} />}
      {shipment && !isPeriod(shipment) ? (
        <Notice kind="warning">{t('exportShipmentDays')}</Notice>
      ) : (
        !isTyping && <ExportRun key={JSON.stringify(exported)} selection={exported} {...props} />
      )}
    </div>
  );
}
