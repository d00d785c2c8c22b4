import { render } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import { ThemeProvider } from 'jimu-theme';
import type { IMThemeVariables } from 'jimu-theme';
import type { ReactElement, ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { Provider } from 'react-redux';
import { getAppStore } from '../../jimu-core/lib/store/store';
import { currentTheme, initStore, updateStore } from './store';

type Messages = Readonly<Record<string, string>>;
type Renderer = (ui: ReactElement) => RenderResult;

interface RenderOptions {
  readonly store?: boolean;
  readonly theme?: IMThemeVariables | true;
  readonly locale?: string;
  readonly messages?: Messages;
}

function TestProviders({
  store,
  theme,
  locale,
  messages,
  children
}: RenderOptions & { readonly children: ReactNode }) {
  let ui = children;
  if (theme) ui = <ThemeProvider theme={theme === true ? currentTheme() : theme}>{ui}</ThemeProvider>;
  if (locale !== undefined)
    ui = (
      <IntlProvider locale={locale} messages={{ ...messages }} onError={() => undefined}>
        {ui}
      </IntlProvider>
    );
  return store ? <Provider store={getAppStore()}>{ui}</Provider> : ui;
}

const createRenderer =
  (around: RenderOptions): Renderer =>
  (ui) =>
    render(ui, {
      wrapper: ({ children }: { children: ReactNode }) => (
        <TestProviders {...around}>{children}</TestProviders>
      )
    });

/** Renders with a theme. */
export const withThemeRender = (theme?: IMThemeVariables) => createRenderer({ theme: theme ?? true });
/** Renders with texts. */
export const withIntlRender = (locale = 'en', messages: Messages = {}) =>
  createRenderer({ locale, messages });
/** Renders with a theme and texts. */
export const withThemeIntlRender = (theme?: IMThemeVariables, locale = 'en', messages: Messages = {}) =>
  createRenderer({ theme: theme ?? true, locale, messages });
/** Renders with the app's store; a new one when `needsInit`. */
export function withStoreRender(needsInit = false) {
  if (needsInit) initStore();
  return createRenderer({ store: true });
}
/** Renders with store and texts. */
export function withStoreIntlRender(needsInit = false, locale = 'en', messages: Messages = {}) {
  if (needsInit) initStore();
  return createRenderer({ store: true, locale, messages });
}
/** Renders with store and theme. */
export function withStoreThemeRender(needsInit = false, theme?: IMThemeVariables) {
  if (needsInit) initStore();
  return createRenderer({ store: true, theme: theme ?? true });
}

/** Renders with store, theme and texts. */
export function withStoreThemeIntlRender(
  needsInit = false,
  theme?: IMThemeVariables,
  locale = 'en',
  messages: Messages = {}
): Renderer {
  if (needsInit) initStore();
  updateStore({ appContext: { ...getAppStore().getState().appContext, locale } });
  return createRenderer({ store: true, theme: theme ?? true, locale, messages });
}

/** Renders a widget made with `wrapWidget`. */
export const widgetRender = withStoreThemeIntlRender;
/** Renders a setting page made with `wrapWidgetSetting`. */
export const widgetSettingRender = withStoreThemeIntlRender;
