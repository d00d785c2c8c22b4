import { formatMessage } from '@site/domain';
import { useThemeStyles } from '../../kit/theme/styles';
import { useLocale } from '../../base/use-ui-texts';
import { usePicture } from './use-picture';

export interface PictureProps {
  /** Stored address; a share link of Google Drive is drawn as its thumbnail. */
  readonly url: string;
  /** Position among the pictures of a record, from 1. */
  readonly number: number;
  readonly alt: string;
}

interface FailureProps extends Pick<PictureProps, 'number'> {
  /** Host from which the page may not show pictures, if that is the reason. */
  readonly blockedHost?: string;
}

/** Message that a picture could not be loaded, with the reason if it is known. */
export function PictureFailure({ number, blockedHost }: FailureProps) {
  const locale = useLocale();
  return (
    <>
      {blockedHost === undefined
        ? formatMessage('images.failed', locale, { number })
        : formatMessage('images.blocked', locale, { number, host: blockedHost })}
    </>
  );
}

/** A picture that fills its box, loaded lazily; shows a message when it cannot be loaded. */
export function Picture({ url, number, alt }: PictureProps) {
  const { sys, type, space } = useThemeStyles();
  const { state, source, onError } = usePicture(url);
  const box = { width: '100%', height: '100%', display: 'flex' } as const;
  if (state === 'asking') return <span css={{ ...box, background: sys.color.surface.background }} />;
  if (state !== 'shown')
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
        <PictureFailure number={number} blockedHost={state === 'blocked' ? new URL(url).host : undefined} />
      </span>
    );
  return (
    <img
      src={source}
      alt={alt}
      loading="lazy"
      onError={onError}
      css={{ ...box, display: 'block', objectFit: 'cover', background: sys.color.surface.background }}
    />
  );
}
