import { useTheme } from 'jimu-theme';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import type { HeaderJson, PageJson } from '../jimu/jimu-core/lib/types/app-config';
import type { IMState } from '../jimu/jimu-core/lib/types/state';
import { cssLength, HEADER_HEIGHT } from './layout/box';
import { FixedLayout } from './layout/fixed-layout';
import { forSize } from './layout/size-mode';
import { shellText } from './messages';

function usePage() {
  return useSelector((state: IMState) => state.appConfig.pages[state.appRuntimeInfo.currentPageId ?? '']) as
    PageJson | undefined;
}

function useForSize() {
  const mode = useSelector((state: IMState) => state.browserSizeMode);
  const main = useSelector((state: IMState) => state.appConfig.mainSizeMode);
  return <T,>(values: { [mode: string]: T | undefined } | undefined) => forSize<T>(values, mode, main);
}

function Header() {
  const header = useSelector((state: IMState) => state.appConfig.header) as HeaderJson | undefined;
  const sized = useForSize();
  const { sys } = useTheme();
  const layoutId = sized(header?.layout);
  if (layoutId === undefined) return null;
  return (
    <div
      style={{ height: cssLength(sized(header?.height) ?? HEADER_HEIGHT) }}
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

/** The current page: its header, if it has one, and its layout for the size of the window. */
export function Page() {
  const page = usePage();
  const sized = useForSize();
  const { locale } = useIntl();
  const layoutId = sized(page?.layout);
  if (!page || layoutId === undefined) return <p role="alert">{shellText(locale, 'pageMissing')}</p>;
  return (
    <div css={{ display: 'flex', flexDirection: 'column', height: '100dvh' }}>
      {page.header && <Header />}
      <main
        key={page.id}
        css={{
          position: 'relative',
          flex: 1,
          minHeight: 0,
          overflow: page.mode === 'AUTO_SCROLL' ? 'auto' : 'hidden'
        }}
      >
        <FixedLayout layoutId={layoutId} />
      </main>
    </div>
  );
}
