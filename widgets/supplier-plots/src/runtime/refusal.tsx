import { formatMessage, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { ApiClientError, ErrorIssue, Locale } from 'widgets/shared-code/site-base';
import { describePlotFault } from 'widgets/shared-code/site-domain';
import type { PlotDraftCheck } from 'widgets/shared-code/site-domain';
import { useTexts } from './use-texts';

/** Returns the reasons for which the server does not release a plot; null for another error. */
export const readRefusal = ({ code, details }: ApiClientError): readonly ErrorIssue[] | null =>
  code === 'release_refused' ? (details?.issues ?? []) : null;

interface RefusalNoticeProps {
  readonly issues: readonly ErrorIssue[];
  /** Faults of the plot, which have the sentences of the page's language. */
  readonly faults: PlotDraftCheck['faults'];
  readonly locale: Locale;
}

/** Every reason for which a plot was not released. */
export function RefusalNotice({ issues, faults, locale }: RefusalNoticeProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const describe = ({ code, message }: ErrorIssue): string => {
    if (code === 'noConsent') return formatMessage('plotRefusal.noConsent', locale);
    const fault = faults.find((one) => one.code === code);
    if (!fault) return message;
    const { text, hint } = describePlotFault(fault, locale);
    return `${text} ${hint}`;
  };
  return (
    <Notice kind="error" title={t('notReleased')}>
      <ul css={{ margin: 0, paddingLeft: space(4) }}>
        {issues.map((issue, index) => (
          <li key={`${issue.code} ${index}`}>{describe(issue)}</li>
        ))}
      </ul>
    </Notice>
  );
}
