import { ImportError } from '../import-error';
import { TextSurvey } from './text-survey';

/* The head of a .dbf file, which says what its columns are called and what its texts are written in. */

const DESCRIPTOR = 32;
const END = 0x0d;
/** Bytes that a head has at most. */
export const DBF_HEAD = 65_535;

export interface DbfHead {
  readonly columns: readonly string[];
  readonly rows: number;
  /** Bytes before the first row. */
  readonly length: number;
  /** The number of the code page its texts are said to be in; 0 says nothing. */
  readonly driver: number;
}

/** Types of columns that are read. */
const TYPES = 'CNFDLM';

/** @throws ImportError where a column would be lost: two of one name, or of a type that is not read. */
export function readDbfHead(name: string, bytes: Buffer): DbfHead {
  const columns: string[] = [];
  const length = bytes.length >= DESCRIPTOR ? bytes.readUInt16LE(8) : 0;
  for (
    let at = DESCRIPTOR;
    at + DESCRIPTOR <= Math.min(length, bytes.length) && bytes[at] !== END;
    at += DESCRIPTOR
  ) {
    const [column = ''] = bytes.toString('latin1', at, at + 11).split('\0');
    const type = bytes.toString('latin1', at + 11, at + 12);
    if (columns.includes(column))
      throw new ImportError(
        `${name} has two columns called '${column}' (names are cut off after 10 letters); rename one of them.`
      );
    if (!TYPES.includes(type))
      throw new ImportError(
        `${name}: its column '${column}' is of the type '${type}', which is not read; make it text.`
      );
    columns.push(column);
  }
  if (columns.length === 0)
    throw new ImportError(
      `${name} is not a shapefile that can be read (its .dbf file names no columns): it is damaged or was cut off. Export it anew.`
    );
  return { columns, rows: bytes.readUInt32LE(4), length, driver: bytes[29]! };
}

/** Encodings that go by other names in .cpg files. */
const NAMES: Readonly<Record<string, string>> = { '65001': 'utf-8', utf8: 'utf-8' };

/** The encoding that a .cpg file names. @throws ImportError where nobody knows it. */
function namedEncoding(name: string, cpg: string): string {
  const said = cpg.trim().toLowerCase();
  const plain = said.replace(/^(ansi|cp|oem)[ _-]*(?=\d)/, '').replace(/^iso[ _-]*(?=8859)/, '');
  const [, part] = /^8859[ _-]*(\d{1,2})$/.exec(plain) ?? [];
  const label =
    NAMES[plain] ?? (part ? `iso-8859-${part}` : /^(125\d|874)$/.test(plain) ? `windows-${plain}` : said);
  try {
    return new TextDecoder(label).encoding;
  } catch (error) {
    throw new ImportError(
      `The .cpg file of ${name} names the encoding '${cpg.trim()}', which is not read; save the shapefile in UTF-8.`,
      { cause: error }
    );
  }
}

/** Numbers of code pages that mean Windows-1252, or nothing. */
const ANSI = [0, 0x03, 0x57, 0x58, 0x59];

/**
 * What the texts of a .dbf file are written in: what its .cpg names, else UTF-8 where they are that, else Windows-1252.
 * @throws ImportError that names the encoding where it is none that is read, or is not what the .cpg says.
 */
export async function dbfEncoding(
  name: string,
  { driver }: DbfHead,
  cpg: string | null,
  rows: AsyncIterable<Buffer>,
  notes: string[]
): Promise<string> {
  const named = cpg?.trim() ? namedEncoding(name, cpg) : null;
  if (named !== null && named !== 'utf-8') return named;
  const survey = new TextSurvey();
  for await (const piece of rows) survey.add(piece);
  const encoding = survey.verdict(`The .dbf file of ${name}`);
  if (encoding === 'utf-8') return encoding;
  if (named !== null)
    throw new ImportError(
      `The .cpg file of ${name} says UTF-8, which its texts are not; write their encoding into it (1252, for example).`
    );
  if (!ANSI.includes(driver))
    throw new ImportError(
      `The .dbf file of ${name} is in the code page 0x${driver.toString(16).padStart(2, '0')}, which is not read; save the shapefile in UTF-8.`
    );
  notes.push(survey.note(`The .dbf file of ${name}`));
  return encoding;
}
