import { findMapItemRefusal, navigateTo } from '@site/services';
import type { MapItemRefusal } from '@site/services';
import type { ReactNode } from 'react';
import { React, ReactRedux, SessionManager } from 'jimu-core';
import type { IMState } from 'jimu-core';
import { Button } from 'jimu-ui';
import { Notice } from '../../kit/notices/notice';
import { useSharedSession } from '../../session/platform-session';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';

/** Delay before the item of a map that has not appeared is requested, ms. */
const CHECK_DELAY_MS = 2_500;
/** Timeout of the portal's answer, ms. With `CHECK_DELAY_MS` the reader sees a reason within 5 s. */
const RESPONSE_TIMEOUT_MS = 2_000;
/** Delay after which a view that is gone counts as lost, ms: a map that is exchanged has none for a moment. */
const LOST_AFTER_MS = 2_000;
/** Delay after which a map counts as stuck: its item can be read, but the framework has not created it, ms. */
const STUCK_AFTER_MS = 20_000;

/**
 * Reason why a map does not appear; `stuck` when its item can be read but the framework has not created its
 * data source, `lost` when it was drawn before.
 */
export type MapFault = MapItemRefusal | 'stuck' | 'lost';

interface PendingMap {
  readonly sourceId: string;
  readonly portalUrl: string;
  readonly itemId: string;
  readonly status: string;
}

const hasView = ({ jimuMapViewsInfo }: IMState, mapWidgetId: string | undefined): boolean =>
  Object.values(jimuMapViewsInfo ?? {}).some((view) => view?.mapWidgetId === mapWidgetId);

/**
 * Returns the map of a map widget while it has neither a view nor a data source; null when there is nothing to
 * wait for.
 */
function findPendingMap(state: IMState, mapWidgetId: string | undefined): PendingMap | null {
  const widget = state.appConfig?.widgets?.[mapWidgetId ?? ''];
  if (!widget) return null;
  const { initialMapDataSourceID } = (widget.config ?? {}) as { readonly initialMapDataSourceID?: string };
  const sourceId = initialMapDataSourceID ?? widget.useDataSources?.[0]?.dataSourceId ?? '';
  const source = state.appConfig.dataSources?.[sourceId];
  const status = state.dataSourcesInfo?.[sourceId]?.instanceStatus ?? 'NOT_CREATED';
  if (!source?.itemId || hasView(state, mapWidgetId) || status === 'CREATED') return null;
  return { sourceId, portalUrl: source.portalUrl ?? state.portalUrl, itemId: source.itemId, status };
}

const delay = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('The map has loaded.', 'AbortError'));
    });
  });

/** Requests the item from the portal; resolves to 'unreachable' after `RESPONSE_TIMEOUT_MS`. */
function requestRefusal(map: PendingMap, signal: AbortSignal): Promise<MapItemRefusal | null> {
  const session = SessionManager.getInstance().getSessionByUrl(map.portalUrl) ?? null;
  const late = delay(RESPONSE_TIMEOUT_MS, signal).then(() => 'unreachable' as const);
  return Promise.race([findMapItemRefusal({ ...map, session, signal }), late]);
}

async function findMapFault(map: PendingMap, signal: AbortSignal): Promise<MapFault> {
  if (map.status !== 'CREATE_ERROR') await delay(CHECK_DELAY_MS, signal);
  const refusal = await requestRefusal(map, signal);
  if (refusal !== null) return refusal;
  if (map.status !== 'CREATE_ERROR') await delay(STUCK_AFTER_MS, signal);
  return 'stuck';
}

export interface MapFailure {
  readonly fault: MapFault;
  readonly portalUrl: string;
  /** The map widget reports it itself, in place of the map. */
  readonly isShownByMap: boolean;
}

const isSameMap = (one: PendingMap | null, other: PendingMap | null) =>
  one?.sourceId === other?.sourceId && one?.status === other?.status && one?.itemId === other?.itemId;

/**
 * Returns why the map of a map widget does not appear, within 5 s of its start; null while it may still appear
 * and once it has.
 */
export function useMapFailure(mapWidgetId: string | undefined): MapFailure | null {
  const map = ReactRedux.useSelector((state: IMState) => findPendingMap(state, mapWidgetId), isSameMap);
  const [found, setFound] = React.useState<{ readonly map: PendingMap; readonly fault: MapFault } | null>(
    null
  );
  React.useEffect(() => {
    if (!map) return undefined;
    const leaving = new AbortController();
    findMapFault(map, leaving.signal).then(
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

const FAULT_TEXTS = {
  signIn: 'mapSignIn',
  forbidden: 'mapForbidden',
  missing: 'mapMissing',
  unreachable: 'mapUnreachable',
  stuck: 'mapStuck',
  lost: 'mapLost'
} as const satisfies Record<MapFault, string>;

interface MapFaultTextProps extends Pick<MapFailure, 'fault' | 'portalUrl'> {
  /** Address of the login page with the way back, if the page has one. */
  readonly loginUrl?: string;
}

/** Reason why the map does not appear, and what the reader can do. */
export function MapFaultText({ fault, portalUrl, loginUrl }: MapFaultTextProps) {
  const t = useUiTexts();
  const { space } = useThemeStyles();
  const portal = URL.canParse(portalUrl) ? new URL(portalUrl).host : portalUrl;
  const canSignIn = fault === 'signIn' && loginUrl !== undefined;
  return (
    <>
      <p>{t(FAULT_TEXTS[fault], { portal })}</p>
      {canSignIn ? (
        <Button size="sm" type="primary" onClick={() => navigateTo(loginUrl)} css={{ marginTop: space(2) }}>
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

/** Returns whether a map that had a view has none any more: the browser has stopped drawing it. */
function useLostMap(mapWidgetId: string | undefined): boolean {
  const isShown = ReactRedux.useSelector((state: IMState) => hasView(state, mapWidgetId));
  const wasShown = React.useRef(false);
  const [isLost, setIsLost] = React.useState(false);
  React.useEffect(() => {
    if (isShown) {
      wasShown.current = true;
      setIsLost(false);
    }
    if (isShown || !wasShown.current) return undefined;
    const timer = setTimeout(() => setIsLost(true), LOST_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isLost;
}

interface MapFailureNoticeProps {
  readonly mapWidgetId: string | undefined;
  /** SITE's server, if the widget has one: the map's layers are read with the page's session. */
  readonly serverUrl?: string;
  /** Shown while the map may still appear. */
  readonly children?: ReactNode;
}

/**
 * The reason why a widget's map does not appear, else the children. Mounted as long as the widget is, so that it
 * knows whether the map was there before.
 */
export function MapFailureNotice({ mapWidgetId, serverUrl = '', children = null }: MapFailureNoticeProps) {
  const { space } = useThemeStyles();
  useSharedSession(serverUrl, mapWidgetId !== undefined);
  const failure = useMapFailure(mapWidgetId);
  const isLost = useLostMap(mapWidgetId);
  const found = isLost ? ({ fault: 'lost', portalUrl: '' } as const) : failure;
  if (!found) return children;
  return (
    <Notice kind="warning" css={{ margin: space(3, 4) }}>
      <MapFaultText fault={found.fault} portalUrl={found.portalUrl} />
    </Notice>
  );
}
