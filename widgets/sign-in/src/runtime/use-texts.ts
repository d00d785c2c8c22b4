import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('signIn_', defaultMessages, {
  forgotPassword: 'signIn.forgotPassword',
  forgotTitle: 'signIn.forgotPassword',
  initiateReset: 'signIn.initiateReset'
});
type Texts = ReturnType<typeof useTexts>;
export type TextKey = Parameters<Texts>[0];
