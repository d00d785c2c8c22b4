import { React } from 'jimu-core';
import { useRequest } from 'widgets/shared-code/site-base';
import type { RequestState } from 'widgets/shared-code/site-base';
import { hasRecords, loadReadyPanel, toReadyPanel } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';

type ReadyAnswer = Pick<Extract<RequestState<ReadyPanel>, { status: 'ready' }>, 'status' | 'answer'>;

/** Returns the contents of a layer's properties: known at once, or read from the layer's fields and records. */
export function useReadyPanel({ panel, jimuLayerView }: ListedLayer): RequestState<ReadyPanel> | ReadyAnswer {
  const { layer } = jimuLayerView;
  const known = React.useMemo(() => (panel && panel !== 'fields' ? toReadyPanel(panel) : null), [panel]);
  const read = useRequest(
    known === null && hasRecords(layer) ? ([layer, panel] as const) : null,
    ([of, by], { signal }) => loadReadyPanel(of, by === 'fields' ? null : by, signal)
  );
  return known ? { status: 'ready', answer: known } : read;
}
