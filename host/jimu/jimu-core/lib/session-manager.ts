import type { ArcGISIdentityManager } from '@esri/arcgis-rest-request';
import { getAppStore } from './store/store';
import type { PortalUser } from './types/state';

/** Reason for a change of sessions, as the framework passes it to its listeners. */
type SessionChangedReason = 'ADD_OR_UPDATE' | 'REMOVE';
type SessionChangeListener = (
  sessions: readonly ArcGISIdentityManager[],
  reason: SessionChangedReason
) => void;

/** Returns a URL without protocol and trailing slash, in lower case. */
const normalizeUrl = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/**
 * Returns the root of an ArcGIS server ('site.example/arcgis') from the URL of one of its services; null for
 * other URLs.
 */
const getServerRoot = (url: string): string | null =>
  /^(.*?)\/rest\/(?:services|info)\b/.exec(normalizeUrl(url))?.[1] ?? null;

/** Returns host and context of a portal from any of its URLs. */
const getPortalRoot = (url: string): string => normalizeUrl(url).split('/sharing/rest')[0] ?? '';

/**
 * Stores the page's sessions with portals and servers by the rules of the framework: one for each portal and
 * one for each server. A federated server uses its portal's session, and an item is read only with its
 * portal's. The page's own server recognises its visitor by the cookie and needs no session.
 */
export class SessionManager {
  private static instance: SessionManager | null = null;
  private readonly sessions = new Map<string, ArcGISIdentityManager>();
  private readonly listeners = new Set<SessionChangeListener>();

  static getInstance(): SessionManager {
    SessionManager.instance ??= new SessionManager();
    return SessionManager.instance;
  }

  /** Returns the session with the app's portal; null for a guest. */
  getMainSession(): ArcGISIdentityManager | null {
    return this.getSessionByUrl(getAppStore().getState().portalUrl);
  }

  getSessions(): ArcGISIdentityManager[] {
    return [...this.sessions.values()];
  }

  /** @param url URL of a portal, one of its items, a server or one of its services. */
  getSessionByUrl(url: string): ArcGISIdentityManager | null {
    const root = getServerRoot(url);
    if (root === null) return this.sessions.get(getPortalRoot(url)) ?? null;
    const session = this.sessions.get(`server_${root}`);
    return (session?.portal ? this.sessions.get(getPortalRoot(session.portal)) : session) ?? null;
  }

  getSessionKeyFromSession({ server, portal }: ArcGISIdentityManager): string {
    return server ? `server_${normalizeUrl(server)}` : getPortalRoot(portal);
  }

  /** Stores a session, replacing that of the same portal or server. An expired session is not stored. */
  addOrReplaceSession(session: ArcGISIdentityManager): boolean {
    if (!(session.tokenExpires && session.tokenExpires.getTime() < Date.now()))
      this.sessions.set(this.getSessionKeyFromSession(session), session);
    this.notifyListeners('ADD_OR_UPDATE');
    return true;
  }

  /** Removes a session; a portal's is removed together with its servers' sessions. */
  removeSession(session: ArcGISIdentityManager): boolean {
    this.sessions.delete(this.getSessionKeyFromSession(session));
    if (!session.server)
      for (const [key, other] of this.sessions)
        if (other.server && other.portal === session.portal) this.sessions.delete(key);
    this.notifyListeners('REMOVE');
    return true;
  }

  clearSessions(): void {
    this.sessions.clear();
    this.notifyListeners('REMOVE');
  }

  addSessionChangeListener(listener: SessionChangeListener): void {
    this.listeners.add(listener);
  }

  getUserInfo(): Promise<PortalUser | null> {
    return Promise.resolve(getAppStore().getState().user);
  }

  private notifyListeners(reason: SessionChangedReason): void {
    for (const listener of this.listeners) listener(this.getSessions(), reason);
  }
}
