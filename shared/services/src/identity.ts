import type { Auth } from 'firebase/auth';
import { ApiClientError, asApiClientError, productRequest } from './http';

/** What GET /api/identity answers. */
export interface IdentityConfig {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  /** The server answers for the identity provider itself. */
  readonly embedded: boolean;
  /** The server shows demonstration data. */
  readonly demonstration?: boolean;
}

export interface ProviderUser {
  readonly uid: string;
  readonly email: string | null;
}

/** The identity provider, as much of it as the product uses. Every method throws {@link ApiClientError}. */
export interface Identity {
  readonly config: IdentityConfig;
  signIn(email: string, password: string): Promise<ProviderUser>;
  signOut(): Promise<void>;
  /** Calls back with the user now and whenever that changes; returns how to stop. */
  onSession(listener: (user: ProviderUser | null) => void): () => void;
  sendReset(email: string): Promise<void>;
  /** The e-mail address a reset link was sent to. */
  verifyResetCode(code: string): Promise<string>;
  confirmReset(code: string, password: string): Promise<void>;
  /** Asks the provider whether the session still stands; false when it was revoked, disabled or has ended. */
  check(): Promise<boolean>;
}

export const fetchIdentityConfig = (serverUrl = ''): Promise<IdentityConfig> =>
  productRequest<IdentityConfig>('/api/identity', { serverUrl });

type Sdk = typeof import('firebase/auth');

async function faithfully<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw asApiClientError(error);
  }
}

const ended = new Set([
  'auth/user-token-expired',
  'auth/user-disabled',
  'auth/user-not-found',
  'auth/invalid-user-token',
  'auth/invalid-credential',
  'auth/id-token-revoked'
]);

async function stillSignedIn(auth: Auth): Promise<boolean> {
  await auth.authStateReady();
  if (!auth.currentUser) return false;
  try {
    await auth.currentUser.reload();
    return true;
  } catch (error) {
    const { code } = asApiClientError(error);
    if (ended.has(code)) return false;
    // Not reachable is not signed out: the page keeps what it has until the provider says otherwise.
    throw new ApiClientError(code, 'The identity provider could not be asked.', 0, undefined, {
      cause: error
    });
  }
}

function identityOn(sdk: Sdk, auth: Auth, config: IdentityConfig): Identity {
  const short = ({ uid, email }: ProviderUser): ProviderUser => ({ uid, email });
  return {
    config,
    signIn: async (email, password) =>
      short((await faithfully(sdk.signInWithEmailAndPassword(auth, email, password))).user),
    signOut: () => faithfully(sdk.signOut(auth)),
    onSession: (listener) => sdk.onAuthStateChanged(auth, (user) => listener(user && short(user))),
    sendReset: (email) => faithfully(sdk.sendPasswordResetEmail(auth, email)),
    verifyResetCode: (code) => faithfully(sdk.verifyPasswordResetCode(auth, code)),
    confirmReset: (code, password) => faithfully(sdk.confirmPasswordReset(auth, code, password)),
    check: () => stillSignedIn(auth)
  };
}

async function open(serverUrl: string): Promise<Identity> {
  const [config, { initializeApp }, sdk] = await Promise.all([
    fetchIdentityConfig(serverUrl),
    import('firebase/app'),
    import('firebase/auth')
  ]);
  const { apiKey, authDomain, projectId } = config;
  const app = initializeApp({ apiKey, authDomain, projectId }, `site ${serverUrl}`);
  // initializeAuth without a popup resolver leaves out the sign-in pop-ups' code, half of the library.
  const auth = sdk.initializeAuth(app, {
    persistence: [sdk.indexedDBLocalPersistence, sdk.browserLocalPersistence]
  });
  if (config.embedded)
    sdk.connectAuthEmulator(auth, serverUrl || window.location.origin, { disableWarnings: true });
  return identityOn(sdk, auth, config);
}

const opened = new Map<string, Promise<Identity>>();

/**
 * The identity provider that the server at `serverUrl` (the page's own when empty) names; one per server and page.
 * @throws {ApiClientError} when the server cannot be asked; the next call tries again.
 */
export function openIdentity(serverUrl = ''): Promise<Identity> {
  const known = opened.get(serverUrl);
  if (known) return known;
  const opening = open(serverUrl).catch((error: unknown) => {
    opened.delete(serverUrl);
    throw asApiClientError(error);
  });
  opened.set(serverUrl, opening);
  return opening;
}
