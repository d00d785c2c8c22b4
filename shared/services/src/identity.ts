import type { Auth } from 'firebase/auth';
import { ApiClientError, toApiClientError, requestProductApi } from './http';

/** Response of GET /api/identity. */
export interface IdentityConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** The server is the identity provider itself. */
  readonly embedded: boolean;
  /** The server shows demonstration data. */
  readonly demonstration?: boolean;
}

export interface ProviderUser {
  readonly uid: string;
  readonly email: string | null;
}

/** The part of the identity provider that the product uses. Every method throws {@link ApiClientError}. */
export interface Identity {
  readonly config: IdentityConfig;
  signIn(email: string, password: string): Promise<ProviderUser>;
  signOut(): Promise<void>;
  /**
   * Calls `listener` with the current user and after each change. Returns a function that removes the listener.
   */
  onSession(listener: (user: ProviderUser | null) => void): () => void;
  sendReset(email: string): Promise<void>;
  /** Returns the e-mail address to which the reset link was sent. */
  verifyResetCode(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  /** Checks the session with the provider; false when it was revoked, disabled or has ended. */
  check(): Promise<boolean>;
}

export const fetchIdentityConfig = (serverUrl = ''): Promise<IdentityConfig> =>
  requestProductApi<IdentityConfig>('/api/identity', { serverUrl });

type Sdk = typeof import('firebase/auth');

async function wrapErrors<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw toApiClientError(error);
  }
}

const ENDED_SESSION_CODES = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-credential',
  'auth/id-token-revoked'
]);

async function isStillSignedIn(auth: Auth): Promise<boolean> {
  await auth.authStateReady();
  if (!auth.currentUser) return false;
  try {
    await auth.currentUser.reload();
    return true;
  } catch (error) {
    const { code } = toApiClientError(error);
    if (ENDED_SESSION_CODES.has(code)) return false;
    // An unreachable provider does not mean signed out: the page keeps its session until the provider answers.
    throw new ApiClientError(code, 'The identity provider could not be reached.', 0, undefined, {
      cause: error
    });
  }
}

function createIdentity(sdk: Sdk, auth: Auth, config: IdentityConfig): Identity {
  const toProviderUser = ({ uid, email }: ProviderUser): ProviderUser => ({ uid, email });
  return {
    config,
    signIn: async (email, password) =>
      toProviderUser((await wrapErrors(sdk.signInWithEmailAndPassword(auth, email, password))).user),
    signOut: () => wrapErrors(sdk.signOut(auth)),
    onSession: (listener) => sdk.onAuthStateChanged(auth, (user) => listener(user && toProviderUser(user))),
    sendReset: (email) => wrapErrors(sdk.sendPasswordResetEmail(auth, email)),
    verifyResetCode: (code) => wrapErrors(sdk.verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => wrapErrors(sdk.confirmPasswordReset(auth, code, password)),
    check: () => isStillSignedIn(auth)
  };
}

async function loadIdentity(serverUrl: string): Promise<Identity> {
  const [config, { initializeApp }, sdk] = await Promise.all([
    fetchIdentityConfig(serverUrl),
    import('firebase/app'),
    import('firebase/auth')
  ]);
  const { apiKey, authDomain, projectId } = config;
  const app = initializeApp({ apiKey, authDomain, projectId }, `site ${serverUrl}`);
  // initializeAuth without a popup resolver leaves out the code of sign-in pop-ups, half of the library.
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence]
  });
  if (config.embedded)
    sdk.connectAuthEmulator(auth, serverUrl || window.location.origin, { disableWarnings: true });
  return createIdentity(sdk, auth, config);
}

const identities = new Map<string, Promise<Identity>>();

/**
 * Opens the identity provider of the server at `serverUrl` (the page's own when empty); one per server and
 * page.
 * @throws {ApiClientError} when the server cannot be reached; the next call tries again.
 */
export function openIdentity(serverUrl = ''): Promise<Identity> {
  const known = identities.get(serverUrl);
  if (known) return known;
  const opening = loadIdentity(serverUrl).catch((error: unknown) => {
    identities.delete(serverUrl);
    throw toApiClientError(error);
  });
  identities.set(serverUrl, opening);
  return opening;
}
