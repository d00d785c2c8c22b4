import { createCatalogueTextsHook } from 'widgets/shared-code/site-core';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('siteNav_', defaultMessages, {
  personalDataUrl: 'nav.personalData'
});
