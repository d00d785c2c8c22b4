import { hooks } from 'jimu-core';
import { Alert, Button } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import { Cover } from './notices';
import type { NoSceneReason } from './no-scene-reason';
import defaultMessages from './translations/default';

interface NoSceneCoverProps {
  readonly lack: NoSceneReason;
  /** A page with a map; no link when undefined. */
  readonly flatUrl?: string;
  /** Draws the scene nevertheless, or again. */
  onTry(): void;
}

/** Replaces a scene that cannot be drawn: shows the reason and a link to the map. */
export function NoSceneCover({ lack, flatUrl, onTry }: NoSceneCoverProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  return (
    <Cover>
      <Alert type="warning" title={t(`${lack}Title`)}>
        <p>{t(`${lack}Hint`)}</p>
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: sys.spacing(2), marginTop: sys.spacing(2) }}>
          {flatUrl && (
            <Button size="sm" type="primary" href={flatUrl}>
              {t('toFlat')}
            </Button>
          )}
          <Button size="sm" onClick={onTry}>
            {t(lack === 'memory' ? 'drawAnyway' : 'mapRetry')}
          </Button>
        </div>
      </Alert>
    </Cover>
  );
}
