import { React } from 'jimu-core';
import {
  buildSignInUrl,
  fetchSession,
  getOtherUser,
  getSessionUser,
  isPageHeld,
  navigateTo,
  onSessionEnded,
  onSessionStarted,
  openIdentity,
  signOut
} from 'widgets/shared-code/site-base';
import type { Identity, SessionUser } from 'widgets/shared-code/site-base';
import type { Settings } from '../config';

/** Interval between checks of the session, in milliseconds. */
const CHECK_INTERVAL_MS = 60_000;
/** Delay of the first check, so that the page renders first, in milliseconds. */
const FIRST_CHECK_DELAY_MS = 2_500;

interface SessionStatus {
  /** True while server and provider both know the session; an unreachable one counts as true. */
  readonly stands: boolean;
  /** Seconds left by the server's clock; null when the server is unreachable. */
  readonly secondsLeft: number | null;
  readonly lacksSecondFactor: boolean;
}

/** @param viaPortal the session came from a dialog of the Maps SDK, of which the identity provider knows nothing. */
async function fetchSessionStatus(
  identity: Identity,
  serverUrl: string,
  viaPortal: boolean
): Promise<SessionStatus> {
  const [session, provided] = await Promise.allSettled([
    fetchSession(serverUrl),
    viaPortal ? true : identity.check()
  ]);
  const now = session.status === 'fulfilled' ? session.value : null;
  return {
    stands: now?.role !== 'guest' && (provided.status === 'rejected' || provided.value),
    secondsLeft: now?.secondsLeft ?? null,
    lacksSecondFactor: now?.lacksSecondFactor ?? false
  };
}

/** Returns the address of Login with the way back to this page. */
const buildLoginUrl = (loginUrl: string): string =>
  buildSignInUrl(loginUrl, window.location.pathname + window.location.search);

export interface Session {
  readonly user: SessionUser | null;
  readonly demonstration: boolean;
  /** True once it is known that this server, not another identity provider, stores the passwords. */
  readonly ownsPassword: boolean;
  /** Address of Login with the way back to this page. */
  readonly loginHere: string;
  /**
   * End of the session in milliseconds of `performance.now()`; null while it is not known. Not a time of day:
   * the server returns the remaining duration and the page counts from there, so a wrong or corrected clock has
   * no effect.
   */
  readonly endsAt: number | null;
  /** True when it ended while somebody is typing. */
  readonly isEnded: boolean;
  /** True for an administrator who has the rights of staff until a second factor is set up. */
  readonly lacksSecondFactor: boolean;
  logout(): Promise<void>;
  /** Checks again whether the session is valid, and how long. */
  look(): void;
}

/**
 * Session of the page. It follows the identity provider and the server: when either ends it (revoked, expired,
 * signed out in another tab) the page goes to Login and comes back after signing in. A guest is sent there too,
 * unless the page is open to guests.
 */
export function useSession({ serverUrl, loginUrl, isOpenToGuests }: Settings): Session {
  const [user, setUser] = React.useState(getSessionUser);
  const [provider, setProvider] = React.useState<Identity['config'] | null>(null);
  const [endsAt, setEndsAt] = React.useState<number | null>(null);
  const [isEnded, setEnded] = React.useState(false);
  const [lacksSecondFactor, setLacksSecondFactor] = React.useState(false);
  const leaving = React.useRef(false);
  const looking = React.useRef(() => {});

  const leave = React.useCallback(
    async (to: string) => {
      if (leaving.current) return;
      leaving.current = true;
      await signOut(() => openIdentity(serverUrl), serverUrl);
      navigateTo(to);
    },
    [serverUrl]
  );

  React.useEffect(() => {
    const goToLogin = () => {
      // Another account signed in in another tab: the page shows a dialog about it.
      if (getOtherUser() !== null) return;
      // Typed input is not discarded: the user is offered to sign in on this page, and the next check decides.
      if (isPageHeld()) setEnded(true);
      else void leave(buildLoginUrl(loginUrl));
    };
    if (user === null) {
      if (!isOpenToGuests) goToLogin();
      // Somebody who signs in to see a layer is signed in here, too.
      return onSessionStarted(() => setUser(getSessionUser()));
    }
    let stopFollowing = () => {};
    let gone = false;
    const checkSession = async () => {
      const identity = await openIdentity(serverUrl);
      if (gone) return;
      setProvider(identity.config);
      stopFollowing();
      const viaPortal = user.viaPortal === true;
      if (!viaPortal) stopFollowing = identity.onSession((provided) => provided === null && goToLogin());
      const status = await fetchSessionStatus(identity, serverUrl, viaPortal);
      if (gone) return;
      const { stands, secondsLeft } = status;
      setLacksSecondFactor(status.lacksSecondFactor);
      if (secondsLeft !== null) setEndsAt(performance.now() + secondsLeft * 1_000);
      if (stands) setEnded(false);
      else goToLogin();
    };
    // An unreachable server signs nobody out: the next check decides.
    const tryCheck = () => void checkSession().catch(() => undefined);
    looking.current = tryCheck;
    const checkWhenVisible = () => document.visibilityState === 'visible' && tryCheck();
    const first = setTimeout(tryCheck, FIRST_CHECK_DELAY_MS);
    const every = setInterval(tryCheck, CHECK_INTERVAL_MS);
    const stops = [onSessionEnded(goToLogin), onSessionStarted(tryCheck)];
    document.addEventListener('visibilitychange', checkWhenVisible);
    return () => {
      gone = true;
      clearTimeout(first);
      clearInterval(every);
      for (const stop of stops) stop();
      stopFollowing();
      document.removeEventListener('visibilitychange', checkWhenVisible);
    };
  }, [user, serverUrl, loginUrl, isOpenToGuests, leave]);

  return {
    user,
    demonstration: provider?.demonstration ?? false,
    ownsPassword: provider?.embedded ?? false,
    loginHere: buildLoginUrl(loginUrl),
    endsAt,
    isEnded,
    lacksSecondFactor,
    logout: () => leave(loginUrl),
    look: React.useCallback(() => looking.current(), [])
  };
}
