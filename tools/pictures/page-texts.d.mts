import type { MatchText } from './states.mjs';

export function loadPageTexts(): Promise<MatchText>;
