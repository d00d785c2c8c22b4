import { App } from './app';
import { ADMIN_URL, LOGIN_URL, addNavWidget, addPageBar, addSidebar, createPageLayout } from './site';

/** The pages of an administrator: id, label, the widget's folder and its name. */
const PAGES = [
  ['accounts', 'nav.accounts', 'accounts', 'Accounts'],
  ['parameters', 'nav.parameters', 'parameters', 'Parameters'],
  ['personalData', 'nav.personalData', 'personal-data', 'Personal data'],
  ['data', 'nav.data', 'data-import', 'Data']
] as const;

/** Defines `/settings/…`: an administrator's settings for all users. */
export function buildSettingsApp(): App {
  const app = new App('SITE, settings');
  const nav = addNavWidget(app, 1, { isPage: true, adminUrl: `${ADMIN_URL}factories` });
  addPageBar(app, nav, addSidebar(app, 2, false));
  PAGES.forEach(([id, label, uri, name], index) => {
    const number = 10 * (index + 1);
    const widget = app.addWidget(number, uri, name, { serverUrl: '', loginUrl: LOGIN_URL });
    const layout = createPageLayout(app, addSidebar(app, number + 1, false), widget);
    app.addPage({ id, label, header: true, layout });
  });
  return app;
}
