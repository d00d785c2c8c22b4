import { useThemeStyles, visuallyHidden } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import { Picture } from './picture';
import type { PictureProps } from './picture';

interface GalleryTileProps extends PictureProps {
  /** Count shown over the picture: this one and those without a tile; 0 for no count. */
  readonly hidden: number;
  onOpen(tile: HTMLButtonElement): void;
}

/** Button with a picture, which opens it large. */
export function GalleryTile({ hidden, onOpen, ...picture }: GalleryTileProps) {
  const { sys, type } = useThemeStyles();
  const t = useUiTexts();
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => onOpen(currentTarget)}
      css={{
        position: 'relative',
        display: 'block',
        width: '100%',
        height: '100%',
        padding: 0,
        border: 0,
        borderRadius: sys.shape.shape1,
        overflow: 'hidden',
        cursor: 'zoom-in',
        font: 'inherit',
        background: 'none',
        '&:focus-visible': { outline: `2px solid ${sys.color.primary.main}`, outlineOffset: 2 }
      }}
    >
      <Picture {...picture} />
      {hidden > 0 && (
        <span
          css={{
            ...type.title,
            position: 'absolute',
            inset: 0,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'center',
            color: '#ffffff',
            background: 'rgba(0, 0, 0, 0.72)'
          }}
        >
          +{hidden}
          <span css={visuallyHidden}>{t('moreImages')}</span>
        </span>
      )}
    </button>
  );
}
