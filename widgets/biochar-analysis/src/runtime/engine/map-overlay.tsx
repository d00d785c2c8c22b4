import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import { MapOverlay, MapProgress } from 'widgets/shared-code/site-tools';
import { ClearRadius } from 'widgets/shared-code/site-analysis';
import type { BiocharState, BiocharStateSetter } from '../state';
import { requestAnalyses, cancelRequests, clearResults, listShownResults } from '../state';
import { useTexts } from '../use-texts';

interface AnalysisOverlayProps {
  readonly view: JimuMapView | null;
  readonly state: BiocharState;
  readonly change: BiocharStateSetter;
  /** Whether the address could not be read as analyses. */
  readonly badAddress: boolean;
}

/** Overlay on the map: progress of an analysis, errors, and 'Clear Radius' while there is a buffer. */
export function AnalysisOverlay({ view, state, change, badAddress }: AnalysisOverlayProps) {
  const t = useTexts();
  const { sys, space } = useThemeStyles();
  const { asking, failed } = state;
  const [read, setRead] = React.useState(false);
  if (asking.length > 0)
    return (
      <MapOverlay view={view} modal>
        <MapProgress text={t('asking')} onCancel={() => change(cancelRequests)} />
      </MapOverlay>
    );
  const hasBuffer = listShownResults(state).length > 0;
  const saysAddress = badAddress && !read;
  if (!failed && !hasBuffer && !saysAddress) return null;
  const floating = { pointerEvents: 'auto', maxWidth: 420, boxShadow: sys.shadow.shadow2 } as const;
  const refused = failed?.fault.kind === 'refused';
  return (
    <MapOverlay view={view}>
      <div css={{ display: 'grid', gap: space(2), justifyItems: 'center', pointerEvents: 'none' }}>
        {hasBuffer && <ClearRadius tool={t('_widgetLabel')} onClear={() => change(clearResults)} />}
        {saysAddress && (
          <Notice kind="warning" onDismiss={() => setRead(true)} css={floating}>
            {t('addressRefused')}
          </Notice>
        )}
        {failed && (
          <Notice
            kind="error"
            title={t('failed')}
            onRetry={
              refused ? undefined : () => change((before) => requestAnalyses(before, failed.asked.question))
            }
            onDismiss={() => change((before) => ({ ...before, failed: null }))}
            css={floating}
          >
            {refused ? t('refused') : failed.fault.message}
          </Notice>
        )}
      </div>
    </MapOverlay>
  );
}
