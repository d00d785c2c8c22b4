import { React } from 'jimu-core';
import type { Identity, SessionUser } from 'widgets/shared-code/site-core';
import {
  goTo,
  isPageHeld,
  onSessionEnded,
  openIdentity,
  sessionStands,
  sessionUser,
  signOut,
  withNext
} from 'widgets/shared-code/site-core';
import type { IMConfig } from '../config';

/** Between two looks at whether the session still stands, in milliseconds. */
const CHECK_EVERY = 60_000;
/** The first look waits for the page to draw, in milliseconds. */
const FIRST_CHECK = 2_500;

/** Whether server and provider both still know the session; what cannot be asked counts as standing. */
async function stands(identity: Identity, serverUrl: string): Promise<boolean> {
  const answers = await Promise.allSettled([sessionStands(serverUrl), identity.check()]);
  return answers.every((answer) => answer.status === 'rejected' || answer.value);
}

/** Login with the way back to this page. */
const hereAfter = (loginUrl: string): string =>
  withNext(loginUrl, window.location.pathname + window.location.search);

export interface Session {
  readonly user: SessionUser | null;
  readonly demonstration: boolean;
  /** Login, with the way back to this page. */
  readonly loginHere: string;
  logout(): Promise<void>;
}

/**
 * The session of the page. It follows the identity provider and the server: when either has ended it (revoked, expired,
 * signed out in another tab) the page leaves for Login and comes back after signing in. A guest is sent there too, unless
 * the page is open to guests.
 */
export function useSession({ serverUrl, loginUrl, isOpenToGuests }: IMConfig): Session {
  const [user] = React.useState(sessionUser);
  const [demonstration, setDemonstration] = React.useState(false);
  const leaving = React.useRef(false);

  const leave = React.useCallback(
    async (to: string) => {
      if (leaving.current) return;
      leaving.current = true;
      await signOut(() => openIdentity(serverUrl), serverUrl);
      goTo(to);
    },
    [serverUrl]
  );

  React.useEffect(() => {
    const toLogin = () => {
      // What somebody is typing is not thrown away: they are asked to sign in where they are, and the next look decides.
      if (!isPageHeld()) void leave(hereAfter(loginUrl));
    };
    if (user === null) {
      if (!isOpenToGuests) toLogin();
      return undefined;
    }
    let stopFollowing = () => {};
    let gone = false;
    const check = async () => {
      const identity = await openIdentity(serverUrl);
      if (gone) return;
      setDemonstration(identity.config.demonstration ?? false);
      stopFollowing();
      stopFollowing = identity.onSession((provided) => provided === null && toLogin());
      if (!(await stands(identity, serverUrl)) && !gone) toLogin();
    };
    // A server that cannot be reached signs nobody out: the next look decides.
    const look = () => void check().catch(() => undefined);
    const lookWhenShown = () => document.visibilityState === 'visible' && look();
    const first = setTimeout(look, FIRST_CHECK);
    const every = setInterval(look, CHECK_EVERY);
    const stopListening = onSessionEnded(toLogin);
    document.addEventListener('visibilitychange', lookWhenShown);
    return () => {
      gone = true;
      clearTimeout(first);
      clearInterval(every);
      stopListening();
      stopFollowing();
      document.removeEventListener('visibilitychange', lookWhenShown);
    };
  }, [user, serverUrl, loginUrl, isOpenToGuests, leave]);

  return { user, demonstration, loginHere: hereAfter(loginUrl), logout: () => leave(loginUrl) };
}
