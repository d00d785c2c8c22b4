import { React } from 'jimu-core';
import type { FuturePrice } from 'widgets/shared-code/site-core';
import { asApiClientError, fetchFuturePrices } from 'widgets/shared-code/site-core';

export type FuturePriceState =
  | { readonly status: 'loading' | 'failed' | 'refused' }
  | { readonly status: 'ready'; readonly price: FuturePrice | null };

const FORBIDDEN: readonly number[] = [401, 403];

/** The price expected in a community on a day ('YYYY-MM-DD'), and a way to ask again. */
export function useFuturePrice(
  community: string,
  day: string,
  serverUrl: string
): { state: FuturePriceState; retry(): void } {
  const [state, setState] = React.useState<FuturePriceState>({ status: 'loading' });
  const [attempt, setAttempt] = React.useState(0);
  React.useEffect(() => {
    const leaving = new AbortController();
    setState({ status: 'loading' });
    fetchFuturePrices(day, serverUrl, leaving.signal).then(
      (prices) => {
        const price = prices.find(({ communityName }) => communityName === community) ?? null;
        if (!leaving.signal.aborted) setState({ status: 'ready', price });
      },
      (error: unknown) => {
        const { status } = asApiClientError(error);
        if (!leaving.signal.aborted) setState({ status: FORBIDDEN.includes(status) ? 'refused' : 'failed' });
      }
    );
    return () => leaving.abort();
  }, [community, day, serverUrl, attempt]);
  return { state, retry: () => setAttempt((count) => count + 1) };
}
