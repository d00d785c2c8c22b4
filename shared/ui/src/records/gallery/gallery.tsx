import { formatMessage } from '@site/domain';
import { React } from 'jimu-core';
import { Notice } from '../../kit/notices/notice';
import { useThemeStyles } from '../../kit/theme/styles';
import { useLocale, useUiTexts } from '../../base/use-ui-texts';
import { GalleryTile } from './gallery-tile';

/** The lightbox with its library and styles is loaded when the first picture is opened. */
const Lightbox = React.lazy(() => import('./lightbox'));

/** The first tile is large, two are beside it; the last shows the count of further pictures. */
const MAX_TILES = 3;
/** Least height of a row of tiles, px. */
const TILE_HEIGHT = 88;

export interface GalleryProps {
  /** Name of the record that the pictures show. */
  readonly name: string;
  /** Stored addresses, in order. */
  readonly urls: readonly string[];
}

/** Pictures of a record; each opens large, with the others before and after it. */
export function Gallery({ name, urls }: GalleryProps) {
  const { space } = useThemeStyles();
  const t = useUiTexts();
  const locale = useLocale();
  const [opened, setOpened] = React.useState<number | null>(null);
  const opener = React.useRef<HTMLButtonElement | null>(null);
  if (urls.length === 0) return <Notice plain>{formatMessage('images.none', locale)}</Notice>;
  const captions = urls.map((_url, at) =>
    t('image', { name, number: String(at + 1), total: String(urls.length) })
  );
  const shown = urls.slice(0, MAX_TILES);
  const hidden = urls.length > MAX_TILES ? urls.length - MAX_TILES + 1 : 0;
  return (
    <>
      <ul
        css={{
          listStyle: 'none',
          margin: 0,
          padding: 0,
          display: 'grid',
          gap: space(1.5),
          gridTemplateColumns: shown.length === 1 ? '1fr' : 'minmax(0, 2fr) minmax(0, 1fr)',
          // As high as its place, whatever the size of the pictures.
          gridTemplateRows: '1fr 1fr',
          height: '100%',
          minHeight: `calc(${2 * TILE_HEIGHT}px + ${space(1.5)})`,
          contain: 'size',
          '& > li:first-of-type': { gridRow: 'span 2' },
          '& > li:last-of-type': shown.length === 2 ? { gridRow: 'span 2' } : {}
        }}
      >
        {shown.map((url, at) => (
          <li key={`${at} ${url}`}>
            <GalleryTile
              url={url}
              number={at + 1}
              alt={captions[at]!}
              hidden={at === MAX_TILES - 1 ? hidden : 0}
              onOpen={(tile) => {
                opener.current = tile;
                setOpened(at);
              }}
            />
          </li>
        ))}
      </ul>
      {opened !== null && (
        <React.Suspense fallback={null}>
          <Lightbox
            urls={urls}
            captions={captions}
            at={opened}
            onClosed={() => {
              setOpened(null);
              opener.current?.focus();
            }}
          />
        </React.Suspense>
      )}
    </>
  );
}
