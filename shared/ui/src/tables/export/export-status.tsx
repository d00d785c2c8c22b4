import { Button } from 'jimu-ui';
import { Notice } from '../../kit/notices/notice';
import { useThemeStyles } from '../../kit/theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';
import type { FileTask } from './use-file-task';

/** Progress of a file with a button to stop it, or the reason why it failed; otherwise nothing. */
export function ExportStatus({ task }: { readonly task: FileTask }) {
  const { share, fault, retry, stop } = task;
  const { sys, type, space } = useThemeStyles();
  const t = useUiTexts();
  if (fault)
    return (
      <Notice kind="error" onRetry={retry}>
        {t('exportFailed', { message: fault.message })}
      </Notice>
    );
  if (share === null) return null;
  const percent = Math.round(100 * share);
  return (
    <div css={{ display: 'flex', alignItems: 'center', gap: space(2), ...type.note }}>
      <span role="status" css={{ flex: 'none' }}>
        {t('exporting', { percent: String(percent) })}
      </span>
      <progress
        aria-hidden="true"
        value={share}
        css={{ flex: 1, minWidth: 0, height: 4, accentColor: sys.color.primary.main }}
      />
      <Button size="sm" onClick={stop}>
        {t('stop')}
      </Button>
    </div>
  );
}
