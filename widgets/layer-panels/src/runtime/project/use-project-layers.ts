import { React } from 'jimu-core';
import { useWidgetState } from 'widgets/shared-code/site-base';
import type { StatePiece } from 'widgets/shared-code/site-base';
import { DEFAULT_PROJECT_GROUP, PROJECT_GROUPS, toggleProjectGroup } from 'widgets/shared-code/site-domain';
import type { ProjectGroup } from 'widgets/shared-code/site-domain';
import {
  BIOCHAR_PROJECT_LAYERS,
  DEFAULT_SOIL_LAYER,
  SOIL_LAYERS,
  watchLayer
} from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';

const SHOWN_GROUP: StatePiece<ProjectGroup | null> = { key: 'projectGroup', initial: null };
/** Visibility of the layers, by id, before the project layers were switched on. */
const EARLIER_VISIBILITY: StatePiece<Readonly<Record<string, boolean>>> = {
  key: 'projectBefore',
  initial: {}
};

export interface ProjectItem {
  readonly id: string;
  readonly label: string;
  readonly isSoil: boolean;
  readonly visible: boolean;
}

export interface ProjectLayers {
  /** The visible group; null while the project layers are off. */
  readonly shown: ProjectGroup | null;
  readonly items: Readonly<Record<ProjectGroup, readonly ProjectItem[]>>;
  /** Shows the first group, or restores the visibility from before. */
  turn(on: boolean): void;
  toggleGroup(group: ProjectGroup): void;
  /** Shows exactly these layers of a group; soil layers are not changed. */
  check(group: ProjectGroup, ids: readonly string[]): void;
  /** Shows one soil layer; null hides all of them. */
  chooseSoil(id: string | null): void;
}

const isSoil = (id: string) => SOIL_LAYERS.includes(id);

/** Returns the group's layers that the map has, with their labels in the panel. */
function listGroupLayers(listed: readonly ListedLayer[], group: ProjectGroup) {
  return BIOCHAR_PROJECT_LAYERS[group].flatMap(({ layerId, label }) => {
    const found = listed.find(({ id }) => id === layerId);
    return found ? [{ label, listed: found }] : [];
  });
}

/**
 * State of the biochar project layers: feedstock or offtake; only one soil layer of the offtake group is
 * visible at a time.
 */
export function useProjectLayers(widgetId: string, listed: readonly ListedLayer[]): ProjectLayers {
  const [shown, changeShown] = useWidgetState(widgetId, SHOWN_GROUP);
  const [before, changeBefore] = useWidgetState(widgetId, EARLIER_VISIBILITY);
  const groups = React.useMemo(
    () => ({ feedstock: listGroupLayers(listed, 'feedstock'), offtake: listGroupLayers(listed, 'offtake') }),
    [listed]
  );
  const [, redraw] = React.useReducer((count: number) => count + 1, 0);
  React.useEffect(() => {
    const layers = PROJECT_GROUPS.flatMap((group) => groups[group]);
    const ends = layers.map(({ listed: one }) => watchLayer(one.jimuLayerView.layer, one.view, redraw));
    return () => ends.forEach((end) => end());
  }, [groups]);
  const all = PROJECT_GROUPS.flatMap((group) => groups[group].map(({ listed: one }) => one));
  const setVisible = (ones: readonly ListedLayer[], isShown: (id: string) => boolean) => {
    for (const { id, jimuLayerView } of ones) jimuLayerView.layer.visible = isShown(id);
  };
  const filterGroupLayers = (group: ProjectGroup, soil: boolean) =>
    groups[group].map(({ listed: one }) => one).filter(({ id }) => isSoil(id) === soil);
  const showGroup = (group: ProjectGroup | null) => {
    if (shown === null)
      changeBefore(() => Object.fromEntries(all.map((one) => [one.id, one.jimuLayerView.layer.visible])));
    const ids = group ? BIOCHAR_PROJECT_LAYERS[group].map(({ layerId }) => layerId) : [];
    const isShown = (id: string) => ids.includes(id) && (!isSoil(id) || id === DEFAULT_SOIL_LAYER);
    setVisible(all, group ? isShown : (id) => before[id] ?? false);
    changeShown(() => group);
  };
  const listItems = (group: ProjectGroup) =>
    groups[group].map(({ label, listed: { id, jimuLayerView } }) => ({
      id,
      label,
      isSoil: isSoil(id),
      visible: jimuLayerView.layer.visible
    }));
  return {
    shown,
    items: { feedstock: listItems('feedstock'), offtake: listItems('offtake') },
    turn: (on) => showGroup(on ? DEFAULT_PROJECT_GROUP : null),
    toggleGroup: (group) => showGroup(toggleProjectGroup(shown, group)),
    check: (group, ids) => setVisible(filterGroupLayers(group, false), (id) => ids.includes(id)),
    chooseSoil: (chosen) => setVisible(filterGroupLayers('offtake', true), (id) => id === chosen)
  };
}
