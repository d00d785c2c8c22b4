/* One sign-in: the suite's session is shared with the framework and the Maps SDK (decision 87). */
import { SESSION_SECONDS } from '@site/domain/src/base';
import {
  adoptSession,
  createPortalSessions,
  fetchSession,
  getOtherUser,
  getPortalAddresses,
  getSessionUser,
  onSessionCleared,
  onSessionEnded,
  onSessionStarted,
  onUserChanged,
  readToken
} from '@site/services/src/base';
import type { PortalAddresses, PortalCredential } from '@site/services/src/base';
import { loadArcGISJSAPIModules, React, SessionManager } from 'jimu-core';

type PortalSession = Awaited<ReturnType<typeof createPortalSessions>>[number];

/** The part of `SessionManager` that is used here. Its declarations mark `addOrReplaceSession` as undocumented. */
interface SessionStore {
  addOrReplaceSession?(session: PortalSession): boolean;
  removeSession?(session: PortalSession): boolean;
}

/** The part of a credential of the Maps SDK that is used here. */
interface Credential {
  readonly server: string;
  readonly token: string;
  readonly userId?: string | null;
  destroy(): void;
}

/** The part of the Maps SDK's IdentityManager that is used here. */
interface IdentityManager {
  registerServers(servers: readonly object[]): void;
  registerToken(token: object): void;
  findCredential(url: string, userId?: string): Credential | null | undefined;
  on(event: 'credential-create', listen: (event: { credential: Credential }) => void): { remove(): void };
}

/** Storage key under which the framework keeps the session of the app's portal across reloads. */
const STORED_SESSION = 'exb_auth';

const getSessionManager = () => SessionManager.getInstance() as unknown as SessionStore;

/** Removes the framework's stored session if it has this token: `removeSession` leaves it in the browser. */
function removeStoredSession(token: string): void {
  try {
    for (const store of [window.localStorage, window.sessionStorage]) {
      const stored = JSON.parse(store.getItem(STORED_SESSION) ?? 'null') as { token?: string } | null;
      if (stored?.token === token) store.removeItem(STORED_SESSION);
    }
  } catch {
    // Blocked storage, or a value of another program, contains no session of the suite.
  }
}

async function loadIdentities(): Promise<IdentityManager> {
  const [identities] = await loadArcGISJSAPIModules(['esri/identity/IdentityManager']);
  return identities as IdentityManager;
}

async function createServerInfo({ root }: PortalAddresses): Promise<object> {
  const [ServerInfo] = await loadArcGISJSAPIModules(['esri/identity/ServerInfo']);
  return new (ServerInfo as new (properties: object) => object)({
    server: root,
    owningSystemUrl: root,
    tokenServiceUrl: `${root}/sharing/rest/generateToken`,
    hasPortal: true,
    hasServer: true
  });
}

/** Shares the page's session with the framework and the Maps SDK for as long as the page uses a server. */
class SharedSession {
  private readonly addresses: PortalAddresses;
  private shared: {
    readonly credential: PortalCredential;
    readonly sessions: readonly PortalSession[];
  } | null = null;
  private identities: Promise<IdentityManager> | null = null;
  private readonly stops: (() => void)[];

  constructor(private readonly serverUrl: string) {
    this.addresses = getPortalAddresses(serverUrl);
    this.stops = [
      onSessionStarted(() => void this.update(SESSION_SECONDS)),
      onSessionCleared(() => void this.update()),
      onSessionEnded(() => this.withdraw()),
      onUserChanged(() => void this.update())
    ];
    void this.begin();
  }

  end(): void {
    for (const stop of this.stops) stop();
  }

  /** Registers the session with the Maps SDK too, once the page has a map. */
  addMaps(): void {
    this.identities ??= this.openIdentities();
    this.identities.catch(() => {
      // Without the Maps SDK there is no map to sign in for; the next map loads it again.
      this.identities = null;
    });
  }

