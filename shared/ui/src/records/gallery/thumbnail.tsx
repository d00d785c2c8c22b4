import { fetchPictureHosts, isAllowedPictureUrl } from '@site/services';
import { useRequest } from '../../kit/requests/use-request';
import { useThemeStyles } from '../../kit/theme/styles';
import { usePicture } from './use-picture';

/** Width and height, px. */
const SIDE = 32;

/** A small picture beside its address, which names it; nothing when the picture cannot be drawn. */
export function Thumbnail({ url }: { readonly url: string }) {
  const { sys } = useThemeStyles();
  const hosts = useRequest([], (_none, { signal }) => fetchPictureHosts('', signal));
  const { state, source, onError } = usePicture(url);
  // A picture that the page may not show would be refused by the browser with an error in its console.
  const isAllowed = hosts.status === 'ready' && isAllowedPictureUrl(url, hosts.answer);
  if (state !== 'shown' || !isAllowed) return null;
  return (
    <img
      src={source}
      alt=""
      loading="lazy"
      width={SIDE}
      height={SIDE}
      onError={onError}
      css={{
        flex: 'none',
        objectFit: 'cover',
        borderRadius: sys.shape.shape1,
        background: sys.color.surface.background
      }}
    />
  );
}
