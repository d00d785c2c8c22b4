import { ImportError } from '../import-error';
import { textTexts } from '../texts/file-texts';
import { fileRemarks } from '../texts/remark-texts';
import type { ImportText } from '../texts/import-text';

/** Supported encodings of text files. */
export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes without a character in Windows-1252. */
const NO_SIGN = /[\x81\x8d\x8f\x90\x9d]/;
/**
 * A letter of a DOS or Macintosh code page inside a word (é is 0x82 and 0x8E there): in Windows-1252 these
 * bytes are punctuation that never occurs between letters.
 */
const OTHER_PAGE = /[A-Za-z][\x82-\x84\x86-\x89\x8b\x8e\x95\x98\x99\x9b][a-z]/;
/** A word with a non-ASCII letter. */
const WORD = /[\w\x80-\xff]*[\x80-\xff][\w\x80-\xff]*/;
const REPLACED = /\ufffd/g;
const BEYOND_ASCII = /[^\0-\x7f\ufffd]/g;
/** Largest share of bytes in a Windows-1252 text that are valid UTF-8 by chance, per byte that is not. */
const BY_CHANCE = 0.1;

const countMatches = (text: string, sign: RegExp): number => text.match(sign)?.length ?? 0;

/** Detects the encoding of a text from its bytes, piece by piece. */
export class TextSurvey {
  private readonly strict = new TextDecoder('utf-8', { fatal: true });
  private readonly lenient = new TextDecoder('utf-8');
  private utf8 = true;
  private broken = 0;
  private whole = 0;
  private other = false;
  private unsigned = false;
  private sample: string | null = null;

  add(piece: Uint8Array): void {
    try {
      if (this.utf8) this.strict.decode(piece, { stream: true });
    } catch {
      // An invalid byte is the expected result here.
      this.utf8 = false;
    }
    const text = this.lenient.decode(piece, { stream: true });
    this.broken += countMatches(text, REPLACED);
    this.whole += countMatches(text, BEYOND_ASCII);
    const bytes = Buffer.from(piece.buffer, piece.byteOffset, piece.length).toString('latin1');
    this.unsigned ||= NO_SIGN.test(bytes);
    this.other ||= OTHER_PAGE.test(bytes);
    const word = this.sample === null ? WORD.exec(bytes) : null;
    if (word) this.sample = new TextDecoder('windows-1252').decode(Buffer.from(word[0], 'latin1'));
  }

  /** Returns whether all pieces so far are UTF-8; a character may continue in the next piece. */
  get isUtf8(): boolean {
    return this.utf8;
  }

  /** Returns whether non-ASCII characters were decoded as UTF-8. */
  get hasWideCharacters(): boolean {
    return this.whole > 0;
  }

  /** Returns the detected encoding. @throws ImportError that names an unsupported one. */
  decideEncoding(file: ImportText): TextEncoding {
    try {
      if (this.utf8) this.strict.decode();
    } catch {
      // The last character is truncated.
      this.utf8 = false;
    }
    if (this.utf8) return 'utf-8';
    this.broken += countMatches(this.lenient.decode(), REPLACED);
    if (this.whole > this.broken * BY_CHANCE)
      throw new ImportError(textTexts.mixedEncodings({ file, broken: this.broken }));
    if (this.other || this.unsigned) throw new ImportError(textTexts.otherEncoding({ file }));
    return 'windows-1252';
  }

  /** Returns the note for readers of texts that were decoded as Windows-1252. */
  describeFallback(file: ImportText): ImportText {
    return fileRemarks.fallback({ file, sample: String(this.sample) });
  }
}
