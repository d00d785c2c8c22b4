import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('rawMaterialSummary_', defaultMessages, {
  start: 'field.startDate',
  end: 'field.endDate'
});
export type Texts = ReturnType<typeof useTexts>;
