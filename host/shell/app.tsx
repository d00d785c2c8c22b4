import { ThemeProvider } from 'jimu-theme';
import { useEffect } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider, useSelector } from 'react-redux';
import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import type { IMState } from '../jimu/jimu-core/lib/types/state';
import type { IMThemeVariables } from '../jimu/jimu-theme/theme-types';
import { getBaseMessages, ignoreMissingText } from './base-messages';
import { computeSizeMode } from '../jimu/jimu-layouts/lib/size-mode';
import { Page } from './page';

function useWindowSize() {
  useEffect(() => {
    const handleResize = () => {
      const store = getAppStore();
      const mode = computeSizeMode(window.innerWidth);
      if (mode !== store.getState().browserSizeMode) store.dispatch({ type: 'BROWSER_SIZE', mode });
    };
    window.addEventListener('resize', handleResize);
    return () => window.removeEventListener('resize', handleResize);
  }, []);
}

function Texts() {
  const locale = useSelector((state: IMState) => state.appContext.locale);
  useWindowSize();
  return (
    <IntlProvider locale={locale} messages={getBaseMessages(locale)} onError={ignoreMissingText}>
      <Page />
    </IntlProvider>
  );
}

/** Renders the app of the store in its theme. */
export function App({ theme }: { readonly theme: IMThemeVariables }) {
  return (
    <Provider store={getAppStore()}>
      <ThemeProvider theme={theme} isGlobal>
        <Texts />
      </ThemeProvider>
    </Provider>
  );
}
