import type { ReactNode } from 'react';
import { isServerAway, watchConnection } from '@site/services';
import { React } from 'jimu-core';
import { createPortal } from 'react-dom';
import { Notice } from './notice';
import { useLook } from './styles';
import { useTopDialog } from './open-dialogs';
import { useUiTexts } from './use-ui-texts';
import { ON_PHONE } from './phone';

interface PageNoticesProps {
  /** The page begins with a bar: on a phone they stand beneath it. */
  readonly isBelowBar?: boolean;
  /** What else there is to say, as {@link PageNotice}. */
  readonly children?: ReactNode;
}

/** Above dialogs too: what they say counts for what is typed in one. */
const ABOVE_DIALOGS = 1_400;

/** In the dialog that is open, if one is: the Tab key does not leave it, and screen readers read nothing else. */
function Over({ isBelowBar, children }: Required<PageNoticesProps>) {
  const { space } = useLook();
  const dialog = useTopDialog();
  return createPortal(
    <div
      css={{
        position: 'fixed',
        zIndex: ABOVE_DIALOGS,
        // Clear of the toasts at the bottom, and of the search and tools at the top; on a phone sheets have the bottom.
        bottom: space(24),
        [ON_PHONE]: { bottom: 'auto', top: isBelowBar ? space(16) : space(2) },
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
 * What counts for the whole page, over it: while the server is away that it is, and what the children say. A page has them
 * once. What they cover can still be pressed, but for their own buttons.
 */
export function PageNotices({ isBelowBar = false, children }: PageNoticesProps) {
  const t = useUiTexts();
  const isAway = React.useSyncExternalStore(watchConnection, isServerAway);
  // Nothing stands there before there is something to say: a dialog that is open hides from screen readers what was there.
  if (!isAway && !children) return null;
  return (
    <Over isBelowBar={isBelowBar}>
      {isAway && <PageNotice>{t('serverAway')}</PageNotice>}
      {children}
    </Over>
  );
}

/** One of a page's notices. */
export function PageNotice({ children }: { readonly children: ReactNode }) {
  const { sys } = useLook();
  return (
    <Notice kind="warning" polite css={{ boxShadow: sys.shadow.shadow2 }}>
      {children}
    </Notice>
  );
}
