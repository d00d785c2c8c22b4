import { createReadStream, openSync, closeSync, readSync } from 'node:fs';
import { ImportError } from '../import-error';
import { textTexts } from '../texts/file-texts';
import { toText } from '../texts/import-text';
import { TextSurvey } from './text-survey';
import type { InputFile } from '../dataset';
import type { ImportText } from '../texts/import-text';
import type { TextEncoding } from './text-survey';

/** Returns bytes of a file, from its beginning or a position, or as many as it has. */
export function readHead(path: string, bytes: number, from = 0): Buffer {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(bytes);
    return head.subarray(0, readSync(file, head, 0, bytes, from));
  } finally {
    closeSync(file);
  }
}

/** A text that was unpacked into memory. */
export interface UnpackedText {
  readonly name: string;
  readonly bytes: Buffer;
}
/** A text on disk or in memory. */
export type TextInput = InputFile | UnpackedText;

const PIECE = 65_536;

async function* openPieces(file: TextInput): AsyncGenerator<Buffer> {
  if ('path' in file) yield* createReadStream(file.path) as AsyncIterable<Buffer>;
  else for (let at = 0; at < file.bytes.length; at += PIECE) yield file.bytes.subarray(at, at + PIECE);
}

const MARKS: readonly (readonly [mark: readonly number[], encoding: TextEncoding | 'utf-32' | 'zip'])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0x50, 0x4b, 3, 4], 'zip']
];

async function detectEncoding(file: TextInput, notes: ImportText[]): Promise<TextEncoding> {
  const { name } = file;
  const head = 'path' in file ? readHead(file.path, 4) : file.bytes.subarray(0, 4);
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => head[index] === byte))?.[1];
  if (marked === 'zip') throw new ImportError(textTexts.isArchive({ file: name }));
  if (marked === 'utf-32') throw new ImportError(textTexts.utf32({ file: name }));
  if (marked === 'utf-16le' || marked === 'utf-16be') return marked;
  const survey = new TextSurvey();
  for await (const piece of openPieces(file)) {
    if (piece.includes(0)) throw new ImportError(textTexts.byteZero({ file: name }));
    survey.add(piece);
  }
  const encoding = survey.decideEncoding(toText(name));
  if (encoding === 'windows-1252') notes.push(survey.describeFallback(toText(name)));
  return encoding;
}

const MARK = [0xef, 0xbb, 0xbf];
const dropByteOrderMark = (piece: Buffer): Buffer =>
  MARK.every((byte, index) => piece[index] === byte) ? piece.subarray(MARK.length) : piece;

/**
 * Yields a text file as pieces of UTF-8 without byte order mark, from UTF-8, UTF-16 with its mark, or
 * Windows-1252, which is noted.
 * @throws ImportError that names any other encoding.
 */
export async function* readTextPieces(file: TextInput, notes: ImportText[]): AsyncGenerator<Uint8Array> {
  const encoding = await detectEncoding(file, notes);
  const decoder = encoding === 'utf-8' ? null : new TextDecoder(encoding, { fatal: true });
  let first = true;
  try {
    for await (const bytes of openPieces(file)) {
      if (decoder) yield Buffer.from(decoder.decode(bytes, { stream: true }));
      else yield first ? dropByteOrderMark(bytes) : bytes;
      first = false;
    }
    if (decoder) yield Buffer.from(decoder.decode());
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    throw new ImportError(textTexts.damagedEncoding({ file: file.name, encoding: encoding.toUpperCase() }), {
      cause: error
    });
  }
}
