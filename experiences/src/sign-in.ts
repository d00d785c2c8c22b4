import { App, FULL_SIZE } from './app';
import { HOME_URL, LOGIN_URL, PRODUCT } from './site';

/** The three forms: page, its name, mode of the widget. */
const FORMS = [
  ['login', 'Login', 'login'],
  ['forgot-password', 'Forgot Password', 'forgotPassword'],
  ['reset-password', 'Reset Password', 'resetPassword']
] as const;

/** Defines `/`, `/reset` and `/forgot`. */
export function buildSignInApp(): App {
  const app = new App('SITE, sign-in', PRODUCT);
  FORMS.forEach(([id, label, mode], index) => {
    const form = app.addWidget(index + 1, 'sign-in', label, {
      mode,
      serverUrl: '',
      homeUrl: HOME_URL,
      loginUrl: LOGIN_URL,
      forgotPasswordUrl: '/reset',
      owner: PRODUCT,
      lightTheme: 'themes/site/',
      darkTheme: 'themes/site-dark/'
    });
    app.addPage({ id, label, layout: { LARGE: app.addFixedLayout([[form, FULL_SIZE]]) } });
  });
  return app;
}