  private async openIdentities(): Promise<IdentityManager> {
    const identities = await loadIdentities();
    identities.registerServers([await createServerInfo(this.addresses)]);
    const handle = identities.on('credential-create', ({ credential }) => void this.adopt(credential));
    this.stops.push(() => handle.remove());
    if (this.shared) this.registerTokens(identities, this.shared.credential);
    return identities;
  }

  /** Adopts a session that the framework still has with SITE's portal from an earlier page. */
  private async begin(): Promise<void> {
    if (readToken() !== null) return this.update();
    const known = SessionManager.getInstance().getSessionByUrl(this.addresses.sharing) as {
      readonly token?: string;
    } | null;
    if (known?.token) await this.adoptToken(known.token);
  }

  private async adopt({ server, token }: Credential): Promise<void> {
    if (new URL(server).origin === new URL(this.addresses.root).origin) await this.adoptToken(token);
  }

  private async adoptToken(token: string): Promise<void> {
    if (readToken() !== null || getOtherUser() !== null) return;
    // If the server cannot be reached, the page stays a guest's.
    await adoptSession(token, this.serverUrl).catch(() => null);
  }

  /**
   * Brings framework and SDK to the page's current session.
   * @param seconds until the session ends, if known; requested otherwise.
   */
  private async update(seconds?: number): Promise<void> {
    const token = readToken();
    if (token === this.shared?.credential.token) return;
    this.withdraw();
    const user = getSessionUser();
    if (token === null || user === null) return;
    const left = seconds ?? (await fetchSession(this.serverUrl).catch(() => null))?.secondsLeft ?? null;
    if (left === null) return;
    const credential = { token, username: user.email, expires: Date.now() + left * 1_000 };
    const sessions = await createPortalSessions(this.addresses, credential);
    // Another session has begun in the meantime, or this one has ended.
    if (readToken() !== token) return;
    this.shared = { credential, sessions };
    for (const session of sessions) getSessionManager().addOrReplaceSession?.(session);
    if (this.identities) this.registerTokens(await this.identities, credential);
  }

  private registerTokens(identities: IdentityManager, { token, username, expires }: PortalCredential): void {
    const { sharing, services } = this.addresses;
    for (const server of [sharing, services])
      identities.registerToken({ server, token, expires, userId: username, ssl: true });
  }

  private withdraw(): void {
    const { shared } = this;
    if (!shared) return;
    this.shared = null;
    const { token, username } = shared.credential;
    for (const session of [...shared.sessions].reverse()) getSessionManager().removeSession?.(session);
    removeStoredSession(token);
    void this.identities?.then((identities) => {
      for (const url of [this.addresses.services, this.addresses.sharing])
        identities.findCredential(url, username)?.destroy();
    });
  }
}

const sharedSessions = new Map<string, { readonly session: SharedSession; users: number }>();

/**
 * Starts sharing the session with the clients of a server of another origin. @returns a function that stops it.
 */
function shareSession(serverUrl: string, hasMap: boolean): () => void {
  const known = sharedSessions.get(serverUrl) ?? { session: new SharedSession(serverUrl), users: 0 };
  known.users++;
  sharedSessions.set(serverUrl, known);
  if (hasMap) known.session.addMaps();
  return () => {
    if (--known.users > 0) return;
    known.session.end();
    sharedSessions.delete(serverUrl);
  };
}

/**
 * Shares the page's session with the framework (`SessionManager`), and on a page with a map with the Maps SDK
 * (`IdentityManager`), so that nobody signs in twice; a sign-in in the SDK's dialog becomes the page's session.
 * Only a server of another origin needs this: the page's own server gets the cookie.
 */
export function useSharedSession(serverUrl: string, hasMap: boolean): void {
  React.useEffect(() => {
    if (serverUrl === '' || new URL(serverUrl).origin === window.location.origin) return undefined;
    return shareSession(serverUrl, hasMap);
  }, [serverUrl, hasMap]);
}
