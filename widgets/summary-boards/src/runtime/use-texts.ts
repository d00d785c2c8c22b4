import { createTextsHook } from 'widgets/shared-code/site-base';
import defaultMessages from './translations/default';

export const useTexts = createTextsHook('summaryBoards_', defaultMessages);
export type Texts = ReturnType<typeof useTexts>;
export type TextKey = Parameters<Texts>[0];
