import { React } from 'jimu-core';
import { communityData } from './community-data';
import type { Community, CommunityData } from './community-data';

export type CommunityState =
  { readonly status: 'loading' | 'failed' } | { readonly status: 'ready'; readonly data: CommunityData };

/** The data of a community on a day ('YYYY-MM-DD'), and a way to ask again. */
export function useCommunityData(
  place: Community,
  day: string,
  serverUrl: string
): { state: CommunityState; retry(): void } {
  const [state, setState] = React.useState<CommunityState>({ status: 'loading' });
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    communityData(place, day, serverUrl, leaving.signal).then(
      (data) => !leaving.signal.aborted && setState({ status: 'ready', data }),
      () => !leaving.signal.aborted && setState({ status: 'failed' })
    );
    return () => leaving.abort();
  }, [place, day, serverUrl, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
