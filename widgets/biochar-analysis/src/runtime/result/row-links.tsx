import { React } from 'jimu-core';
import type { JimuMapView } from 'jimu-arcgis';
import { Button } from 'jimu-ui';
import {
  BIOCHAR_FACILITY,
  formatMessage,
  joinWithColon,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { BiocharAnalysis } from 'widgets/shared-code/site-domain';
import { useRecordsDialog } from 'widgets/shared-code/site-analysis';
import { createLayerRows, toLayerRef, translateText, useMapLayers } from 'widgets/shared-code/site-map';
import type { QueriedLayer } from 'widgets/shared-code/site-map';
import type { RowLayer, Settings } from '../../config';
import { ROW_LAYERS } from '../../config';
import { reachText } from '../result-words';
import { useTexts } from '../use-texts';

const ROW_LINKS = [
  { layer: 'factories', text: 'rowsFactories', where: `type = '${BIOCHAR_FACILITY}'` },
  { layer: 'maize', text: 'rowsMaize', where: '' },
  { layer: 'palm', text: 'rowsPalm', where: '' }
] as const satisfies readonly { layer: RowLayer; text: string; where: string }[];
const LAYER_NAMES = ROW_LINKS.map(({ layer }) => ROW_LAYERS[layer]);

interface RowLinksProps {
  readonly widgetId: string;
  readonly analysis: BiocharAnalysis;
  readonly view: JimuMapView | null;
  readonly config: Settings;
  readonly locale: Locale;
}

/** Buttons that open the records behind the figures. */
export function RowLinks({ widgetId, analysis, view, config, locale }: RowLinksProps) {
  const t = useTexts();
  const { type, space } = useThemeStyles();
  const records = useRecordsDialog(widgetId);
  const names = React.useMemo(
    () =>
      Object.fromEntries(
        ROW_LINKS.map(({ layer }) => [
          ROW_LAYERS[layer],
          (config.layers?.[layer] as string | undefined) ?? ''
        ])
      ),
    [config.layers]
  );
  const views = useMapLayers(view, LAYER_NAMES, names);
  if (!views) return null;
  const titled = ROW_LINKS.map((kind, at) => ({
    ...kind,
    found: (views[at]?.layer ?? null) as unknown as QueriedLayer | null,
    title: translateText(
      views[at]?.layer?.title ?? toLayerRef(names[ROW_LAYERS[kind.layer]] || ROW_LAYERS[kind.layer]).title,
      locale
    )
  }));
  const missing = titled.filter(({ found }) => found === null).map(({ title }) => title);
  const geometry = {
    type: 'polygon',
    rings: analysis.rings.map((ring) => ring.map(([x, y]) => [x, y])),
    spatialReference: { wkid: 4326 }
  };
  return (
    <div role="group" aria-label={t('rows')} css={{ display: 'flex', flexWrap: 'wrap', gap: space(2) }}>
      {titled.map(
        ({ layer, text, where, found }) =>
          found && (
            <Button
              key={layer}
              size="sm"
              onClick={() =>
                records.open(
                  createLayerRows({
                    layer: found,
                    selection: { where, geometry },
                    title: joinWithColon(
                      `${formatMessage('biochar.analysisSummary', locale)} · ${reachText(analysis, t)}`,
                      t(text)
                    ),
                    locale,
                    view
                  })
                )
              }
              css={{ minHeight: 32 }}
            >
              {t(text)}
            </Button>
          )
      )}
      {missing.length > 0 && <span css={type.hint}>{t('rowsMissing', { layers: missing.join(', ') })}</span>}
      {records.dialog}
    </div>
  );
}
