import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ImportError } from '../import-error';

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

const formatMegabytes = (bytes: number): string =>
  `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;

/** Returns why a file is not unpacked, or null; `left` is the remaining limit in bytes. */
function findEntryProblem(entry: Entry, left: number): string | null {
  if (entry.isEncrypted()) return 'is encrypted; pack it again without a password';
  if (!entry.canDecodeFileData()) return 'has a compression that is not supported; pack it again';
  return entry.uncompressedSize > left
    ? `unpacks to ${formatMegabytes(entry.uncompressedSize)}; at most ${formatMegabytes(MAX_UNPACKED_BYTES)} are read from one zip, so unpack it first`
    : null;
}

async function listEntries(name: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MAX_FILES)
    throw new ImportError(
      `${name} holds ${zip.entryCount.toLocaleString('en')} files; at most ${MAX_FILES.toLocaleString('en')} are allowed.`
    );
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName))
      throw new ImportError(`${name} contains two files called ${entry.fileName}; pack it again.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** Converts an error to one for a damaged archive; an ImportError is passed on. */
const toArchiveError = (name: string, error: unknown): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(`${name} is damaged or unsafe (${(error as Error).message}); pack it again.`, {
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
    throw new ImportError(`${name} is not a zip file.`, { cause: error });
  }
  try {
    const entries = await listEntries(name, zip);
    let left = MAX_UNPACKED_BYTES;
    const opened = new Set<Entry>();
    async function* streamEntry(entry: Entry): AsyncGenerator<Buffer> {
      const problem = findEntryProblem(entry, opened.has(entry) ? MAX_UNPACKED_BYTES : left);
      if (problem !== null) throw new ImportError(`${entry.fileName} in ${name} ${problem}.`);
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
          `${entry.fileName} in ${name} is damaged: its checksum does not match. Get the archive again.`
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
