import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ImportError } from '../import-error';
import { textTexts } from '../texts/file-texts';
import type { ImportText } from '../texts/import-text';

/** A shapefile has four to ten files; an archive of many is something else. */
const MAX_FILES = 1_000;
/**
 * Maximum of bytes unpacked from one archive: they are held in memory, of which a server with 2 GB can spare
 * this much.
 */
const MAX_UNPACKED_BYTES = 512 * 1024 * 1024;

/**
 * Returns whether a file is one that macOS adds for file attributes, in a folder of its own or with the prefix
 * '._'.
 */
const isOfMacos = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/i.test(name);

export interface ZipArchive {
  /** Names of the files, without the ones that macOS adds. */
  readonly names: readonly string[];
  /**
   * Unpacks a file; null when there is no file of this name. @throws ImportError when it cannot or must not be
   * unpacked.
   */
  read(name: string): Promise<Buffer | null>;
  /**
   * Yields the pieces of a file; nothing of a file that does not exist. @throws ImportError like `read`, after
   * the last piece if its checksum does not match.
   */
  stream(name: string): AsyncGenerator<Buffer>;
  close(): void;
}

/** Returns why a file is not unpacked, or null; `left` is the remaining limit in bytes. */
function findEntryProblem(entry: Entry, left: number): ImportText | null {
  if (entry.isEncrypted()) return textTexts.encryptedEntry;
  if (!entry.canDecodeFileData()) return textTexts.otherCompression;
  return entry.uncompressedSize > left
    ? textTexts.largeEntry({ bytes: entry.uncompressedSize, most: MAX_UNPACKED_BYTES })
    : null;
}

async function listEntries(name: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_FILES)
    throw new ImportError(textTexts.manyFiles({ file: name, count: zip.entryCount, most: MAX_FILES }));
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName))
      throw new ImportError(textTexts.twinFiles({ file: name, inside: entry.fileName }));
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Converts an error to one for a damaged archive; an ImportError is passed on. */
const toArchiveError = (name: string, error: unknown): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(textTexts.unsafeArchive({ file: name, message: (error as Error).message }), {
        cause: error
      });

/**
 * Opens a zip: reads its list and unpacks files on request, within limits. Names that lead out of the archive
 * are refused.
 * @throws ImportError when it is no zip.
 */
export async function openZip(name: string, path: string): Promise<ZipArchive> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new ImportError(textTexts.notZip({ file: name }), { cause: error });
  }
  try {
    const entries = await listEntries(name, zip);
    let left = MAX_UNPACKED_BYTES;
    const opened = new Set<Entry>();
    async function* streamEntry(entry: Entry): AsyncGenerator<Buffer> {
      const problem = findEntryProblem(entry, opened.has(entry) ? MAX_UNPACKED_BYTES : left);
      if (problem !== null)
        throw new ImportError(textTexts.entry({ file: name, inside: entry.fileName, problem }));
      if (!opened.has(entry)) left -= entry.uncompressedSize;
      opened.add(entry);
      let sum = 0;
      // An entry that unpacks to more than its declared size ends in an error at that byte.
      for await (const piece of await zip.openReadStreamPromise(entry)) {
        sum = crc32(piece as Buffer, sum);
        yield piece as Buffer;
      }
      if (sum !== entry.crc32)
        throw new ImportError(
          textTexts.entry({ file: name, inside: entry.fileName, problem: textTexts.checksum })
        );
    }
    const unpackEntry = async (entry: Entry): Promise<Buffer> => {
      // Allocated once: concatenating pieces at the end would need the memory twice.
      let bytes: Buffer | null = null;
      let at = 0;
      for await (const piece of streamEntry(entry)) {
        bytes ??= Buffer.allocUnsafe(entry.uncompressedSize);
        at += piece.copy(bytes, at);
      }
      return bytes ?? Buffer.alloc(0);
    };
    return {
      names: [...entries.keys()].filter((inside) => !isOfMacos(inside)),
      read: async (inside) => {
        const entry = entries.get(inside);
        try {
          return entry ? await unpackEntry(entry) : null;
        } catch (error) {
          throw toArchiveError(name, error);
        }
      },
      async *stream(inside) {
        const entry = entries.get(inside);
        try {
          if (entry) yield* streamEntry(entry);
        } catch (error) {
          throw toArchiveError(name, error);
        }
      },
      close: () => zip.close()
    };
  } catch (error) {
    zip.close();
    throw toArchiveError(name, error);
  }
}
