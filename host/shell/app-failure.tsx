import { ThemeProvider } from 'jimu-theme';
import { Button } from 'jimu-ui';
import { createTheme } from '../jimu/jimu-theme/theme';
import { shellText } from './messages';

export interface AppFailureProps {
  readonly locale: string;
  readonly error: unknown;
  onRetry(): void;
}

/** The whole page when its app could not be loaded. */
export function AppFailure({ locale, error, onRetry }: AppFailureProps) {
  return (
    <ThemeProvider theme={createTheme('themes/default/')} isGlobal>
      <main
        css={{ display: 'grid', placeContent: 'center', height: '100dvh', padding: 24, textAlign: 'center' }}
      >
        <div role="alert">
          <h1 css={{ fontSize: 20, lineHeight: '26px' }}>{shellText(locale, 'appFailed')}</h1>
          <p css={{ margin: '8px 0' }}>{shellText(locale, 'appFailedHint')}</p>
          <p css={{ margin: '0 0 16px', opacity: 0.75 }}>
            {error instanceof Error ? error.message : String(error)}
          </p>
        </div>
        <div>
          <Button type="primary" onClick={onRetry}>
            {shellText(locale, 'retry')}
          </Button>
        </div>
      </main>
    </ThemeProvider>
  );
}
