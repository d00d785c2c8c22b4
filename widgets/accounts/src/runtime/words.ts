import { formatAuthMessage, formatMessage, formatNumber } from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { formatMoment } from 'widgets/shared-code/site-domain';
import type { AccountRole, AccountTrailEntry } from 'widgets/shared-code/site-domain';
import type { Texts } from './use-texts';

const ROLES = { investor: 'roleInvestor', staff: 'roleStaff', admin: 'roleAdmin' } as const;

export const roleText = (role: AccountRole, t: Texts): string => t(ROLES[role]);

/** Formats a moment as day and time in Lagos; '–' for null. */
export const momentText = (at: string | null): string =>
  (at === null ? null : formatMoment(Date.parse(at))) ?? formatNumber(null);

/**
 * Returns the reason of a failure: known error codes in the reader's language, others with the server's
 * message.
 */
export function faultText({ code, message }: Fault, locale: Locale, t: Texts): string {
  switch (code) {
    case 'invalid_email':
      return formatMessage('auth.invalidEmail', locale);
    case 'weak_password':
    case 'common_password':
      return formatAuthMessage(code, locale);
    case 'account_exists':
      return t('accountExists');
    case 'account_not_found':
      return t('accountGone');
    case 'own_account':
      return t('ownAccount');
    case 'last_administrator':
      return t('lastAdministrator');
    case 'accounts_elsewhere':
      return t('accountsElsewhere');
    default:
      return message;
  }
}

/** Describes a change of an account. */
export function actionText({ action, roleBefore, roleAfter }: AccountTrailEntry, t: Texts): string {
  const formatRole = (one: AccountRole | null) => (one === null ? formatNumber(null) : roleText(one, t));
  switch (action) {
    case 'add':
      return t('didAdd', { role: formatRole(roleAfter) });
    case 'role':
      return t('didRole', { before: formatRole(roleBefore), after: formatRole(roleAfter) });
    case 'disable':
      return t('didDisable');
    case 'enable':
      return t('didEnable');
    case 'reset':
      return t('didReset');
    case 'revoke':
      return t('didRevoke');
    case 'password':
      return t('didPassword');
    case 'second_factor_on':
      return t('didFactorOn');
    case 'second_factor_off':
      return t('didFactorOff');
    case 'second_factor_reset':
      return t('didFactorReset');
  }
}
