import { toThumbnailUrl } from '@site/domain';
import { buildPictureProxyUrl, fetchPictureHosts, isAllowedPictureUrl } from '@site/services';
import { React } from 'jimu-core';
import { useRequest } from '../../kit/requests/use-request';

/**
 * Pictures that the page may not show directly and that the server fetches; shared by all components that show
 * them.
 */
const fetched = new Set<string>();

/**
 * Returns the address that a picture is drawn from.
 * @param url stored address; a share link of Google Drive is drawn as its thumbnail.
 */
export const getPictureSource = (url: string): string =>
  fetched.has(url) ? buildPictureProxyUrl(url) : toThumbnailUrl(url);

export interface PictureState {
  /**
   * 'blocked' when the page may not show pictures of the host; 'asking' until the reason of a failure is known.
   */
  readonly state: 'shown' | 'asking' | 'blocked' | 'failed';
  readonly source: string;
  /** Called when the source cannot be drawn. */
  onError(): void;
}

/**
 * Draws a picture from its own host, else through the server if that is set up, else gives the reason of the
 * failure.
 * @param url stays the same while the component is mounted.
 */
export function usePicture(url: string): PictureState {
  const [failedSource, setFailedSource] = React.useState<string | null>(null);
  const [source, setSource] = React.useState(() => getPictureSource(url));
  const hasFailed = failedSource === source;
  const mayBeBlocked = hasFailed && URL.canParse(url) && !fetched.has(url);
  const hosts = useRequest(mayBeBlocked ? [url] : null, (_asked, { signal }) =>
    fetchPictureHosts('', signal)
  );
  const isBlocked = hosts.status === 'ready' && !isAllowedPictureUrl(url, hosts.answer);
  const isFetched = isBlocked && hosts.answer.fetchesOthers;
  React.useEffect(() => {
    if (!isFetched) return;
    fetched.add(url);
    setSource(getPictureSource(url));
  }, [isFetched, url]);
  const readState = (): PictureState['state'] => {
    if (!hasFailed) return 'shown';
    if (mayBeBlocked && (hosts.status === 'loading' || hosts.status === 'idle' || isFetched)) return 'asking';
    return isBlocked ? 'blocked' : 'failed';
  };
  return { state: readState(), source, onError: () => setFailedSource(source) };
}
