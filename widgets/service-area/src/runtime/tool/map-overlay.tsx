import type { JimuMapView } from 'jimu-arcgis';
import { formatServiceAreaError, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { MapOverlay, MapProgress } from 'widgets/shared-code/site-tools';
import type { Drawing, ServiceAreaState } from '../state';
import { useTexts } from '../use-texts';

interface FailureProps {
  readonly failed: NonNullable<ServiceAreaState['failed']>;
  readonly locale: Locale;
  /** Longest allowed drive time, minutes. */
  readonly longest: number;
  onRetry(drawing: Drawing): void;
  onDismiss(): void;
}

function Failure({ failed, locale, longest, onRetry, onDismiss }: FailureProps) {
  const { sys } = useThemeStyles();
  const { title, text } = formatServiceAreaError(failed.fault, locale, longest);
  return (
    <Notice
      kind="error"
      title={title}
      onRetry={failed.fault.kind === 'refused' ? undefined : () => onRetry(failed.drawing)}
      onDismiss={onDismiss}
      css={{ maxWidth: 420, boxShadow: sys.shadow.shadow2 }}
    >
      {text}
    </Notice>
  );
}

interface AreaOverlayProps extends Omit<FailureProps, 'failed'> {
  readonly view: JimuMapView | null;
  readonly drawing: Drawing | null;
  readonly failed: ServiceAreaState['failed'];
}

/** Overlay that shows that an area is being drawn, or why a drawing failed. */
export function AreaOverlay({ view, drawing, failed, ...rest }: AreaOverlayProps) {
  const t = useTexts();
  if (!drawing && !failed) return null;
  return (
    <MapOverlay view={view} modal={drawing !== null}>
      {drawing ? <MapProgress text={t('drawing')} /> : failed && <Failure failed={failed} {...rest} />}
    </MapOverlay>
  );
}
