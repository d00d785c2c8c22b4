import type { ReactNode } from 'react';
import { isServerUnreachable, watchConnection } from '@site/services/src/base';
import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import { Notice } from './notice';
import { useThemeStyles } from '../theme/styles';
import { useTopDialog } from '../dialogs/open-dialogs';
import { useUiTexts } from '../../base/use-ui-texts';
import { PHONE_MEDIA_QUERY } from '../theme/phone';

interface PageNoticesProps {
  /** The page begins with a bar: on a phone the notices are beneath it. */
  readonly isBelowBar?: boolean;
  /** Further notices, as {@link PageNotice}. */
  readonly children?: ReactNode;
}

/** Above dialogs too: a notice also concerns what is typed in one. */
const NOTICE_Z_INDEX = 1_400;

/**
 * Rendered into the open dialog, if any: the Tab key does not leave it, and screen readers read nothing else.
 */
function NoticeOverlay({ isBelowBar, children }: Required<PageNoticesProps>) {
  const { space } = useThemeStyles();
  const dialog = useTopDialog();
  return createPortal(
    <div
      css={{
        position: 'fixed',
        zIndex: NOTICE_Z_INDEX,
        // Clear of the toasts at the bottom and of the search and tools at the top; on a phone sheets take the
        // bottom.
        bottom: space(24),
        [PHONE_MEDIA_QUERY]: { bottom: 'auto', top: isBelowBar ? space(16) : space(2) },
        left: '50%',
        transform: 'translateX(-50%)',
        width: 'max-content',
        maxWidth: `min(560px, calc(100vw - ${space(6)}))`,
        display: 'grid',
        gap: space(2),
        pointerEvents: 'none',
        '& button': { pointerEvents: 'auto' }
      }}
    >
      {children}
    </div>,
    dialog ?? document.body
  );
}

/**
 * Notices for the whole page, over it: one while the server is unreachable, and the children. A page has one of
 * these. Clicks beside the notices' own buttons reach the page beneath.
 */
export function PageNotices({ isBelowBar = false, children }: PageNoticesProps) {
  const t = useUiTexts();
  const isAway = React.useSyncExternalStore(watchConnection, isServerUnreachable);
  // Rendered only with content: an open dialog hides elements from screen readers that existed before it.
  if (!isAway && !children) return null;
  return (
    <NoticeOverlay isBelowBar={isBelowBar}>
      {isAway && <PageNotice>{t('serverAway')}</PageNotice>}
      {children}
    </NoticeOverlay>
  );
}

/** One notice of the page. */
export function PageNotice({ children }: { readonly children: ReactNode }) {
  const { sys } = useThemeStyles();
  return (
    <Notice kind="warning" polite css={{ boxShadow: sys.shadow.shadow2 }}>
      {children}
    </Notice>
  );
}
