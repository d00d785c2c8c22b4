import { createCatalogueTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createCatalogueTextsHook('layerPanels_', defaultMessages, {
  group_oilPalm: 'option.Oil palm',
  list_factoryType: 'field.factoryType',
  list_partnerBiomass: 'field.biomassType'
});
export type Texts = ReturnType<typeof useTexts>;
