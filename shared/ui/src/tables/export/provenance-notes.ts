import type { ExportNote } from './export-note';

/** Returns the note that names the site from which a file was saved. */
export const createSourceNote = (t: (key: 'noteSource') => string): ExportNote => ({
  key: 'source',
  label: t('noteSource'),
  value: window.location.origin
});

/** Lists the last notes of a file: the version of its parameters, when it was computed, and the source. */
export const listProvenance = (
  { parameterVersion, computedAt }: { readonly parameterVersion: number; readonly computedAt: string },
  t: (key: 'noteVersion' | 'noteComputed' | 'noteSource') => string
): ExportNote[] => [
  { key: 'parameterVersion', label: t('noteVersion'), value: parameterVersion },
  { key: 'computedAt', label: t('noteComputed'), value: computedAt },
  createSourceNote(t)
];
