/** The functions of the message catalogue: from a key, a code or a problem to the text a user reads. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { DriveTimeProblem } from '../service-area';
import { CATALOGUES, LOCALES } from './catalogues';
import type { Locale, MessageKey } from './catalogues';
import { hasOwn } from '../library';

export { LOCALES } from './catalogues';
export type { Locale, MessageKey } from './catalogues';

/** The catalogue's locale for a language tag ('fr-CA' → 'fr'); English where there is no catalogue. */
export const localeOf = (tag: string): Locale =>
  LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale) ?? 'en';

/**
 * Whether a text is the key of one of the catalogue's, for titles that are one or the other.
 * @example isMessageKey('board.title') → true
 * @example isMessageKey('Wells of the east') → false
 */
export const isMessageKey = (text: string): text is MessageKey => hasOwn(CATALOGUES.en, text);

type Values = Record<string, string | number>;

/** Texts once taken apart, by language and key. */
const parsed = new Map<string, IntlMessageFormat<Values>>();

/**
 * The text of `key` in ICU's message syntax, its places filled from `values`: `{name}` as it is given, a plural by the
 * rules of the language.
 * @throws Error for a place without a value, which is a fault of the caller and shows in its first test.
 * @example message('rawMaterial.applied', 'en', { filters: 'community', count: 1 }) → "Filter applied (community): 1 purchase found"
 */
export function message(key: MessageKey, locale: Locale, values: Readonly<Values> = {}): string {
  const name = `${locale}/${key}`;
  let text = parsed.get(name);
  if (text === undefined) {
    // Our texts hold no tags: what looks like one is text.
    text = new IntlMessageFormat<Values>(CATALOGUES[locale][key], locale, undefined, { ignoreTag: true });
    parsed.set(name, text);
  }
  return String(text.format(values));
}

export interface AuthProblem {
  readonly key: MessageKey;
  /** The field the message belongs to; without one it belongs to the form. */
  readonly field?: 'email' | 'password';
}

const authProblems: Readonly<Record<string, AuthProblem>> = {
  'invalid-email': { key: 'auth.invalidEmail', field: 'email' },
  'missing-email': { key: 'auth.emailRequired', field: 'email' },
  'user-not-found': { key: 'auth.userNotFound', field: 'email' },
  'email-not-found': { key: 'auth.userNotFound', field: 'email' },
  'wrong-password': { key: 'auth.wrongPassword' },
  'invalid-credential': { key: 'auth.wrongPassword' },
  'invalid-login-credentials': { key: 'auth.wrongPassword' },
  invalid_credentials: { key: 'auth.wrongPassword' },
  'missing-password': { key: 'auth.passwordRequired', field: 'password' },
  'weak-password': { key: 'auth.weakPassword', field: 'password' },
  'password-does-not-meet-requirements': { key: 'auth.weakPassword', field: 'password' },
  'network-request-failed': { key: 'auth.network' },
  network: { key: 'auth.network' },
  'too-many-requests': { key: 'auth.tooManyAttempts' },
  rate_limited: { key: 'auth.tooManyAttempts' },
  'user-disabled': { key: 'auth.userDisabled' },
  account_disabled: { key: 'auth.userDisabled' },
  'expired-action-code': { key: 'auth.linkExpired' },
  'invalid-action-code': { key: 'auth.linkInvalid' },
  'user-token-expired': { key: 'auth.sessionEnded' },
  'invalid-user-token': { key: 'auth.sessionEnded' },
  'id-token-expired': { key: 'auth.sessionEnded' },
  'id-token-revoked': { key: 'auth.sessionEnded' },
  'requires-recent-login': { key: 'auth.sessionEnded' },
  session_ended: { key: 'auth.sessionEnded' },
  cookies_blocked: { key: 'auth.cookiesBlocked' },
  'operation-not-allowed': { key: 'auth.unavailable' },
  'configuration-not-found': { key: 'auth.unavailable' },
  'invalid-api-key': { key: 'auth.unavailable' },
  'app-not-authorized': { key: 'auth.unavailable' },
  'unauthorized-domain': { key: 'auth.unavailable' },
  timeout: { key: 'auth.tryLater' },
  'internal-error': { key: 'auth.tryLater' },
  'quota-exceeded': { key: 'auth.tryLater' }
};

