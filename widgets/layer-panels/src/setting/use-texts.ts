import { createTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createTextsHook('layerPanels_', defaultMessages);
