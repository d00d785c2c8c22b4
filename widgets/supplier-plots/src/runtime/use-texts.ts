import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('supplierPlots_', defaultMessages, {
  crop: 'field.crop',
  noFault: 'option.No fault',
  edit: 'admin.edit',
  delete: 'admin.delete',
  reason: 'field.rejection',
  walkContinue: 'addAsset.continue'
});
export type Texts = ReturnType<typeof useTexts>;
