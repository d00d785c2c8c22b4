import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import YetAnotherLightbox, { ImageSlide, isImageSlide } from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import { useUiTexts } from '../../base/use-ui-texts';
import { PictureFailure } from './picture';
import { getPictureSource } from './use-picture';

interface LightboxProps {
  readonly urls: readonly string[];
  /** Alternative texts, in the order of the pictures. */
  readonly captions: readonly string[];
  /** Index of the picture that it opens with, from 0. */
  readonly at: number;
  /** Called when the lightbox has faded out. */
  onClosed(): void;
}

/**
 * Covers the whole window. Inline styles, because the page's styles do not reach into a popup, nor a popup's
 * styles the page.
 */
const WINDOW = {
  position: 'fixed',
  inset: 0,
  width: '100%',
  height: '100%',
  maxWidth: 'none',
  maxHeight: 'none',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: 'none'
} as const;

/**
 * Pictures one at a time over the whole page: previous and next, arrow keys, Escape, thumbnails and a counter.
 * They are in a modal dialog of the browser: only that lies over a map's popup and makes the rest of the page
 * inert.
 */
export default function Lightbox({ urls, captions, at, onClosed }: LightboxProps) {
  const t = useUiTexts();
  const slides = React.useMemo(
    () => urls.map((url, place) => ({ src: getPictureSource(url), alt: captions[place]! })),
    [urls, captions]
  );
  const [dialog, setDialog] = React.useState<HTMLDialogElement | null>(null);
  React.useEffect(() => dialog?.showModal(), [dialog]);
  return createPortal(
    <dialog
      ref={setDialog}
      aria-label={t('images')}
      style={WINDOW}
      // The library handles Escape: it fades out first.
      onCancel={(event) => event.preventDefault()}
      onClose={onClosed}
    >
      {dialog && (
        <YetAnotherLightbox
          open
          close={() => dialog.close()}
          portal={{
            root: dialog,
            container: { role: 'presentation', 'aria-modal': undefined, 'aria-label': undefined }
          }}
          index={at}
          slides={slides}
          plugins={[Counter, Thumbnails]}
          carousel={{ finite: true }}
          labels={{
            Previous: t('previousImage'),
            Next: t('nextImage'),
            Close: t('close'),
            Lightbox: t('images'),
            'Photo gallery': t('images'),
            Carousel: t('images'),
            Slide: t('images'),
            Thumbnails: t('thumbnails'),
            '{index} of {total}': t('imageOf', { index: '{index}', total: '{total}' })
          }}
          render={{
            slide: ({ slide, ...rest }) =>
              isImageSlide(slide) && (
                <ImageSlide
                  {...rest}
                  slide={slide}
                  render={{
                    // The library writes icons there, in lines without height.
                    iconError: () => (
                      <span style={{ lineHeight: 'normal', color: '#ffffff' }}>
                        <PictureFailure number={captions.indexOf(slide.alt ?? '') + 1} />
                      </span>
                    )
                  }}
                />
              )
          }}
        />
      )}
    </dialog>,
    document.body
  );
}
