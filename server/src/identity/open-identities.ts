import type { Settings } from '../common/settings';
import type { Store } from '../store/store';
import { EmbeddedIdentity } from './embedded-identity';
import { createFirebaseIdentity } from './firebase-identity';
import { createFileOutbox } from './outbox';
import type { Identities } from './provider';
import { SecondFactors } from './second-factors';
import { Sessions, resolveRole } from './sessions';
import { SignInLimit } from './sign-in-limit';

/**
 * Opens the identity provider of the settings: Firebase when a project is given, otherwise the embedded one.
 */
export function openIdentities(settings: Settings, store: Store, log: (line: string) => void): Identities {
  const { investorEmails, requiresAdminSecondFactor } = settings;
  const sessions = new Sessions(store, investorEmails, requiresAdminSecondFactor);
  if (settings.firebase) {
    const options = { ...settings.firebase, identityUrl: settings.identityUrl, investorEmails };
    const firebase = createFirebaseIdentity(store, options);
    const limit = new SignInLimit(store);
    const signIn = (email: string, password: string, from: string) =>
      limit.runAttempt(email, from, () => firebase.signIn(email, password, from));
    return { sessions, embedded: null, secondFactors: null, provider: { signIn } };
  }
  const embedded = new EmbeddedIdentity(store, sessions, createFileOutbox(settings.dataDir, log));
  const secondFactors = new SecondFactors(store);
  const signIn = async (email: string, password: string, from: string, code?: string) => {
    const account = await embedded.checkPassword(email, password, from);
    const hasSecondFactor = await secondFactors.check(account.uid, code, from);
    const role = sessions.limitRole({ role: resolveRole(account, investorEmails), hasSecondFactor });
    return { uid: account.uid, email: account.email, role };
  };
  return { sessions, embedded, secondFactors, provider: { signIn } };
}

/** Returns why these settings must not be used in production, in one line; null when they may. */
export function findProductionProblem(settings: Settings): string | null {
  if (!settings.production) return null;
  if (settings.identityUrl)
    return 'SITE_IDENTITY_URL is for tests and is refused when NODE_ENV=production. Remove it.';
  if (settings.firebase || settings.allowEmbeddedIdentity) return null;
  return 'The embedded identity and its demonstration accounts are refused when NODE_ENV=production. Set FIREBASE_PROJECT_ID and FIREBASE_API_KEY, or SITE_ALLOW_EMBEDDED_IDENTITY=1 if this is meant.';
}
