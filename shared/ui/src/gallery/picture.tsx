import { message, thumbnailUrl } from '@site/domain';
import { React } from 'jimu-core';
import { useLook } from '../styles';
import { useLocale } from '../use-ui-texts';

export interface PictureProps {
  /** As it is kept; a share link of Google Drive is drawn by its thumbnail. */
  readonly url: string;
  /** Its place among the pictures of a record, from 1. */
  readonly number: number;
  readonly alt: string;
}

/** That a picture could not be had. */
export function PictureFailure({ number }: Pick<PictureProps, 'number'>) {
  return <>{message('images.failed', useLocale(), { number })}</>;
}

/** A picture that fills its box, fetched once it comes near the window; one that cannot be had says so. */
export function Picture({ url, number, alt }: PictureProps) {
  const { sys, type, space } = useLook();
  const [failed, setFailed] = React.useState<string | null>(null);
  const box = { width: '100%', height: '100%', display: 'flex' } as const;
  if (failed === url)
    return (
      <span
        css={{
          ...box,
          ...type.small,
          alignItems: 'center',
          justifyContent: 'center',
          textAlign: 'center',
          padding: space(2),
          color: sys.color.error.main,
          background: sys.color.error.light
        }}
      >
        <PictureFailure number={number} />
      </span>
    );
  return (
    <img
      src={thumbnailUrl(url)}
      alt={alt}
      loading="lazy"
      onError={() => setFailed(url)}
      css={{ ...box, display: 'block', objectFit: 'cover', background: sys.color.surface.background }}
    />
  );
}
