import { Button } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { useIntl } from 'react-intl';
import { formatError } from '../error-text';
import { getShellText } from '../messages';

export interface ErrorBoxProps {
  readonly label: string;
  readonly error: unknown;
  onRetry(): void;
}

/** Replaces a widget that cannot be shown: its name, the reason, and a retry. */
export function ErrorBox({ label, error, onRetry }: ErrorBoxProps) {
  const { sys } = useTheme();
  const { locale } = useIntl();
  return (
    <div
      role="alert"
      css={{
        pointerEvents: 'auto',
        alignSelf: 'flex-start',
        boxSizing: 'border-box',
        minWidth: 220,
        maxWidth: '100%',
        padding: sys.spacing(3.5),
        borderRadius: sys.shape.shape2,
        border: `1px solid ${sys.color.error.main}`,
        background: sys.color.surface.paper,
        color: sys.color.surface.paperText,
        boxShadow: sys.shadow.shadow1
      }}
    >
      <div css={sys.typography.title3}>
        {label} {getShellText(locale, 'widgetFailed')}
      </div>
      <p
        css={{
          margin: `${sys.spacing(1)} 0 ${sys.spacing(2.5)}`,
          color: sys.color.surface.paperHint,
          overflowWrap: 'anywhere'
        }}
      >
        {formatError(error, locale)}
      </p>
      <Button size="sm" onClick={onRetry}>
        {getShellText(locale, 'retry')}
      </Button>
    </div>
  );
}
