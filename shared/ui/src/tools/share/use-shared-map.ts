import type { SharedMapState } from '@site/services';
import { parseSharedMap } from '@site/services';
import type { JimuMapView } from 'jimu-arcgis';
import { React } from 'jimu-core';
import type { AddressCodec } from './address-state';
import { useAddressState } from './use-address-state';
import { useOpenWidgets } from './open-widgets';
import { useMissingLayersToast } from './use-missing-layers-toast';
import type { TranslateTitle } from './use-missing-layers-toast';
import { useLinkProblem } from './use-link-problem';

/** The part of the map library that follows a map; it is loaded with the first map. */
export interface MapFollower {
  followSharedMap(
    map: JimuMapView,
    asked: SharedMapState | null,
    tell: (now: SharedMapState | null, missing: readonly string[]) => void
  ): () => void;
  readonly translateText: TranslateTitle;
}

const CODEC: AddressCodec<SharedMapState> = { version: 1, read: parseSharedMap };

interface SharedMapOptions {
  readonly mapWidgetId: string;
  readonly view: JimuMapView | null;
  /** Loads the map library. */
  load(): Promise<MapFollower>;
}

/**
 * Keeps the map's position and layers and the page's open widgets in the address, and restores them when the
 * page is opened. A toast reports layers that the map lacks and a link that cannot be read.
 */
export function useSharedMap({ mapWidgetId, view, load }: SharedMapOptions): void {
  const [asked, setAsked] = React.useState<SharedMapState | null>(null);
  const [map, setMap] = React.useState<SharedMapState | null>(null);
  const [stands, setStands] = React.useState(false);
  const [missing, setMissing] = React.useState<readonly string[]>([]);
  const translate = React.useRef<TranslateTitle>((title) => title);
  const widgets = useOpenWidgets(stands, asked);
  const now = { ...map, ...widgets };
  const problem = useAddressState(`map.${mapWidgetId}`, {
    // Until the map is set up, the requested state stays in the address.
    state: stands ? (Object.keys(now).length > 0 ? now : null) : asked,
    codec: CODEC,
    onRead: setAsked
  });
  React.useEffect(() => {
    if (!view) return undefined;
    let stop = () => {};
    let gone = false;
    const begin = async () => {
      const { followSharedMap, translateText } = await load();
      if (gone) return;
      translate.current = translateText;
      stop = followSharedMap(view, asked, (state, lacked) => {
        setMap(state);
        setStands(true);
        setMissing(lacked);
      });
    };
    void begin();
    return () => {
      gone = true;
      stop();
    };
  }, [view, asked, load]);
  useMissingLayersToast(missing, (title, locale) => translate.current(title, locale));
  useLinkProblem(problem);
}
