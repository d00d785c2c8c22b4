/** Searches sites beside the page's own thread, one problem for each worker. */
import type { FromSolver, SitesAnswer, SitesProblem, ToSolver } from 'widgets/shared-code/site-domain';
import { searchSites } from '../solver/search-sites';

/** Milliseconds of work between two looks at the messages. */
const SLICE_MS = 50;

const stopping = new AbortController();
const send = (message: FromSolver<SitesAnswer>) => self.postMessage(message);

self.onmessage = ({ data }: MessageEvent<ToSolver<SitesProblem>>) => {
  if (data === 'stop') return stopping.abort();
  searchSites(data.problem, SLICE_MS, {
    milliseconds: data.milliseconds,
    signal: stopping.signal,
    onAnswer: (answer, share) => send({ kind: 'better', answer, share })
  }).then(
    (solved) => send({ kind: 'done', solved }),
    (error: unknown) => send({ kind: 'failed', message: String(error) })
  );
};