/**
 * What to say for a code of the identity provider ('auth/wrong-password') or of the product's sign-in call. Every code
 * has a message: one that is not listed is named in it, so that it can be passed on.
 */
export function authProblem(code: string): AuthProblem {
  const bare = code.replace(/^auth\//, '').replace(/\.$/, '');
  return hasOwn(authProblems, bare) ? authProblems[bare]! : { key: 'auth.unknown' };
}

/** The readable text for a code; see {@link authProblem}. */
export const authMessage = (code: string, locale: Locale): string =>
  message(authProblem(code).key, locale, { code });

/** What is known of a failed drive-time request: the product's or the service's code, and its words. */
export interface ServiceAreaFault {
  readonly code?: string;
  readonly message?: string;
  /** Whether the account may not. */
  readonly kind?: 'refused' | 'failed';
}

/** The specification's four cases, that of an account that may not, and those of a map in a partner's page. */
export type ServiceAreaErrorCase =
  | 'invalidStart'
  | 'tooLong'
  | 'details'
  | 'unexpected'
  | 'refused'
  | 'embedQuota'
  | 'embedScope'
  | 'embedRefused';

const EMBED_CASES: ReadonlyMap<string, ServiceAreaErrorCase> = new Map([
  ['embed_quota', 'embedQuota'],
  ['embed_scope', 'embedScope'],
  ['embed_refused', 'embedRefused']
]);

/** Which case of the catalogue a failed request is. */
export function serviceAreaErrorCase({
  code = '',
  message: text = '',
  kind
}: ServiceAreaFault): ServiceAreaErrorCase {
  const ofEmbed = EMBED_CASES.get(code);
  if (ofEmbed) return ofEmbed;
  if (kind === 'refused') return 'refused';
  if (code === 'no_road_nearby' || /unlocated|facilities/i.test(text)) return 'invalidStart';
  if (code === 'drive_time_out_of_range' || /maximum break value/i.test(text)) return 'tooLong';
  return text.trim() === '' ? 'unexpected' : 'details';
}

/**
 * What the user reads: the heading 'Failed to generate service area.' and the catalogue's sentence for the case.
 * @param max the longest drive time there is (minutes), a parameter.
 */
export function serviceAreaError(
  fault: ServiceAreaFault,
  locale: Locale,
  max: number
): { title: string; text: string } {
  const text = message(`serviceArea.${serviceAreaErrorCase(fault)}`, locale, {
    max,
    message: fault.code === 'network' ? message('auth.network', locale) : (fault.message ?? '').trim()
  });
  return { title: message('serviceArea.failed', locale), text: text.trim() };
}

/** What to say of a drive time that cannot be used; `min` and `max` are the bounds in minutes. */
export const driveTimeMessage = (
  problem: DriveTimeProblem,
  locale: Locale,
  bounds: { readonly min: number; readonly max: number }
): string => message(`driveTime.${problem}`, locale, bounds);

/**
 * What a value of an enumeration is called, and each of several with commas between; the value itself where the catalogue
 * has no name for it.
 * @example optionLabel('Wood', 'fr') → "Bois"
 * @example optionLabel('PKS, Maize', 'fr') → "PKS, Maïs"
 * @example optionLabel('P1', 'fr') → "P1"
 */
export function optionLabel(value: string, locale: Locale): string {
  const key = `option.${value}`;
  if (hasOwn(CATALOGUES[locale], key)) return CATALOGUES[locale][key as MessageKey];
  const several = value.split(', ');
  return several.length === 1 ? value : several.map((one) => optionLabel(one, locale)).join(', ');
}
