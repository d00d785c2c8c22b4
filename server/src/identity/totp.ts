import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/* Codes of authenticator apps: RFC 6238 with HMAC-SHA-1, 6 digits and 30 s, which every app has. */

/** Length of the period in which a code is valid, s. */
const STEP_SECONDS = 30;
/** Periods before and after the current one whose code is accepted, since clocks differ. */
const STEP_TOLERANCE = 1;
const DIGITS = 6;
/** Length of a key, which is that of the hash (RFC 4226, section 4). */
const KEY_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

export const generateTotpKey = (): Buffer => randomBytes(KEY_BYTES);

/** Returns the number of the period at a time. */
export const toStep = (at: Date): number => Math.floor(at.getTime() / 1000 / STEP_SECONDS);

/** Returns the code of a period. */
export function computeTotp(key: Buffer, step: number, digits = DIGITS): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', key).update(counter).digest();
  // Dynamic truncation (RFC 4226, section 5.3).
  const number = hash.readUInt32BE(hash[hash.length - 1]! & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** Returns the period whose code was entered, among the current one and its neighbours; null when it is none of them. */
export function findStep(key: Buffer, code: string, at: Date): number | null {
  const entered = Buffer.from(code);
  const now = toStep(at);
  for (let step = now - STEP_TOLERANCE; step <= now + STEP_TOLERANCE; step++) {
    const expected = Buffer.from(computeTotp(key, step));
    if (entered.length === expected.length && timingSafeEqual(entered, expected)) return step;
  }
  return null;
}

/** Returns a key of {@link generateTotpKey} in base 32, as apps read it when it is typed. */
export function toBase32(key: Buffer): string {
  const bits = [...key].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{5}/g) ?? []).map((five) => BASE32[Number.parseInt(five, 2)]).join('');
}

/** Returns the address that a QR code holds for authenticator apps. */
export function toTotpAddress(key: Buffer, email: string): string {
  const label = encodeURIComponent(`SITE:${email}`);
  return `otpauth://totp/${label}?secret=${toBase32(key)}&issuer=SITE&algorithm=SHA1&digits=${DIGITS}&period=${STEP_SECONDS}`;
}
