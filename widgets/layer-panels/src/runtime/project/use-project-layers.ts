import { appActions, React, ReactRedux } from 'jimu-core';
import type { IMState } from 'jimu-core';
import type { ProjectGroup } from 'widgets/shared-code/site-core';
import { DEFAULT_PROJECT_GROUP, PROJECT_GROUPS, toggleProjectGroup } from 'widgets/shared-code/site-core';
import {
  BIOCHAR_PROJECT_LAYERS,
  DEFAULT_SOIL_LAYER,
  isRaster,
  watchLayer
} from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';

const KEY = 'projectGroup';

export interface ProjectItem {
  readonly id: string;
  readonly label: string;
  readonly isSoil: boolean;
  readonly visible: boolean;
}

export interface ProjectLayers {
  /** The group shown, or null while the project layers are off. */
  readonly shown: ProjectGroup | null;
  readonly items: Readonly<Record<ProjectGroup, readonly ProjectItem[]>>;
  turn(on: boolean): void;
  toggleGroup(group: ProjectGroup): void;
  /** Shows exactly these layers of a group; soil layers are left as they are. */
  check(group: ProjectGroup, ids: readonly string[]): void;
  /** Shows one soil layer, or none. */
  chooseSoil(id: string | null): void;
}

/** The group's layers that the map has, with the names the panel gives them. */
function listedOf(listed: readonly ListedLayer[], group: ProjectGroup) {
  return BIOCHAR_PROJECT_LAYERS[group].flatMap(({ layerId, label }) => {
    const found = listed.find(({ definition }) => definition.id === layerId);
    return found ? [{ label, listed: found }] : [];
  });
}

/** The biochar project layers: feedstock or offtake, of the offtake's soil layers one at a time. */
export function useProjectLayers(widgetId: string, listed: readonly ListedLayer[]): ProjectLayers {
  const shown = ReactRedux.useSelector(
    ({ widgetsState }: IMState) => (widgetsState[widgetId]?.[KEY] ?? null) as ProjectGroup | null
  );
  const dispatch = ReactRedux.useDispatch();
  const groups = React.useMemo(
    () => ({ feedstock: listedOf(listed, 'feedstock'), offtake: listedOf(listed, 'offtake') }),
    [listed]
  );
  const [, redraw] = React.useReducer((count: number) => count + 1, 0);
  React.useEffect(() => {
    const layers = PROJECT_GROUPS.flatMap((group) => groups[group]);
    const ends = layers.map(({ listed: one }) => watchLayer(one.jimuLayerView.layer, one.view, redraw));
    return () => ends.forEach((end) => end());
  }, [groups]);
  const setVisible = (group: ProjectGroup, isShown: (one: ListedLayer['definition']) => boolean) => {
    for (const { listed: one } of groups[group]) one.jimuLayerView.layer.visible = isShown(one.definition);
  };
  const show = (group: ProjectGroup | null) => {
    for (const other of PROJECT_GROUPS) if (other !== group) setVisible(other, () => false);
    if (group) setVisible(group, (one) => !isRaster(one) || one.id === DEFAULT_SOIL_LAYER);
    dispatch(appActions.widgetStatePropChange(widgetId, KEY, group));
  };
  const itemsOf = (group: ProjectGroup) =>
    groups[group].map(({ label, listed: { definition, jimuLayerView } }) => ({
      id: definition.id,
      label,
      isSoil: isRaster(definition),
      visible: jimuLayerView.layer.visible
    }));
  return {
    shown,
    items: { feedstock: itemsOf('feedstock'), offtake: itemsOf('offtake') },
    turn: (on) => show(on ? DEFAULT_PROJECT_GROUP : null),
    toggleGroup: (group) => show(toggleProjectGroup(shown, group)),
    check: (group, ids) => {
      for (const { listed: one } of groups[group])
        if (!isRaster(one.definition)) one.jimuLayerView.layer.visible = ids.includes(one.definition.id);
    },
    chooseSoil: (id) => {
      for (const { listed: one } of groups.offtake)
        if (isRaster(one.definition)) one.jimuLayerView.layer.visible = one.definition.id === id;
    }
  };
}
