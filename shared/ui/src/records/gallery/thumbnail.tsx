import { useThemeStyles } from '../../kit/theme/styles';
import { usePicture } from './use-picture';

/** Width and height, px. */
const SIDE = 32;

/** A small picture beside its address, which names it; nothing when the picture cannot be drawn. */
export function Thumbnail({ url }: { readonly url: string }) {
  const { sys } = useThemeStyles();
  const { state, source, onError } = usePicture(url);
  if (state !== 'shown') return null;
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
