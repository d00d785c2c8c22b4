import type { EN } from './en';

/** Key of a text in the catalogue. */
export type TextKey = keyof typeof EN;

/** Texts of a language; the compiler requires all keys. */
export type Texts = Readonly<Record<TextKey, string>>;
