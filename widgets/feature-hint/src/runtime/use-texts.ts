import { createTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createTextsHook('featureHint_', defaultMessages);
export type TextKey = Parameters<ReturnType<typeof useTexts>>[0];
