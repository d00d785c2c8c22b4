import { ThemeProvider } from 'jimu-theme';
import { Button } from 'jimu-ui';
import { createTheme } from '../jimu/jimu-theme/theme';
import { formatError } from './error-text';
import { getShellText } from './messages';

export interface AppFailureProps {
  readonly locale: string;
  readonly error: unknown;
  onRetry(): void;
}

/** Replaces the whole page when its app could not be loaded. */
export function AppFailure({ locale, error, onRetry }: AppFailureProps) {
  const theme = createTheme('themes/default/');
  const { sys } = theme;
  return (
    <ThemeProvider theme={theme} isGlobal>
      <main
        css={{
          display: 'grid',
          placeContent: 'center',
          height: '100dvh',
          padding: sys.spacing(6),
          textAlign: 'center'
        }}
      >
        <div role="alert">
          <h1 css={sys.typography.h5}>{getShellText(locale, 'appFailed')}</h1>
          <p css={{ margin: `${sys.spacing(2)} 0` }}>{getShellText(locale, 'appFailedHint')}</p>
          <p css={{ margin: `0 0 ${sys.spacing(4)}`, opacity: 0.75 }}>{formatError(error, locale)}</p>
        </div>
        <div>
          <Button type="primary" onClick={onRetry}>
            {getShellText(locale, 'retry')}
          </Button>
        </div>
      </main>
    </ThemeProvider>
  );
}
