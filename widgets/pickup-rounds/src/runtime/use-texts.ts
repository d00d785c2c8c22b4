import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('pickupRounds_', defaultMessages, {
  planTitle: 'parameterGroup.trips'
});
export type Texts = ReturnType<typeof useTexts>;
