import { findMapItemRefusal, goTo } from '@site/services';
import type { MapItemRefusal } from '@site/services';
import type { ReactNode } from 'react';
import { React, ReactRedux, SessionManager } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Notice } from './notice';
import { useSharedSession } from './platform-session';
import { useLook } from './styles';
import { useUiTexts } from './use-ui-texts';

/** Milliseconds after which the item of a map that is not there yet is requested. */
const ASK_AFTER_MS = 2_500;
/** Milliseconds after which a portal counts as not answering: the reader is told within 5 s. */
const ANSWER_MS = 2_000;
/** Milliseconds after which a map whose item can be read, and that the framework has not made all the same, counts as stuck. */
const STUCK_AFTER_MS = 20_000;

/** Why a map does not come; `stuck` when its item can be read and the framework has not made its data source. */
export type MapFault = MapItemRefusal | 'stuck';

interface AwaitedMap {
  readonly sourceId: string;
  readonly portalUrl: string;
  readonly itemId: string;
  readonly status: string;
}

/** The map of a map widget as long as it has neither a view nor a data source; null when there is nothing to wait for. */
function awaitedMap(state: IMState, mapWidgetId: string | undefined): AwaitedMap | null {
  const widget = state.appConfig?.widgets?.[mapWidgetId ?? ''];
  if (!widget) return null;
  const { initialMapDataSourceID } = (widget.config ?? {}) as { readonly initialMapDataSourceID?: string };
  const sourceId = initialMapDataSourceID ?? widget.useDataSources?.[0]?.dataSourceId ?? '';
  const source = state.appConfig.dataSources?.[sourceId];
  const status = state.dataSourcesInfo?.[sourceId]?.instanceStatus ?? 'NOT_CREATED';
  const views = Object.values(state.jimuMapViewsInfo ?? {});
  const hasView = views.some((view) => view?.mapWidgetId === mapWidgetId);
  if (!source?.itemId || hasView || status === 'CREATED') return null;
  return { sourceId, portalUrl: source.portalUrl ?? state.portalUrl, itemId: source.itemId, status };
}

const wait = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The map has come.', 'AbortError'));
    });
  });

/** The answer of the portal; 'unreachable' when it takes too long. */
function requestRefusal(map: AwaitedMap, signal: AbortSignal): Promise<MapItemRefusal | null> {
  const session = SessionManager.getInstance().getSessionByUrl(map.portalUrl) ?? null;
  const late = wait(ANSWER_MS, signal).then(() => 'unreachable' as const);
  return Promise.race([findMapItemRefusal({ ...map, session, signal }), late]);
}

async function findFault(map: AwaitedMap, signal: AbortSignal): Promise<MapFault> {
  if (map.status !== 'CREATE_ERROR') await wait(ASK_AFTER_MS, signal);
  const refusal = await requestRefusal(map, signal);
  if (refusal !== null) return refusal;
  if (map.status !== 'CREATE_ERROR') await wait(STUCK_AFTER_MS, signal);
  return 'stuck';
}

export interface MapWait {
  readonly fault: MapFault;
  readonly portalUrl: string;
  /** The map widget reports it itself, in the place of the map. */
  readonly isShownByMap: boolean;
}

const isSameMap = (one: AwaitedMap | null, other: AwaitedMap | null) =>
  one?.sourceId === other?.sourceId && one?.status === other?.status && one?.itemId === other?.itemId;

/** Why the map of a map widget does not come, within 5 s of its start; null while it may still come, and once it is there. */
export function useMapWait(mapWidgetId: string | undefined): MapWait | null {
  const map = ReactRedux.useSelector((state: IMState) => awaitedMap(state, mapWidgetId), isSameMap);
  const [found, setFound] = React.useState<{ readonly map: AwaitedMap; readonly fault: MapFault } | null>(
    null
  );
  React.useEffect(() => {
    if (!map) return undefined;
    const leaving = new AbortController();
    findFault(map, leaving.signal).then(
      (fault) => !leaving.signal.aborted && setFound({ map, fault }),
      (error: unknown) => {
        if (!leaving.signal.aborted) throw error;
      }
    );
    return () => leaving.abort();
  }, [map]);
  if (!map || found?.map.sourceId !== map.sourceId) return null;
  return { fault: found.fault, portalUrl: map.portalUrl, isShownByMap: map.status === 'CREATE_ERROR' };
}

const TEXTS = {
  signIn: 'mapSignIn',
  forbidden: 'mapForbidden',
  missing: 'mapMissing',
  unreachable: 'mapUnreachable',
  stuck: 'mapStuck'
} as const satisfies Record<MapFault, string>;

interface MapFaultTextProps extends Pick<MapWait, 'fault' | 'portalUrl'> {
  /** Address of Login with the way back, where the page has one. */
  readonly loginUrl?: string;
}

/** Why the map does not come, and what its reader can do. */
export function MapFaultText({ fault, portalUrl, loginUrl }: MapFaultTextProps) {
  const t = useUiTexts();
  const { space } = useLook();
  const portal = URL.canParse(portalUrl) ? new URL(portalUrl).host : portalUrl;
  const canSignIn = fault === 'signIn' && loginUrl !== undefined;
  return (
    <>
      <p>{t(TEXTS[fault], { portal })}</p>
      {canSignIn ? (
        <Button size="sm" type="primary" onClick={() => goTo(loginUrl)} css={{ marginTop: space(2) }}>
          {t('signIn')}
        </Button>
      ) : (
        fault !== 'forbidden' && (
          <Button size="sm" onClick={() => window.location.reload()} css={{ marginTop: space(2) }}>
            {t('loadAgain')}
          </Button>
        )
      )}
    </>
  );
}

interface MapAwaitedProps {
  readonly mapWidgetId: string | undefined;
  /** SITE's server, where the widget has one: the map's layers are read with the page's session. */
  readonly serverUrl?: string;
  /** Shown while the map may still come. */
  readonly children?: ReactNode;
}

/** In a widget that waits for its map: why that does not come. */
export function MapAwaited({ mapWidgetId, serverUrl = '', children = null }: MapAwaitedProps) {
  const { space } = useLook();
  useSharedSession(serverUrl, mapWidgetId !== undefined);
  const found = useMapWait(mapWidgetId);
  if (!found) return children;
  return (
    <Notice kind="warning" css={{ margin: space(3, 4) }}>
      <MapFaultText {...found} />
    </Notice>
  );
}
