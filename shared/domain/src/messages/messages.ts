/** Functions that return the text for a message key, an error code or a problem. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { DriveTimeProblem } from '../service-area';
import { CATALOGUES } from './catalogues';
import type { MessageKey } from './catalogues';
import { hasOwn } from '../library';
import type { Locale } from '../locale';

export type { MessageKey } from './catalogues';

/**
 * Returns whether a text is a message key, for titles that may be a key or a text.
 * @example isMessageKey('board.title') → true
 * @example isMessageKey('Wells of the east') → false
 */
export const isMessageKey = (text: string): text is MessageKey => hasOwn(CATALOGUES.en, text);

type MessageValues = Record<string, string | number>;

/** Cache of parsed texts, by language and key. */
const parsed = new Map<string, IntlMessageFormat<MessageValues>>();

/**
 * Formats the text of `key` (ICU message syntax) with `values`: `{name}` unchanged, plurals by the rules of the
 * language.
 * @throws Error for a placeholder without a value, which is an error of the caller and appears in its first
 * test.
 * @example formatMessage('rawMaterial.applied', 'en', { filters: 'community', count: 1 }) → "Filter applied (community): 1 purchase found"
 */
export function formatMessage(key: MessageKey, locale: Locale, values: Readonly<MessageValues> = {}): string {
  const name = `${locale}/${key}`;
  let text = parsed.get(name);
  if (text === undefined) {
    // The texts contain no tags, so anything that looks like one is text.
    text = new IntlMessageFormat<MessageValues>(CATALOGUES[locale][key], locale, undefined, {
      ignoreTag: true
    });
    parsed.set(name, text);
  }
  return String(text.format(values));
}

export interface AuthProblem {
  readonly key: MessageKey;
  /** Field of the problem; undefined when it belongs to the whole form. */
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
  weak_password: { key: 'auth.weakPassword', field: 'password' },
  common_password: { key: 'auth.commonPassword', field: 'password' },
  'password-does-not-meet-requirements': { key: 'auth.commonPassword', field: 'password' },
  'network-request-failed': { key: 'auth.network' },
  network: { key: 'auth.network' },
  'too-many-requests': { key: 'auth.tooManyAttempts' },
  too_many_requests: { key: 'auth.tooManyAttempts' },
  rate_limited: { key: 'auth.tooManyAttempts' },
  'user-disabled': { key: 'auth.userDisabled' },
  account_disabled: { key: 'auth.userDisabled' },
  second_factor_required: { key: 'auth.codeRequired' },
  second_factor_refused: { key: 'auth.codeRefused' },
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
 * Returns the message key for a code of the identity provider ('auth/wrong-password') or of the product's
 * sign-in endpoint. Every code has a message: that of an unknown code contains the code, so that users can
 * report it.
 */
export function getAuthProblem(code: string): AuthProblem {
  const bare = code.replace(/^auth\//, '').replace(/\.$/, '');
  return hasOwn(authProblems, bare) ? authProblems[bare]! : { key: 'auth.unknown' };
}

/** Returns the readable text for a code; see {@link getAuthProblem}. */
export const formatAuthMessage = (code: string, locale: Locale): string =>
  formatMessage(getAuthProblem(code).key, locale, { code });

/** A failed drive-time request: the code of the product or the routing service, and its message. */
export interface ServiceAreaFault {
  readonly code?: string;
  readonly message?: string;
  /** 'refused' when the account lacks permission. */
  readonly kind?: 'refused' | 'failed';
}

/**
 * Cases of the catalogue: the specification's four, an account without permission, and three of a map embedded
 * in a partner's page.
 */
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

/** Returns the case of the catalogue for a failed request. */
export function getServiceAreaErrorCase({
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
 * Returns the error as shown to the user: the heading 'Failed to generate service area.' and the sentence of
 * the case.
 * @param max longest drive time allowed (a parameter), minutes
 */
export function formatServiceAreaError(
  fault: ServiceAreaFault,
  locale: Locale,
  max: number
): { title: string; text: string } {
  const text = formatMessage(`serviceArea.${getServiceAreaErrorCase(fault)}`, locale, {
    max,
    message: fault.code === 'network' ? formatMessage('auth.network', locale) : (fault.message ?? '').trim()
  });
  return { title: formatMessage('serviceArea.failed', locale), text: text.trim() };
}

/** Returns the message for an invalid drive time; `min` and `max` are the bounds in minutes. */
export const formatDriveTimeMessage = (
  problem: DriveTimeProblem,
  locale: Locale,
  bounds: { readonly min: number; readonly max: number }
): string => formatMessage(`driveTime.${problem}`, locale, bounds);

/**
 * Returns the label of an enumeration value, or of each of several separated by commas; the value itself when
 * the catalogue has no label.
 * @example formatOptionLabel('Wood', 'fr') → "Bois"
 * @example formatOptionLabel('PKS, Maize', 'fr') → "PKS, Maïs"
 * @example formatOptionLabel('P1', 'fr') → "P1"
 */
export function formatOptionLabel(value: string, locale: Locale): string {
  const key = `option.${value}`;
  if (hasOwn(CATALOGUES[locale], key)) return CATALOGUES[locale][key as MessageKey];
  const several = value.split(', ');
  return several.length === 1 ? value : several.map((one) => formatOptionLabel(one, locale)).join(', ');
}
