import { Alert } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import type { Publication } from './use-experiences';
import { useText } from './use-text';

/** Reports that a page was published, and where it is. */
export function PublishedNotice({ version, address, onClose }: Publication & { onClose(): void }) {
  const text = useText();
  const { sys } = useTheme();
  return (
    <div css={{ padding: sys.spacing(2) }}>
      <Alert type="success" closable onClose={onClose} title={text('published', { version })}>
        {address === null ? (
          text('publishedNowhere')
        ) : (
          <>
            {text('publishedAt')}{' '}
            <a href={address} target="_blank" rel="noreferrer" css={{ color: sys.color.action.link.default }}>
              {new URL(address, window.location.href).href}
            </a>
          </>
        )}
      </Alert>
    </div>
  );
}
