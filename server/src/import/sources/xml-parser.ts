import { SaxesParser } from 'saxes';
import { ImportError } from '../import-error';
import { textTexts } from '../texts/file-texts';
import { readHead, readTextPieces } from './text-file';
import type { ImportText } from '../texts/import-text';
import type { TextInput } from './text-file';

/** Maximum depth of elements; formats have about ten. More would exhaust the parser's memory. */
const DEEPEST = 200;

export interface XmlHandlers {
  /** Called with the local name, without a namespace prefix. */
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/**
 * Creates a streaming parser that expands no entities of its own and fetches nothing. @throws ImportError from
 * its methods for text that is no XML, has a DOCTYPE or is nested too deeply.
 */
export function createXmlParser(file: string, format: string, handlers: XmlHandlers): SaxesParser {
  const parser = new SaxesParser();
  let depth = 0;
  const toLocalName = (name: string): string => name.replace(/^.*:/, '');
  parser.on('error', (error) => {
    const [line = '', ...problem] = error.message.split(':');
    throw new ImportError(textTexts.brokenXml({ file, format, line, problem: problem.join(':') }), {
      cause: error
    });
  });
  parser.on('doctype', () => {
    throw new ImportError(textTexts.doctype({ file, format }));
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new ImportError(textTexts.deepXml({ file, most: DEEPEST }));
    handlers.open(toLocalName(name), attributes);
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    handlers.close(toLocalName(name));
  });
  for (const event of ['text', 'cdata'] as const) parser.on(event, handlers.text);
  return parser;
}

/** Yields what a parser has found in each piece of a text in UTF-8, by `take`. */
export async function* parsePieces<Item>(
  parser: SaxesParser,
  pieces: AsyncIterable<Uint8Array>,
  take: () => readonly Item[]
): AsyncGenerator<Item> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }));
    yield* take();
  }
  parser.write(decoder.decode()).close();
  yield* take();
}

/** Encodings that are detected from the bytes of a text, or that are a subset of one of these. */
const DETECTED_ENCODINGS = /^(utf-?(8|16(le|be)?)|us-ascii|(iso-8859-1|latin-?1|windows-1252|cp-?1252))$/i;
/** Maximum length of an XML declaration, bytes. */
const DECLARATION = 200;

/** @throws ImportError when the declaration names an encoding that would be decoded wrongly. */
function checkDeclaration(name: string, head: Buffer): void {
  const [, encoding] = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([^"']*)["']/.exec(head.toString('latin1')) ?? [];
  if (encoding !== undefined && !DETECTED_ENCODINGS.test(encoding.trim()))
    throw new ImportError(textTexts.unsupportedEncoding({ file: name, encoding }));
}

/** Yields the pieces of XML in UTF-8. @throws ImportError when its encoding is not supported. */
export async function* openXml(
  name: string,
  text: TextInput,
  notes: ImportText[]
): AsyncGenerator<Uint8Array> {
  checkDeclaration(
    name,
    'bytes' in text ? text.bytes.subarray(0, DECLARATION) : readHead(text.path, DECLARATION)
  );
  yield* readTextPieces(text, notes);
}
