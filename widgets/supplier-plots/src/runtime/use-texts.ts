import { createTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createTextsHook('supplierPlots_', defaultMessages);
export type Texts = ReturnType<typeof useTexts>;
