import { createReadStream, readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { BackupError, createDamagedError } from './backup-error';

/*
 * Backups are encrypted in the format of age (https://age-encryption.org/v1): the server has only the public key,
 * and whoever takes its files cannot read older backups. The package takes time to load, so only where it is used.
 */

const loadAge = () => import('age-encryption');

/** First characters of every encrypted file. */
const MARK = 'age-encryption.org/';
const SECRET_KEY = /^AGE-SECRET-KEY-1[0-9A-Z]+$/m;

/** A new pair of keys: the secret one reads backups, the public one makes them. */
export interface BackupKeys {
  readonly secret: string;
  readonly recipient: string;
}

export async function createBackupKeys(): Promise<BackupKeys> {
  const age = await loadAge();
  const secret = await age.generateX25519Identity();
  return { secret, recipient: await age.identityToRecipient(secret) };
}

/** Returns a step of a pipeline that encrypts for the holders of several secret keys. */
export const encryptFor = (recipients: readonly string[]) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const { Encrypter } = await loadAge();
    const encrypter = new Encrypter();
    for (const recipient of recipients) encrypter.addRecipient(recipient);
    const plain = Readable.toWeb(Readable.from(source)) as ReadableStream<Uint8Array>;
    yield* Readable.fromWeb((await encrypter.encrypt(plain)) as never);
  };

/** Returns whether a file is encrypted. @throws an error of the file system when it cannot be read. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read({ buffer: Buffer.alloc(MARK.length), position: 0 });
    return buffer.toString() === MARK;
  } finally {
    await handle.close();
  }
}

/** Yields the pieces of a decrypted file. @throws BackupError at a piece that was changed. */
async function* readPlain(file: string, plain: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* Readable.fromWeb(plain as never);
  } catch (cause) {
    throw createDamagedError(file, cause);
  }
}

/**
 * Returns the content of an encrypted file.
 * @throws BackupError for another key, and for a damaged beginning.
 */
export async function decryptFile(file: string, secret: string): Promise<Readable> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addIdentity(secret);
  const sealed = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>;
  const plain = await decrypter.decrypt(sealed).catch((cause: Error) => {
    throw new BackupError(`${file} cannot be decrypted with this key: ${cause.message}.`, { cause });
  });
  return Readable.from(readPlain(file, plain));
}

/**
 * Returns the secret key in a file, as `age-keygen` and `npm run backup -- --new-key` write it.
 * @throws BackupError when there is none.
 */
export function readSecretKey(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw new BackupError(`${file} cannot be read: ${(cause as Error).message}.`, { cause });
  }
  const [secret] = SECRET_KEY.exec(text) ?? [];
  if (secret === undefined)
    throw new BackupError(`${file} has no line AGE-SECRET-KEY-1…: name the file of the secret key.`);
  return secret;
}
