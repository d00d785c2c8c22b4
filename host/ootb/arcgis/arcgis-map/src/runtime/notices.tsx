import { hooks } from 'jimu-core';
import { Alert, Button, Loading } from 'jimu-ui';
import { useTheme } from 'jimu-theme';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ServiceError } from '../../../../../jimu/jimu-core/lib/request-json';
import { formatError } from '../../../../../shell/error-text';
import defaultMessages from './translations/default';

/** Covers the whole map until it is loaded; on a phone only the part above the bottom panels. */
export function Cover({ children }: { readonly children: ReactNode }) {
  const { sys } = useTheme();
  return (
    <div
      css={{
        position: 'absolute',
        inset: 0,
        bottom: 'calc(var(--mobile-panel-bottom, 0px) + var(--mobile-panel-height, 0px))',
        zIndex: 1,
        display: 'grid',
        placeContent: 'center',
        padding: sys.spacing(6),
        background: sys.color.surface.background,
        color: sys.color.surface.backgroundText
      }}
    >
      {children}
    </div>
  );
}

/** Shown while the map loads. */
export function MapLoadingCover() {
  const t = hooks.useTranslation(defaultMessages);
  return (
    <Cover>
      <Loading text={t('mapLoading')} />
    </Cover>
  );
}

/** Texts for the error codes of a portal: sign-in required, forbidden or missing. */
const HINTS: Readonly<Record<number, 'mapSignIn' | 'mapForbidden' | 'mapMissing'>> = {
  401: 'mapSignIn',
  498: 'mapSignIn',
  499: 'mapSignIn',
  403: 'mapForbidden',
  400: 'mapMissing',
  404: 'mapMissing'
};

const findHint = (error: unknown) =>
  (error instanceof ServiceError && HINTS[error.status]) || 'mapFailedHint';

/** Shown when the map cannot be loaded: the reason, what the visitor can do, and a retry. */
export function MapFailedCover({ error, onRetry }: { readonly error?: unknown; onRetry(): void }) {
  const t = hooks.useTranslation(defaultMessages);
  const { locale } = useIntl();
  const { sys } = useTheme();
  return (
    <Cover>
      <Alert type="error" title={t('mapFailed')}>
        <p>{t(findHint(error))}</p>
        {error instanceof Error && <p css={{ opacity: 0.8 }}>{formatError(error, locale)}</p>}
        <Button size="sm" onClick={onRetry} css={{ marginTop: sys.spacing(2) }}>
          {t('mapRetry')}
        </Button>
      </Alert>
    </Cover>
  );
}

/** A small note at the map's edge during the first drawing. */
export function DrawingNote() {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  return (
    <div
      role="status"
      css={{
        ...sys.typography.label3,
        position: 'absolute',
        top: 12,
        left: '50%',
        transform: 'translateX(-50%)',
        padding: `${sys.spacing(1.5)} ${sys.spacing(3)}`,
        borderRadius: 16,
        background: sys.color.surface.paper,
        color: sys.color.surface.paperHint,
        boxShadow: sys.shadow.shadow1,
        pointerEvents: 'none'
      }}
    >
      {t('mapUpdating')}
    </div>
  );
}

/** Returns the position of the map's notices: beside the scale bar, above a phone's panels. */
function useEdge() {
  const { sys } = useTheme();
  return {
    position: 'absolute',
    left: 72,
    bottom: 'calc(40px + var(--mobile-panel-bottom, 0px) + var(--mobile-panel-height, 0px))',
    maxWidth: 'min(336px, calc(100% - 144px))',
    boxShadow: sys.shadow.shadow2
  } as const;
}

/** Shown when the connection was lost while the map opened and loading has not continued; offers a reload. */
export function StuckNote() {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  return (
    <Alert type="warning" css={useEdge()}>
      <div>{t('openingCut')}</div>
      <Button size="sm" onClick={() => window.location.reload()} css={{ marginTop: sys.spacing(1.5) }}>
        {t('loadAgain')}
      </Button>
    </Alert>
  );
}

interface FailedLayersProps {
  readonly titles: readonly string[];
  onRetry(): void;
}

/** Lists the layers that could not be loaded; the rest of the map works. */
export function FailedLayers({ titles, onRetry }: FailedLayersProps) {
  const t = hooks.useTranslation(defaultMessages);
  const { sys } = useTheme();
  const edge = useEdge();
  const [dismissed, setDismissed] = useState('');
  const names = titles.join(', ');
  if (titles.length === 0 || dismissed === names) return null;
  return (
    <Alert type="warning" closable onClose={() => setDismissed(names)} css={edge}>
      <div>{t('layerFailed', { layer: names })}</div>
      <div css={sys.typography.label3}>{t('layersFailedRest')}</div>
      <Button size="sm" onClick={onRetry} css={{ marginTop: sys.spacing(1.5) }}>
        {t('mapRetry')}
      </Button>
    </Alert>
  );
}
