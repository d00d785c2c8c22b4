import { textsOf } from 'widgets/shared-code/site-core';
import defaultMessages from './translations/default';

export const useTexts = textsOf('siteEmbed_', defaultMessages);
