import { App, WHOLE } from './app';
import { HOME_URL, LOGIN_URL, PRODUCT } from './site';

/** The three forms: page, its name, mode of the widget. */
const FORMS = [
  ['login', 'Login', 'login'],
  ['forgot-password', 'Forgot Password', 'forgotPassword'],
  ['reset-password', 'Reset Password', 'resetPassword']
] as const;

/** Defines `/`, `/reset` and `/forgot`. */
export function signIn(): App {
  const app = new App('SITE, sign-in', PRODUCT);
  FORMS.forEach(([id, label, mode], index) => {
    const form = app.widget(index + 1, 'sign-in', label, {
      mode,
      serverUrl: '',
      homeUrl: HOME_URL,
      loginUrl: LOGIN_URL,
      forgotPasswordUrl: '/reset',
      owner: PRODUCT,
      lightTheme: 'themes/site/',
      darkTheme: 'themes/site-dark/'
    });
    app.page({ id, label, layout: { LARGE: app.fixed([[form, WHOLE]]) } });
  });
  return app;
}
