import type { Settings } from '../settings';
import type { Store } from '../store/store';
import { EmbeddedIdentity } from './embedded-identity';
import { firebaseIdentity } from './firebase-identity';
import { fileOutbox } from './outbox';
import type { Identities } from './provider';
import { Sessions } from './sessions';

/** The identity provider that the settings name: Firebase when its project is given, else the embedded one. */
export function openIdentities(settings: Settings, store: Store, log: (line: string) => void): Identities {
  const sessions = new Sessions(store);
  if (settings.firebase) {
    const options = { ...settings.firebase, identityUrl: settings.identityUrl };
    return { sessions, embedded: null, provider: firebaseIdentity(store, options) };
  }
  const embedded = new EmbeddedIdentity(store, sessions, fileOutbox(settings.dataDir, log));
  const signIn = async (email: string, password: string, from: string) => {
    const account = await embedded.checkPassword(email, password, from);
    return { uid: account.uid, email: account.email, role: account.role };
  };
  return { sessions, embedded, provider: { signIn } };
}

/** Why these settings must not serve people, in one line; null when they may. */
export function productionProblem(settings: Settings): string | null {
  if (!settings.production) return null;
  if (settings.identityUrl)
    return 'SITE_IDENTITY_URL is for tests and is refused when NODE_ENV=production. Remove it.';
  if (settings.firebase || settings.allowEmbeddedIdentity) return null;
  return 'The embedded identity and its demonstration accounts are refused when NODE_ENV=production. Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY, or SITE_ALLOW_EMBEDDED_IDENTITY=1 if this is meant.';
}
