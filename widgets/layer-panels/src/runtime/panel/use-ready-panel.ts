import { React } from 'jimu-core';
import type { Answer } from 'widgets/shared-code/site-core';
import { useAnswer } from 'widgets/shared-code/site-core';
import { hasRecords, readyAtOnce, readyPanel } from 'widgets/shared-code/site-map';
import type { ReadyPanel } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';

type Ready = Pick<Extract<Answer<ReadyPanel>, { status: 'ready' }>, 'status' | 'answer'>;

/** Returns the contents of a layer's properties: known at once, or read from the layer's fields and records. */
export function useReadyPanel({ panel, jimuLayerView }: ListedLayer): Answer<ReadyPanel> | Ready {
  const { layer } = jimuLayerView;
  const known = React.useMemo(() => (panel && panel !== 'fields' ? readyAtOnce(panel) : null), [panel]);
  const read = useAnswer(
    known === null && hasRecords(layer) ? ([layer, panel] as const) : null,
    ([of, by], { signal }) => readyPanel(of, by === 'fields' ? null : by, signal)
  );
  return known ? { status: 'ready', answer: known } : read;
}
