import { OFFTAKE_LINK } from './shared-offtake';
import { OFFTAKE } from './state';
import { useTexts } from './use-texts';

/** Suitability of a place for biochar. */
export const OFFTAKE_ANALYSIS = { name: 'offtake', useTexts, state: OFFTAKE, link: OFFTAKE_LINK };
