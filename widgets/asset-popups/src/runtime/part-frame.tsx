import { CacheProvider } from '@emotion/react';
import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createEmotionCache, useLook } from 'widgets/shared-code/site-core';

interface PartFrameProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/** A place for styles and one for what they style, side by side in `element`. */
function usePlaces(element: HTMLElement) {
  return React.useMemo(() => {
    const [styles, content] = [document.createElement('div'), document.createElement('div')];
    element.replaceChildren(styles, content);
    // As text: rules cannot be inserted into a sheet before the popup has taken it in.
    return { cache: createEmotionCache({ key: 'popup', container: styles, speedy: false }), content };
  }, [element]);
}

function Page({ children }: { readonly children: ReactNode }) {
  const { sys, family, type, space } = useLook();
  return (
    <div
      css={{
        ...type.body,
        fontFamily: family,
        color: sys.color.surface.paperText,
        // The popup keeps a margin round what it is given; ours goes to the edge of the card.
        margin: space(-2),
        paddingBottom: space(1),
        // A wide table scrolls by itself; it would else widen the popup's content beyond the popup.
        contain: 'inline-size',
        '&, & *': { boxSizing: 'border-box' }
      }}
    >
      {children}
    </div>
  );
}

/**
 * Draws into an element of the map's popup. The popup lives in a shadow tree, which the styles of the page do not
 * reach: they are written beside the content.
 */
export function PartFrame({ element, children }: PartFrameProps) {
  const { cache, content } = usePlaces(element);
  return createPortal(
    <CacheProvider value={cache}>
      <Page>{children}</Page>
    </CacheProvider>,
    content
  );
}
