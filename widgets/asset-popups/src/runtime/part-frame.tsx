import { CacheProvider } from '@emotion/react';
import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { createEmotionCache, useThemeStyles } from 'widgets/shared-code/site-base';

interface PartFrameProps {
  readonly element: HTMLElement;
  readonly children: ReactNode;
}

/** Creates a container for styles and one for content, side by side in `element`. */
function useContainers(element: HTMLElement) {
  return React.useMemo(() => {
    const [styles, content] = [document.createElement('div'), document.createElement('div')];
    element.replaceChildren(styles, content);
    // Styles are written as text, since rules cannot be inserted into a sheet before the popup attaches it.
    return { cache: createEmotionCache({ key: 'popup', container: styles, speedy: false }), content };
  }, [element]);
}

function Page({ children }: { readonly children: ReactNode }) {
  const { sys, family, type, space } = useThemeStyles();
  return (
    <div
      css={{
        ...type.body,
        fontFamily: family,
        color: sys.color.surface.paperText,
        // The popup adds padding; the negative margin extends the content to the edge of the card.
        margin: space(-2),
        paddingBottom: space(1),
        // Without containment a wide table would widen the content beyond the popup; with it, the table
        // scrolls.
        contain: 'inline-size',
        '&, & *': { boxSizing: 'border-box' }
      }}
    >
      {children}
    </div>
  );
}

/**
 * Renders into an element of the map's popup. The popup is in a shadow tree, which the page's styles do not
 * reach, so they are written beside the content.
 */
export function PartFrame({ element, children }: PartFrameProps) {
  const { cache, content } = useContainers(element);
  return createPortal(
    <CacheProvider value={cache}>
      <Page>{children}</Page>
    </CacheProvider>,
    content
  );
}
