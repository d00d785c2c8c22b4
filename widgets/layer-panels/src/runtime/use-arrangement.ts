import { React } from 'jimu-core';
import { watchLayer } from 'widgets/shared-code/site-map';
import type { ListedGroup, ListedLayer } from './use-layers';

/** The ids of the layers that are switched on, kept up to date; the same array as long as they are the same. */
function useIdsOn(all: readonly ListedLayer[]): readonly string[] {
  const read = () => all.filter(({ jimuLayerView }) => jimuLayerView.layer.visible).map(({ id }) => id);
  const [, redraw] = React.useReducer((count: number) => count + 1, 0);
  React.useEffect(() => {
    const ends = all.map(({ jimuLayerView, view }) => watchLayer(jimuLayerView.layer, view, redraw));
    return () => ends.forEach((end) => end());
  }, [all]);
  const key = read().join('\n');
  return React.useMemo(() => (key === '' ? [] : key.split('\n')), [key]);
}

export interface Arrangement {
  /** What stands first: the layers that were on when the reader came. */
  readonly first: readonly ListedLayer[];
  /** The other layers by group; the group of the biochar project layers stays without one, too. */
  readonly rest: readonly ListedGroup[];
  /** How many layers are on at this moment. */
  readonly on: number;
  isOn(layer: ListedLayer): boolean;
  /** The reader has taken the list in hand: from now on every layer stays where it is. */
  hold(): void;
}

/**
 * Which layers stand first. What is on does, until the reader presses anything in the list: a row that moved away with
 * its switch would take the pointer's next press for another layer, and the keyboard's focus with it. So what is switched
 * here stays in its place, its group says how many of it are on, and the list is put in order when it is opened again.
 * @param isOpen whether the list is on screen.
 */
export function useArrangement(
  groups: readonly ListedGroup[],
  all: readonly ListedLayer[],
  isOpen: boolean
): Arrangement {
  const idsOn = useIdsOn(all);
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
