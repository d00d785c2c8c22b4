/**
 * The messages of signing in and of service areas. English is the specification's wording, letter for letter (source:
 * calls-errors-constants, section 8); French is ours.
 */
import type { DriveTimeProblem } from './service-area';

export const LOCALES = ['en', 'fr'] as const;
export type Locale = (typeof LOCALES)[number];

const en = {
  'auth.invalidEmail': 'Invalid email',
  'auth.userNotFound': 'No account with that email was found',
  'auth.wrongPassword': 'Email or password was incorrect',
  'auth.network': 'Network error. Please check your connection',
  'auth.emailRequired': 'Email is required',
  'auth.passwordRequired': 'Password is required',
  'auth.passwordsDoNotMatch': 'Passwords do not match',
  'auth.resetSent': 'Password reset link has been sent to your email address',
  'auth.tooManyAttempts': 'Too many attempts. Please wait a few minutes and try again',
  'auth.userDisabled': 'This account has been disabled. Please contact an administrator',
  'auth.weakPassword': 'Password is too weak. Use at least 6 characters',
  'auth.linkExpired': 'This password reset link has expired. Please ask for a new one',
  'auth.linkInvalid': 'This password reset link is not valid or was used already. Please ask for a new one',
  'auth.sessionEnded': 'Your session has ended. Please sign in again',
  'auth.unavailable': 'Sign-in is not available at the moment. Please contact an administrator',
  'auth.tryLater': 'Sign-in could not be completed. Please try again later',
  'auth.unknown': 'Sign-in failed ({code}). Please try again',
  'serviceArea.failed': 'Failed to generate service area.',
  'serviceArea.invalidStart': 'Invalid starting location. Please select a valid point on the map.',
  'serviceArea.tooLong': 'Drive time exceeds maximum allowed (300 minutes). Please use a smaller value.',
  'serviceArea.details': ' Details: {message}',
  'serviceArea.unexpected': ' An unexpected error occurred.',
  'serviceArea.limit': 'Maximum service areas exceeded (limit: {limit})',
  'serviceArea.limitAlert': 'Maximum service exceeded',
  'driveTime.missing': 'Enter a driving time in minutes',
  'driveTime.notANumber': 'The driving time must be a number of minutes',
  'driveTime.tooShort': 'The driving time must be at least {min} minutes',
  'driveTime.tooLong': 'The driving time must be at most {max} minutes'
} as const;

export type MessageKey = keyof typeof en;

const fr: Readonly<Record<MessageKey, string>> = {
  'auth.invalidEmail': 'Adresse e-mail non valide',
  'auth.userNotFound': 'Aucun compte ne correspond à cette adresse e-mail',
  'auth.wrongPassword': 'Adresse e-mail ou mot de passe incorrect',
  'auth.network': 'Erreur réseau. Vérifiez votre connexion',
  'auth.emailRequired': "L'adresse e-mail est obligatoire",
  'auth.passwordRequired': 'Le mot de passe est obligatoire',
  'auth.passwordsDoNotMatch': 'Les mots de passe ne correspondent pas',
  'auth.resetSent': 'Le lien de réinitialisation a été envoyé à votre adresse e-mail',
  'auth.tooManyAttempts': 'Trop de tentatives. Patientez quelques minutes, puis réessayez',
  'auth.userDisabled': 'Ce compte est désactivé. Contactez un administrateur',
  'auth.weakPassword': 'Mot de passe trop faible. Utilisez au moins 6 caractères',
  'auth.linkExpired': 'Ce lien de réinitialisation a expiré. Demandez-en un nouveau',
  'auth.linkInvalid': "Ce lien de réinitialisation n'est pas valide ou a déjà servi. Demandez-en un nouveau",
  'auth.sessionEnded': 'Votre session est terminée. Reconnectez-vous',
  'auth.unavailable': "La connexion n'est pas disponible pour le moment. Contactez un administrateur",
  'auth.tryLater': "La connexion n'a pas pu aboutir. Réessayez plus tard",
  'auth.unknown': 'La connexion a échoué ({code}). Réessayez',
  'serviceArea.failed': 'La zone de desserte n’a pas pu être calculée.',
  'serviceArea.invalidStart': 'Point de départ non valide. Choisissez un point valide sur la carte.',
  'serviceArea.tooLong':
    'Le temps de trajet dépasse le maximum autorisé (300 minutes). Choisissez une valeur plus petite.',
  'serviceArea.details': ' Détails : {message}',
  'serviceArea.unexpected': ' Une erreur inattendue est survenue.',
  'serviceArea.limit': 'Nombre maximal de zones de desserte dépassé (limite : {limit})',
  'serviceArea.limitAlert': 'Nombre maximal de zones dépassé',
  'driveTime.missing': 'Saisissez un temps de trajet en minutes',
  'driveTime.notANumber': 'Le temps de trajet doit être un nombre de minutes',
  'driveTime.tooShort': "Le temps de trajet doit être d'au moins {min} minutes",
  'driveTime.tooLong': 'Le temps de trajet doit être de {max} minutes au plus'
};

const catalogues: Readonly<Record<Locale, Readonly<Record<MessageKey, string>>>> = { en, fr };

export const MESSAGE_KEYS = Object.keys(en) as MessageKey[];

/** The catalogue's locale for a language tag ('fr-CA' → 'fr'); English where there is no catalogue. */
export const localeOf = (tag: string): Locale =>
  LOCALES.find((locale) => tag.toLowerCase().split('-')[0] === locale) ?? 'en';

/** The text of `key`, its `{name}` places filled from `values`; a place without a value stays as it is written. */
export function message(
  key: MessageKey,
  locale: Locale,
  values: Readonly<Record<string, string | number>> = {}
): string {
  return catalogues[locale][key].replace(/\{(\w+)\}/g, (place, name: string) =>
    String(values[name] ?? place)
  );
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
  return Object.hasOwn(authProblems, bare) ? authProblems[bare] : { key: 'auth.unknown' };
}

/** The readable text for a code; see {@link authProblem}. */
export const authMessage = (code: string, locale: Locale): string =>
  message(authProblem(code).key, locale, { code });

/** What is known of a failed drive-time request: the product's or the service's code, and its words. */
export interface ServiceAreaFault {
  readonly code?: string;
  readonly message?: string;
}

/** The catalogue's four cases. */
export type ServiceAreaErrorCase = 'invalidStart' | 'tooLong' | 'details' | 'unexpected';

/** Which case of the catalogue a failed request is. */
export function serviceAreaErrorCase({
  code = '',
  message: text = ''
}: ServiceAreaFault): ServiceAreaErrorCase {
  if (code === 'no_road_nearby' || /unlocated|facilities/i.test(text)) return 'invalidStart';
  if (code === 'drive_time_out_of_range' || /maximum break value/i.test(text)) return 'tooLong';
  return text.trim() === '' ? 'unexpected' : 'details';
}

/** What the user reads: the heading 'Failed to generate service area.' and the catalogue's sentence for the case. */
export function serviceAreaError(fault: ServiceAreaFault, locale: Locale): { title: string; text: string } {
  const text = message(`serviceArea.${serviceAreaErrorCase(fault)}`, locale, {
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
