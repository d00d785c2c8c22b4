import { createReadStream } from 'node:fs';
import { ImportError } from '../import-error';
import type { InputFile } from '../dataset';
import type { SourceRow } from './source-row';

const QUOTE = 34;
const BACKSLASH = 92;
const [OPEN_BRACE, CLOSE_BRACE, OPEN_LIST, CLOSE_LIST] = [123, 125, 91, 93];

/** Finds the objects in the list `features` of a FeatureCollection, in text that comes in pieces. */
class FeatureScanner {
  private depth = 0;
  private inString = false;
  private escaped = false;
  /** The last text at the collection's own level, which is the name of what follows. */
  private key = '';
  /** Depth of the list of features while inside it. */
  private list: number | null = null;
  private held = '';
  found = false;
  features = 0;

  /** Whether the file ended with everything closed. */
  get whole(): boolean {
    return this.depth === 0 && !this.inString;
  }

  /** The texts of the features that end in this piece. */
  *scan(piece: string): Generator<string> {
    let from = 0;
    for (let at = 0; at < piece.length; at++) {
      const code = piece.charCodeAt(at);
      if (this.inString) this.step(code, piece[at]);
      else if (code === QUOTE) {
        this.inString = true;
        this.key = '';
      } else if (code === OPEN_BRACE || code === OPEN_LIST) {
        if (this.list !== null && this.depth === this.list) {
          from = at;
          this.held = '';
        }
        this.depth += 1;
        if (code === OPEN_LIST && this.depth === 2 && this.key === 'features') {
          this.list = this.depth;
          this.found = true;
        }
      } else if (code === CLOSE_BRACE || code === CLOSE_LIST) {
        this.depth -= 1;
        if (this.list === null) continue;
        if (this.depth === this.list) {
          this.features += 1;
          yield this.held + piece.slice(from, at + 1);
          this.held = '';
        } else if (this.depth < this.list) this.list = null;
      }
    }
    if (this.list !== null && this.depth > this.list) this.held += piece.slice(from);
  }

  private step(code: number, letter: string): void {
    if (this.escaped) this.escaped = false;
    else if (code === BACKSLASH) this.escaped = true;
    else if (code === QUOTE) this.inString = false;
    else if (this.depth === 1) this.key += letter;
  }
}

interface Feature {
  readonly properties?: object | null;
  readonly geometry?: unknown;
}

function parseFeature(name: string, text: string, row: number): SourceRow {
  try {
    const { properties, geometry } = JSON.parse(text) as Feature;
    return { row, properties: { ...properties }, geometry: geometry ?? null };
  } catch (error) {
    throw new ImportError(`${name} is not JSON: feature ${row}: ${(error as Error).message}.`, {
      cause: error
    });
  }
}

/** The features of a GeoJSON FeatureCollection, one after the other. @throws ImportError where it is none. */
export async function* geojsonRows({ name, path }: InputFile): AsyncGenerator<SourceRow> {
  const scanner = new FeatureScanner();
  for await (const piece of createReadStream(path, { encoding: 'utf8' }))
    for (const text of scanner.scan(piece as string)) yield parseFeature(name, text, scanner.features);
  if (!scanner.found) throw new ImportError(`${name} is not a GeoJSON FeatureCollection.`);
  if (!scanner.whole)
    throw new ImportError(
      `${name} ends after feature ${scanner.features}, in the middle: it was cut off. Get it anew.`
    );
  if (scanner.features === 0) throw new ImportError(`${name} has no features.`);
}
