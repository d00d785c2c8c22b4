import { ImportError } from '../import-error';
import { FeatureReader } from './geojson-feature';
import { featureTexts } from '../texts/file-texts';
import { readTextPieces } from './text-file';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { ReadOptions, SourceRow } from './source-row';

/* Reads features that follow each other, one a line (newline-delimited) or after separators (RFC 8142). */

/** Maximum length of a feature, characters. */
const MAX_FEATURE = 20_000_000;
const RECORD_SEPARATOR = '\u001e';

/** Yields the texts between separators that are not blank. */
async function* splitTexts(name: string, pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  let separator: string | null = null;
  for await (const piece of pieces) {
    rest += decoder.decode(piece, { stream: true });
    if (rest.trim() !== '')
      separator ??= rest.trimStart().startsWith(RECORD_SEPARATOR) ? RECORD_SEPARATOR : '\n';
    const texts: string[] = separator === null ? [''] : rest.split(separator);
    rest = texts.pop()!;
    if (rest.length > MAX_FEATURE)
      throw new ImportError(featureTexts.longFeature({ file: name, millions: MAX_FEATURE / 1_000_000 }));
    yield* texts.filter((text) => text.trim() !== '');
  }
  rest += decoder.decode();
  if (rest.trim() !== '') yield rest;
}

function parseFeature(name: string, text: string, row: number): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportError(featureTexts.notJsonFeature({ file: name, row }), { cause: error });
  }
  const { type } = (value ?? {}) as { type?: unknown };
  if (type === 'FeatureCollection') throw new ImportError(featureTexts.isCollection({ file: name }));
  if (type !== 'Feature')
    throw new ImportError(featureTexts.notFeature({ file: name, row, type: String(type) }));
  return value;
}

/** Yields the features of a sequence. @throws ImportError when one is no feature. */
export async function* readGeojsonSequence(
  file: InputFile,
  notes: ImportText[],
  { crs = null }: ReadOptions = {}
): AsyncGenerator<SourceRow> {
  const { name } = file;
  const reader = new FeatureReader(name, crs);
  let row = 0;
  for await (const text of splitTexts(name, readTextPieces(file, notes))) {
    row += 1;
    yield reader.toRow(parseFeature(name, text, row), row, null);
  }
  if (row === 0) throw new ImportError(featureTexts.noFeatures({ file: name }));
  notes.push(...reader.describe());
}
