import { Loading, LoadingType, ModalBody } from 'jimu-ui';
import { formatAuthMessage, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Fault, Locale } from 'widgets/shared-code/site-base';
import { useTexts } from './use-texts';

interface FactorFaultProps {
  readonly fault: Fault | null;
  readonly locale: Locale;
}

/** Why a password or a code was refused. */
export function FactorFault({ fault, locale }: FactorFaultProps) {
  const t = useTexts();
  if (fault === null) return null;
  if (fault.code === 'accounts_elsewhere') return <Notice kind="info">{t('factorElsewhere')}</Notice>;
  const text = fault.code === 'wrong_password' ? t('wrongPassword') : formatAuthMessage(fault.code, locale);
  return <Notice kind="error">{text}</Notice>;
}

/** Body of a dialog until it is known whether the account has a second factor. */
export function FactorLoading({ busy, ...why }: FactorFaultProps & { readonly busy: boolean }) {
  const t = useTexts();
  const { space } = useThemeStyles();
  return (
    <ModalBody css={{ display: 'grid', gap: space(3) }}>
      {busy && <Loading type={LoadingType.Skeleton} text={t('factorLoading')} css={{ height: space(24) }} />}
      <FactorFault {...why} />
    </ModalBody>
  );
}
