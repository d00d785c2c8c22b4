import { useTheme } from 'jimu-theme';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { HeaderJson, PageJson } from '../jimu/jimu-core/lib/types/app-config';
import type { IMState } from '../jimu/jimu-core/lib/types/state';
import { toCssLength, HEADER_HEIGHT } from '../jimu/jimu-layouts/lib/box';
import { FixedLayout } from '../jimu/jimu-layouts/lib/fixed-layout';
import { useForSize } from '../jimu/jimu-layouts/lib/use-for-size';
import { WidgetRendererContext } from '../jimu/jimu-layouts/lib/widget-renderer-context';
import { WidgetRenderer } from './widget/widget-renderer';
import { getShellText } from './messages';

function usePage() {
  return useSelector((state: IMState) => state.appConfig.pages[state.appRuntimeInfo.currentPageId ?? '']) as
    | PageJson
    | undefined;
}

function Header() {
  const header = useSelector((state: IMState) => state.appConfig.header) as HeaderJson | undefined;
  const sized = useForSize();
  const { sys } = useTheme();
  const layoutId = sized(header?.layout);
  if (layoutId === undefined) return null;
  return (
    <div
      style={{ height: toCssLength(sized(header?.height) ?? HEADER_HEIGHT) }}
      css={{
        position: 'relative',
        zIndex: 2,
        flex: 'none',
        background: sys.color.surface.header,
        color: sys.color.surface.headerText
      }}
    >
      <FixedLayout layoutId={layoutId} />
    </div>
  );
}

/**
 * Skip link for the keyboard, from before the bar of every page to its content; visible while it has the
 * focus.
 */
function SkipLink({ onSkip }: { readonly onSkip: () => void }) {
  const { locale } = useIntl();
  const { sys } = useTheme();
  return (
    <button
      type="button"
      onClick={onSkip}
      css={{
        position: 'absolute',
        zIndex: 3,
        top: sys.spacing(2),
        insetInlineStart: sys.spacing(2),
        padding: `${sys.spacing(2)} ${sys.spacing(4)}`,
        border: 0,
        borderRadius: sys.shape.shape1,
        background: sys.color.primary.main,
        color: sys.color.primary.text,
        font: 'inherit',
        '&:not(:focus)': { clipPath: 'inset(50%)' }
      }}
    >
      {getShellText(locale, 'skip')}
    </button>
  );
}

/** The current page: its header, if it has one, and its layout for the size of the window. */
export function Page() {
  const page = usePage();
  const sized = useForSize();
  const { locale } = useIntl();
  const main = useRef<HTMLElement>(null);
  const layoutId = sized(page?.layout);
  if (!page || layoutId === undefined) return <p role="alert">{getShellText(locale, 'pageMissing')}</p>;
  return (
    <WidgetRendererContext.Provider value={WidgetRenderer}>
      <div css={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
        {page.header && (
          <>
            <SkipLink onSkip={() => main.current?.focus()} />
            <Header />
          </>
        )}
        <main
          key={page.id}
          ref={main}
          tabIndex={-1}
          css={{
            position: 'relative',
            flex: 1,
            minHeight: 0,
            outline: 'none',
            overflow: page.mode === 'AUTO_SCROLL' ? 'auto' : 'hidden'
          }}
        >
          <FixedLayout layoutId={layoutId} />
        </main>
      </div>
    </WidgetRendererContext.Provider>
  );
}
