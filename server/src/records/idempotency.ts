import { createHash } from 'node:crypto';
import { ApiError } from '../common/response-errors';
import type { Query, Store } from '../store/store';

/** Response of a write. */
export interface WriteResponse {
  readonly status: number;
  readonly answer: object | null;
}

/** A request that may be repeated. */
export interface IdempotentRequest {
  readonly uid: string;
  /** Idempotency key of the client. */
  readonly key: string;
  /** Method, address and payload; equal for equal requests. */
  readonly request: object;
}

/** Hours for which a response is stored for replay. */
const REPLAY_HOURS = 24;
/** Expired keys deleted per insert; more than 1, so that the table cannot grow. */
const EXPIRED_KEYS_PER_INSERT = 100;

const DELETE_EXPIRED_SQL = `
  DELETE FROM idempotency_key WHERE (uid, key) IN (
    SELECT uid, key FROM idempotency_key WHERE created_at < now() - make_interval(hours => ${REPLAY_HOURS})
     ORDER BY created_at LIMIT ${EXPIRED_KEYS_PER_INSERT} FOR UPDATE SKIP LOCKED)`;

/**
 * Claims the key, or returns the request that already uses it. Of two concurrent calls the second waits for the
 * first.
 */
async function claimKey(query: Query, { uid, key }: IdempotentRequest, hash: string) {
  await query(DELETE_EXPIRED_SQL);
  const claimed = await query(
    `INSERT INTO idempotency_key (uid, key, request_hash) VALUES ($1, $2, $3)
     ON CONFLICT (uid, key) DO NOTHING RETURNING key`,
    [uid, key, hash]
  );
  if (claimed.length > 0) return null;
  const [earlier] = await query<WriteResponse & { request_hash: string }>(
    'SELECT request_hash, status, answer FROM idempotency_key WHERE uid = $1 AND key = $2',
    [uid, key]
  );
  return earlier;
}

/**
 * Runs a write in one transaction. A write repeated under the same key is not run again; its stored response is
 * returned. A refused write stores nothing and may be retried under the same key.
 * @throws ApiError 422 'idempotency_key_reused' when the key belongs to another request.
 */
export function writeOnce(
  store: Store,
  call: IdempotentRequest | null,
  work: (query: Query) => Promise<WriteResponse>
): Promise<WriteResponse & { readonly replayed: boolean }> {
  return store.transaction(async (query) => {
    if (call === null) return { ...(await work(query)), replayed: false };
    const hash = createHash('sha256').update(JSON.stringify(call.request)).digest('hex');
    const earlier = await claimKey(query, call, hash);
    if (earlier) {
      if (earlier.request_hash !== hash)
        throw new ApiError(
          422,
          'idempotency_key_reused',
          'This Idempotency-Key was sent with another call before. Use a new key for a new call.',
          'idempotency-key'
        );
      return { status: earlier.status, answer: earlier.answer, replayed: true };
    }
    const written = await work(query);
    await query('UPDATE idempotency_key SET status = $3, answer = $4::jsonb WHERE uid = $1 AND key = $2', [
      call.uid,
      call.key,
      written.status,
      written.answer && JSON.stringify(written.answer)
    ]);
    return { ...written, replayed: false };
  });
}
