import { Notice } from 'widgets/shared-code/site-base';
import type { Fault } from 'widgets/shared-code/site-base';
import { useTexts } from './use-texts';

interface ReadFaultProps {
  readonly fault: Fault;
  readonly failedText: 'listFailed' | 'plotFailed';
  onRetry(): void;
}

/** Notice that plots could not be read: what to do without access, or a retry. */
export function ReadFault({ fault, failedText, onRetry }: ReadFaultProps) {
  const t = useTexts();
  if (fault.kind === 'refused') return <Notice kind="warning">{t('notAllowed')}</Notice>;
  return (
    <Notice kind="error" onRetry={onRetry}>
      {t(failedText, { message: fault.message })}
    </Notice>
  );
}
