import { lookup } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Maximum size of a picture, bytes; a phone's photograph has 2 to 8 million. */
export const MAX_PICTURE_BYTES = 10_000_000;
/** Time limit from the first byte sent to the last one received, including redirects, ms. */
const FETCH_TIMEOUT_MS = 10_000;
const MAX_REDIRECTS = 3;
/** Picture types that browsers draw and that contain no script. */
const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'];

/** Reason why a picture cannot be fetched. */
export type PictureProblem = 'privateAddress' | 'tooLarge' | 'noPicture' | 'tooSlow' | 'notReached';

export class PictureError extends Error {
  override readonly name = 'PictureError';
  constructor(
    readonly problem: PictureProblem,
    message: string
  ) {
    super(message);
  }
}

export interface FetchedPicture {
  /** MIME type, such as 'image/jpeg'. */
  readonly type: string;
  readonly bytes: Buffer;
}

/** Limits of a fetch; tests override them. */
export interface FetchLimits {
  readonly mayReach: (address: string) => boolean;
  readonly longestMs: number;
}

/**
 * Returns whether an IP address is on the public internet, not on this machine, its network or a cloud's
 * internal services.
 */
export const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';

const refusePrivate = (host: string): PictureError =>
  new PictureError('privateAddress', `${host} is not a public address.`);

/**
 * Returns a lookup that resolves a host once and checks its addresses. The connection goes to the checked
 * address, so that a second lookup cannot lead elsewhere.
 */
const makeLookup =
  (mayReach: FetchLimits['mayReach']): LookupFunction =>
  (host, options, callback) => {
    lookup(host, { ...options, all: true }).then(
      (found) => {
        if (!found.every(({ address }) => mayReach(address))) return callback(refusePrivate(host), '', 4);
        if (options.all) return callback(null, found);
        const [{ address, family }] = found as [{ address: string; family: number }];
        return callback(null, address, family);
      },
      (error: Error) => callback(error, '', 4)
    );
  };

/** Opens an address; the body of the response has not been read yet. */
function openUrl(url: URL, { mayReach }: FetchLimits, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new PictureError('noPicture', `${url.protocol} is not an address of a picture.`);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // Numeric addresses are not looked up, so they are checked here.
  if (isIP(host) > 0 && !mayReach(host)) throw refusePrivate(host);
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const options = { lookup: makeLookup(mayReach), signal, headers: { accept: TYPES.join(', ') } };
    request(url, options, resolve).on('error', reject).end();
  });
}

async function readBody(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_PICTURE_BYTES) {
      answer.destroy();
      throw new PictureError('tooLarge', `It is larger than ${MAX_PICTURE_BYTES / 1e6} MB.`);
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function followRedirects(
  address: string,
  limits: FetchLimits,
  signal: AbortSignal
): Promise<FetchedPicture> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await openUrl(url, limits, signal);
    const { statusCode = 0, headers } = answer;
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      url = new URL(headers.location, url);
      continue;
    }
    const type = (headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
    if (statusCode !== 200 || !TYPES.includes(type)) {
      answer.destroy();
      const what = statusCode === 200 ? `'${type}'` : `status ${statusCode}`;
      throw new PictureError('noPicture', `${url.host} returned ${what} instead of a picture.`);
    }
    return { type, bytes: await readBody(answer) };
  }
  throw new PictureError('noPicture', `${url.host} redirects more than ${MAX_REDIRECTS} times.`);
}

/**
 * Fetches a picture from the public internet.
 * @throws PictureError with the reason: a private address (also after a redirect), its size, its type, its
 *   time, or an unreachable host.
 */
export async function fetchPicture(
  address: string,
  limits: FetchLimits = { mayReach: isPublicAddress, longestMs: FETCH_TIMEOUT_MS }
): Promise<FetchedPicture> {
  const signal = AbortSignal.timeout(limits.longestMs);
  try {
    return await followRedirects(address, limits, signal);
  } catch (error) {
    if (error instanceof PictureError) throw error;
    if (signal.aborted)
      throw new PictureError('tooSlow', `It took longer than ${limits.longestMs / 1_000} s.`);
    throw new PictureError('notReached', `It could not be reached: ${(error as Error).message}.`);
  }
}
