import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('serviceArea_', defaultMessages, {
  dialogTitle: 'serviceArea.dialogTitle',
  priceOld: 'lga.oldPrice',
  set: 'serviceArea.set',
  tableTitle: 'serviceArea.table',
  tooFew: 'mills.tooFew'
});
export type Texts = ReturnType<typeof useTexts>;
