import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { useRequest } from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { getMapView } from 'widgets/shared-code/site-api';
import { translateText, watchMapLayers } from 'widgets/shared-code/site-map';
import type { BoardSetting, Settings } from '../config';
import type { LayerBoard } from './boards/layer-boards';
import { createCountSetting, listLayerBoards, layerSetting } from './boards/layer-boards';
import type { OpenBoard } from './open-boards';
import { useTexts } from './use-texts';

const NO_BOARDS: readonly LayerBoard[] = [];

/**
 * Returns the boards of the map's own layers, kept up to date; the same array while the layers are the same.
 */
export function useLayerBoards(view: JimuMapView | null, settings: Settings): readonly LayerBoard[] {
  const [boards, setBoards] = React.useState(NO_BOARDS);
  React.useEffect(() => {
    const refreshBoards = () => {
      const layers = view?.getAllJimuLayerViews().map(({ layer }) => layer) ?? [];
      const now = listLayerBoards(layers, settings);
      setBoards((before) =>
        before.length === now.length && now.every(({ layer }, at) => layer === before[at]!.layer)
          ? before
          : now
      );
    };
    refreshBoards();
    return watchMapLayers(view && getMapView(view).map, refreshBoards);
  }, [view, settings]);
  return boards;
}

export interface LayerSettings {
  readonly settings: readonly BoardSetting[];
  /** Error of reading the fields, or null; the boards count records in either case. */
  readonly fault: Fault | null;
  retry(): void;
}

/**
 * Returns the settings of the open boards of the map's own layers; until their fields are read, they count only
 * records.
 */
export function useLayerSettings(
  boards: readonly LayerBoard[],
  open: readonly OpenBoard[],
  locale: Locale
): LayerSettings {
  const t = useTexts();
  const names = open.map(({ name }) => name).join('\n');
  const shown = React.useMemo(
    () => boards.filter(({ name }) => names.split('\n').includes(name)),
    [boards, names]
  );
  const read = useRequest(shown.length > 0 ? [shown, locale] : null, ([of, language], { signal }) =>
    Promise.all(
      of.map((board) =>
        layerSetting(board, (name) => t('average', { name: translateText(name, language) }), signal)
      )
    )
  );
  const known = read.last;
  const settings = React.useMemo(
    () => shown.map((board) => known?.find(({ name }) => name === board.name) ?? createCountSetting(board)),
    [shown, known]
  );
  return { settings, fault: read.status === 'failed' ? read.fault : null, retry: read.retry };
}
