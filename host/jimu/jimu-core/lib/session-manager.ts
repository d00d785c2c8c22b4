import type { ArcGISIdentityManager } from '@esri/arcgis-rest-request';
import { getAppStore } from './store/store';
import type { PortalUser } from './types/state';

/** Why sessions have changed, as the framework tells its listeners. */
type SessionChangedReason = 'ADD_OR_UPDATE' | 'REMOVE';
type SessionChangeListener = (
  sessions: readonly ArcGISIdentityManager[],
  reason: SessionChangedReason
) => void;

/** Address without protocol and trailing slash, in lower case. */
const bare = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase();

/** The root of an ArcGIS server ('site.example/arcgis') of the address of one of its services; null for other addresses. */
const serverRoot = (url: string): string | null =>
  /^(.*?)\/rest\/(?:services|info)\b/.exec(bare(url))?.[1] ?? null;

/** Host and context of a portal, whichever of its addresses is given. */
const portalRoot = (url: string): string => bare(url).split('/sharing/rest')[0] ?? '';

/**
 * The sessions of the page with portals and servers, kept by the rules of the framework: one for each portal and one for each
 * server; a federated server's leads to its portal's; an item is read with its portal's only. The page's own server knows its
 * reader by the cookie and needs none.
 */
export class SessionManager {
  private static instance: SessionManager | null = null;
  private readonly sessions = new Map<string, ArcGISIdentityManager>();
  private readonly listeners = new Set<SessionChangeListener>();

  static getInstance(): SessionManager {
    SessionManager.instance ??= new SessionManager();
    return SessionManager.instance;
  }

  /** The session with the app's portal; null for a guest. */
  getMainSession(): ArcGISIdentityManager | null {
    return this.getSessionByUrl(getAppStore().getState().portalUrl);
  }

  getSessions(): ArcGISIdentityManager[] {
    return [...this.sessions.values()];
  }

  /** @param url of a portal, one of its items, a server or one of its services. */
  getSessionByUrl(url: string): ArcGISIdentityManager | null {
    const root = serverRoot(url);
    if (root === null) return this.sessions.get(portalRoot(url)) ?? null;
    const session = this.sessions.get(`server_${root}`);
    return (session?.portal ? this.sessions.get(portalRoot(session.portal)) : session) ?? null;
  }

  getSessionKeyFromSession({ server, portal }: ArcGISIdentityManager): string {
    return server ? `server_${bare(server)}` : portalRoot(portal);
  }

  /** Keeps a session in place of the one it has with that portal or server; one that has expired is not kept. */
  addOrReplaceSession(session: ArcGISIdentityManager): boolean {
    if (!(session.tokenExpires && session.tokenExpires.getTime() < Date.now()))
      this.sessions.set(this.getSessionKeyFromSession(session), session);
    this.tell('ADD_OR_UPDATE');
    return true;
  }

  /** Forgets a session; a portal's goes with those of the servers beneath it. */
  removeSession(session: ArcGISIdentityManager): boolean {
    this.sessions.delete(this.getSessionKeyFromSession(session));
    if (!session.server)
      for (const [key, other] of this.sessions)
        if (other.server && other.portal === session.portal) this.sessions.delete(key);
    this.tell('REMOVE');
    return true;
  }

  clearSessions(): void {
    this.sessions.clear();
    this.tell('REMOVE');
  }

  addSessionChangeListener(listener: SessionChangeListener): void {
    this.listeners.add(listener);
  }

  getUserInfo(): Promise<PortalUser | null> {
    return Promise.resolve(getAppStore().getState().user);
  }

  private tell(reason: SessionChangedReason): void {
    for (const listener of this.listeners) listener(this.getSessions(), reason);
  }
}
