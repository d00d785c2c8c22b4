import type { EN } from './en';

/** Key of a text in the catalogue. */
export type LayerTextKey = keyof typeof EN;

/** Texts of a language; the compiler requires all keys. */
export type LayerTexts = Readonly<Record<LayerTextKey, string>>;
