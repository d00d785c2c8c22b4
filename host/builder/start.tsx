import { ThemeProvider } from 'jimu-theme';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { getAppStore } from '../jimu/jimu-core/lib/store/store';
import { getBaseMessages, ignoreMissingText } from '../shell/base-messages';
import { loadTheme } from '../shell/load-theme';
import { Builder } from './builder';

/** Returns the builder in a language and a theme. @throws Error when the theme cannot be loaded. */
export async function createBuilderPage(locale: string, themeUri: string) {
  const theme = await loadTheme(themeUri);
  const { appContext } = getAppStore().getState();
  getAppStore().dispatch({
    type: 'APP_STARTED',
    state: { appContext: { ...appContext, locale, isInBuilder: true } }
  });
  return (
    <Provider store={getAppStore()}>
      <ThemeProvider theme={theme} isGlobal>
        <IntlProvider locale={locale} messages={getBaseMessages(locale)} onError={ignoreMissingText}>
          <Builder />
        </IntlProvider>
      </ThemeProvider>
    </Provider>
  );
}
