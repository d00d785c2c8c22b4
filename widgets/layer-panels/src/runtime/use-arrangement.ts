import { hooks, React } from 'jimu-core';
import { watchLayer } from 'widgets/shared-code/site-map';
import type { ListedGroup, ListedLayer } from './use-layers';

/** Returns the ids of the visible layers, and updates them; the array is stable while the ids are the same. */
function useVisibleIds(all: readonly ListedLayer[]): readonly string[] {
  const listVisibleIds = () =>
    all.filter(({ jimuLayerView }) => jimuLayerView.layer.visible).map(({ id }) => id);
  const key = listVisibleIds().join('\n');
  // A layer also reports each beginning and end of its loading: the list renders again only for other ids.
  const [, setReported] = React.useState(key);
  const report = hooks.useEventCallback(() => setReported(listVisibleIds().join('\n')));
  React.useEffect(() => {
    report();
    const ends = all.map(({ jimuLayerView, view }) => watchLayer(jimuLayerView.layer, view, report));
    return () => ends.forEach((end) => end());
  }, [all, report]);
  return React.useMemo(() => (key === '' ? [] : key.split('\n')), [key]);
}

export interface LayerArrangement {
  /** Layers listed first, which were visible when the reader opened the list. */
  readonly first: readonly ListedLayer[];
  /** The other layers by group; the biochar group is included even if empty, for the project layers. */
  readonly rest: readonly ListedGroup[];
  /** Number of layers currently visible. */
  readonly on: number;
  isOn(layer: ListedLayer): boolean;
  /** Freezes the order from the first press in the list. */
  hold(): void;
}

/**
 * Determines the layer order of the list. Visible layers are listed first until the reader presses anything
 * in the list: a row that moved when switched would redirect the next press to another layer, and lose the
 * keyboard focus. So a layer switched here stays in its place, its group shows how many of its layers are on,
 * and the list is sorted again when it is next opened.
 * @param isOpen whether the list is visible on the page.
 */
export function useArrangement(
  groups: readonly ListedGroup[],
  all: readonly ListedLayer[],
  isOpen: boolean
): LayerArrangement {
  const idsOn = useVisibleIds(all);
  const [held, setHeld] = React.useState<readonly string[] | null>(null);
  React.useEffect(() => {
    if (!isOpen) setHeld(null);
  }, [isOpen]);
  const ids = held ?? idsOn;
  const isFirst = ({ id }: ListedLayer) => ids.includes(id);
  return {
    first: all.filter(isFirst),
    rest: groups
      .map(({ group, layers }) => ({ group, layers: layers.filter((one) => !isFirst(one)) }))
      .filter(({ group, layers }) => layers.length > 0 || group === 'biochar'),
    on: idsOn.length,
    isOn: ({ id }) => idsOn.includes(id),
    hold: () => setHeld((before) => before ?? idsOn)
  };
}
