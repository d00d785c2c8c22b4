import { React } from 'jimu-core';
import { getMapView } from 'widgets/shared-code/site-api';
import { refreshChangedRecords, showRecordLayer } from 'widgets/shared-code/site-map';
import { PlotDetails } from './details/plot-details';
import { PlotForm } from './form/plot-form';
import { PlotsList } from './list/plots-list';
import type { PlotsViewProps } from './plots-view-props';

/** The list of the plots, one plot, or the form of one; the layer of the plots is visible meanwhile. */
export function PlotsView(props: PlotsViewProps) {
  const { view, seen, state, canWrite } = props;
  React.useEffect(() => (view ? refreshChangedRecords(getMapView(view)) : undefined), [view]);
  React.useEffect(() => {
    if (view && seen) showRecordLayer(view, 'Plot');
  }, [view, seen]);
  if (state.form !== null && canWrite) return <PlotForm {...props} />;
  if (state.plotId !== null) return <PlotDetails {...props} plotId={state.plotId} />;
  return <PlotsList {...props} />;
}
