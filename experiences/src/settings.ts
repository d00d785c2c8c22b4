import { App, FULL_SIZE } from './app';
import { ADMIN_URL, LOGIN_URL, addNavWidget } from './site';

/** The pages of an administrator: id, label, the widget's folder and its name. */
const PAGES = [
  ['accounts', 'nav.accounts', 'accounts', 'Accounts'],
  ['parameters', 'nav.parameters', 'parameters', 'Parameters'],
  ['personalData', 'nav.personalData', 'personal-data', 'Personal data']
] as const;

/** Defines `/settings/…`: an administrator's settings for all users. */
export function buildSettingsApp(): App {
  const app = new App('SITE, settings');
  const nav = addNavWidget(app, 1, { isPage: true, adminUrl: `${ADMIN_URL}factories` });
  app.setHeader(56, { LARGE: app.addFixedLayout([[nav, FULL_SIZE]]) });
  PAGES.forEach(([id, label, uri, name], index) => {
    const widget = app.addWidget(10 * (index + 1), uri, name, { serverUrl: '', loginUrl: LOGIN_URL });
    app.addPage({ id, label, header: true, layout: { LARGE: app.addFixedLayout([[widget, FULL_SIZE]]) } });
  });
  return app;
}
