import { App, WHOLE } from './app';
import { ADMIN_URL, LOGIN_URL, navWidget } from './site';

/** The pages of an administrator: id, label, the widget's folder and its name. */
const PAGES = [
  ['accounts', 'nav.accounts', 'accounts', 'Accounts'],
  ['parameters', 'nav.parameters', 'parameters', 'Parameters'],
  ['personalData', 'nav.personalData', 'personal-data', 'Personal data']
] as const;

/** Defines `/settings/…`: an administrator's settings for all users. */
export function settings(): App {
  const app = new App('SITE, settings');
  const nav = navWidget(app, 1, { isPage: true, adminUrl: `${ADMIN_URL}factories` });
  app.top(56, { LARGE: app.fixed([[nav, WHOLE]]) });
  PAGES.forEach(([id, label, uri, name], index) => {
    const widget = app.widget(10 * (index + 1), uri, name, { serverUrl: '', loginUrl: LOGIN_URL });
    app.page({ id, label, header: true, layout: { LARGE: app.fixed([[widget, WHOLE]]) } });
  });
  return app;
}
