import { textsOf } from 'widgets/shared-code/site-core';
import defaultMessages from './translations/default';

export const useTexts = textsOf('serviceArea_', defaultMessages);
export type Texts = ReturnType<typeof useTexts>;
