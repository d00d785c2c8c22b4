import type { EN } from './en';

/** What a text of the catalogue is called. */
export type TextKey = keyof typeof EN;

/** A language that has them all, or it does not compile. */
export type Texts = Readonly<Record<TextKey, string>>;
