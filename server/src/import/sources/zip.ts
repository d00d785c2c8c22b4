import { crc32 } from 'node:zlib';
import { openPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ImportError } from '../import-error';

/** A shapefile is four to ten files; an archive of many is something else. */
const MOST_FILES = 1_000;
/** Bytes unpacked from one archive in all: they are held in memory, of which a server of 2 GB has this much to spare. */
const MOST_BYTES = 512 * 1024 * 1024;

/** What macOS packs beside a file: its own attributes, in a folder or under the name of the file behind '._'. */
const isOfMacos = (name: string): boolean => /(^|\/)(__MACOSX\/|\._)/i.test(name);

export interface Zip {
  /** Names of the files, without those that macOS adds. */
  readonly names: readonly string[];
  /** Unpacks a file; null where there is none of this name. @throws ImportError where it cannot or may not be. */
  read(name: string): Promise<Buffer | null>;
  close(): void;
}

const megabytes = (bytes: number): string => `${Math.round(bytes / 1024 / 1024).toLocaleString('en')} MB`;

/** Why a file is not unpacked, or null; `left` bytes may be. */
function problemOf(entry: Entry, left: number): string | null {
  if (entry.isEncrypted()) return 'is encrypted; pack it anew without a password';
  if (!entry.canDecodeFileData()) return 'is packed in a way that cannot be read; pack it anew';
  return entry.uncompressedSize > left
    ? `unpacks to ${megabytes(entry.uncompressedSize)}; at most ${megabytes(MOST_BYTES)} are read from one zip, so unpack it first`
    : null;
}

async function list(name: string, zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST_FILES)
    throw new ImportError(
      `${name} holds ${zip.entryCount.toLocaleString('en')} files; at most ${MOST_FILES.toLocaleString('en')} are looked at.`
    );
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName))
      throw new ImportError(`${name} holds two files called ${entry.fileName}; pack it anew.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

/** A damaged archive said as one; what is ours already is passed on. */
const damaged = (name: string, error: unknown): ImportError =>
  error instanceof ImportError
    ? error
    : new ImportError(`${name} is damaged or unsafe (${(error as Error).message}); pack it anew.`, {
        cause: error
      });

/**
 * Opens a zip: its list is read, its files are unpacked one by one when asked for, within limits. Names that climb out
 * of the archive are refused.
 * @throws ImportError where it is no zip.
 */
export async function openZip(name: string, path: string): Promise<Zip> {
  let zip: ZipFile;
  try {
    zip = await openPromise(path, { autoClose: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined) throw error;
    throw new ImportError(`${name} is not a zip file.`, { cause: error });
  }
  try {
    const entries = await list(name, zip);
    let left = MOST_BYTES;
    const unpack = async (entry: Entry): Promise<Buffer> => {
      const problem = problemOf(entry, left);
      if (problem !== null) throw new ImportError(`${entry.fileName} in ${name} ${problem}.`);
      left -= entry.uncompressedSize;
      // Room for it once: pieces put together at the end would take it twice.
      const bytes = Buffer.allocUnsafe(entry.uncompressedSize);
      let at = 0;
      // What unpacks to more than its entry says ends in an error at the byte where it does.
      for await (const piece of await zip.openReadStreamPromise(entry))
        at += (piece as Buffer).copy(bytes, at);
      if (crc32(bytes) !== entry.crc32)
        throw new ImportError(
          `${entry.fileName} in ${name} is damaged: its checksum does not fit. Get the archive anew.`
        );
      return bytes;
    };
    return {
      names: [...entries.keys()].filter((inside) => !isOfMacos(inside)),
      read: async (inside) => {
        const entry = entries.get(inside);
        try {
          return entry ? await unpack(entry) : null;
        } catch (error) {
          throw damaged(name, error);
        }
      },
      close: () => zip.close()
    };
  } catch (error) {
    zip.close();
    throw damaged(name, error);
  }
}
