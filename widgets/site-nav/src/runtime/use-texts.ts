import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('siteNav_', defaultMessages, {
  admin: 'nav.role',
  logout: 'signOut.confirm',
  logoutQuestion: 'signOut.question'
});
