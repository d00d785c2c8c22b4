import { formatNumber } from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { EXPORT_PROBLEMS } from 'widgets/shared-code/site-domain';
import type { ImportDatasets } from 'widgets/shared-code/site-domain';
import type { Texts } from './use-texts';

type TextKey = Parameters<Texts>[0];

/** Texts of the server's refusals, by code. */
const REFUSALS: Readonly<Partial<Record<string, TextKey>>> = {
  not_found: 'fileGone',
  import_running: 'importRunning',
  import_undone: 'undoneAlready',
  import_not_stored: 'notStored',
  data_changed: 'dataChanged',
  later_imports: 'laterImports',
  import_of_other_version: 'otherVersion',
  missing_reference: 'missingReference',
  ...(Object.fromEntries(
    EXPORT_PROBLEMS.map((problem) => [`export_${problem}`, `export_${problem}`])
  ) as Record<string, TextKey>)
};

/**
 * Translates the server's known refusals; any other error keeps its own message, as does one that the server sends in
 * all languages.
 */
export function formatFault({ code, kind, message, text }: Fault, t: Texts): string {
  if (text) return message;
  const key = REFUSALS[code];
  if (key) return t(key);
  return kind === 'refused' ? t('refused') : message;
}

/** Returns the title of a dataset; its name when files of it are imported on the command line only. */
export const formatDataset = (
  name: string,
  { data, ownLayers }: Pick<ImportDatasets, 'data' | 'ownLayers'>,
  locale: Locale
): string =>
  data.find((dataset) => dataset.name === name)?.title[locale] ??
  ownLayers.find(({ id }) => id === name)?.title ??
  name;

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Formats the size of a file. */
export const formatSize = (bytes: number, t: Texts): string =>
  bytes < BYTES_PER_MEGABYTE / 10
    ? t('kilobytes', { kilobytes: formatNumber(Math.ceil(bytes / 1024)) })
    : t('megabytes', { megabytes: formatNumber(toMegabytes(bytes)) });

/** Returns megabytes with one decimal. */
export const toMegabytes = (bytes: number): number => Math.round((10 * bytes) / BYTES_PER_MEGABYTE) / 10;
