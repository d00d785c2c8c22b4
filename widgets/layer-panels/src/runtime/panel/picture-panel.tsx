import { React } from 'jimu-core';
import { Slider } from 'jimu-ui';
import { formatFigure, formatNumber, Notice, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import { getUnitText } from 'widgets/shared-code/site-domain';
import { canSample, getInitialOpacity, getLayerText, watchOpacity } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';
import type { Texts } from '../use-texts';
import { PanelButtons } from './panel-buttons';
import { useSamples } from './use-samples';
import type { ClassCount, PictureSamples } from './use-samples';

interface PicturePanelProps {
  readonly listed: ListedLayer;
  readonly locale: Locale;
  readonly t: Texts;
}

type LayerOpacity = Pick<ListedLayer['jimuLayerView']['layer'], 'opacity'>;

/** Opacity step of an arrow key, in percent. */
const OPACITY_STEP = 5;

/** Returns the current opacity of a layer, 0 to 1, and the one before a reader changed it. */
function useOpacity(layer: LayerOpacity) {
  const first = getInitialOpacity(layer);
  const [opacity, setState] = React.useState(layer.opacity);
  // Another way to draw the layer changes its opacity as well.
  React.useEffect(() => watchOpacity(layer, () => setState(layer.opacity)), [layer]);
  const setOpacity = (next: number) => {
    layer.opacity = next;
    setState(next);
  };
  return { opacity, first, setOpacity };
}

interface OpacityRowProps extends Pick<PicturePanelProps, 't'> {
  readonly opacity: number;
  onChange(opacity: number): void;
}

function OpacityRow({ opacity, t, onChange }: OpacityRowProps) {
  const { type, weight, space } = useThemeStyles();
  const percent = Math.round(100 * opacity);
  const text = formatFigure(percent, '%', 0);
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      <div css={{ display: 'flex', gap: space(2) }}>
        <span css={{ flex: 1, fontWeight: weight.strong }}>{t('opacity')}</span>
        <span css={type.hint}>{text}</span>
      </div>
      <Slider
        min={0}
        max={100}
        step={OPACITY_STEP}
        value={percent}
        aria-label={t('opacity')}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.target.value) / 100)}
      />
    </div>
  );
}

interface SharesProps extends Pick<PicturePanelProps, 't'> {
  readonly classes: readonly ClassCount[];
  readonly total: number;
}

/** Share of each class among the sampled values. */
function Shares({ classes, total, t }: SharesProps) {
  const { sys, type, weight, space, rule } = useThemeStyles();
  return (
    <table css={{ width: '100%', borderCollapse: 'collapse', ...type.small }}>
      <caption
        css={{ textAlign: 'start', fontWeight: weight.strong, captionSide: 'top', paddingBottom: space(1) }}
      >
        {t('classShares')}
      </caption>
      <tbody>
        {classes.map(({ label, color, count }) => (
          <tr key={label ?? ''}>
            <td css={{ width: 20 }}>
              <div
                css={{ width: 12, height: 12, border: rule }}
                style={{ background: color ?? sys.color.surface.paper }}
              />
            </td>
            <th
              scope="row"
              css={{ textAlign: 'start', fontWeight: weight.regular, padding: space(0.5, 2, 0.5, 0) }}
            >
              {label ?? t('unclassed')}
            </th>
            <td css={{ textAlign: 'end' }}>{formatFigure((100 * count) / total, '%', 1)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface PictureSummaryProps extends PicturePanelProps {
  readonly samples: PictureSamples;
}

/** Summary of a picture in the visible extent: shares of its classes, and lowest, mean and highest value. */
function PictureSummary({ samples, listed: { raster }, locale, t }: PictureSummaryProps) {
  const { type, weight, space } = useThemeStyles();
  const id = React.useId();
  const { values, total, classes } = samples;
  if (values.length === 0) return <Notice plain>{t('noSamples')}</Notice>;
  const unit = raster?.value.unit ? getUnitText(raster.value.unit, locale) : '';
  const decimals = raster?.value.decimals ?? 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const figures = [
    ['lowest', Math.min(...values)],
    ['mean', mean],
    ['highest', Math.max(...values)]
  ] as const;
  return (
    <div css={{ display: 'grid', gap: space(3), fontFeatureSettings: '"tnum"' }}>
      {classes && <Shares classes={classes} total={values.length} t={t} />}
      {/* Values that are only keys of names have no average. */}
      {raster?.classes.by !== 'names' && (
        <section aria-labelledby={id} css={type.small}>
          <h4 id={id} css={{ margin: space(0, 0, 1), ...type.small, fontWeight: weight.strong }}>
            {raster ? getLayerText(raster.value.label, locale) : t('valuesInView')}
          </h4>
          <dl css={{ margin: 0, display: 'grid', gap: space(1) }}>
            {figures.map(([key, value]) => (
              <div key={key} css={{ display: 'flex', justifyContent: 'space-between' }}>
                <dt css={{ fontWeight: weight.regular }}>{t(key)}</dt>
                <dd css={{ margin: 0 }}>{formatFigure(value, unit, decimals)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <p css={{ margin: 0, ...type.hint }}>
        {t('sampledPlaces', { known: formatNumber(values.length), total: formatNumber(total) })}
      </p>
    </div>
  );
}

/** Properties of a layer without records: its opacity, and a summary of the visible extent. */
export function PicturePanel(props: PicturePanelProps) {
  const { listed, locale, t } = props;
  const { layer } = listed.jimuLayerView;
  const { opacity, first, setOpacity } = useOpacity(layer);
  const [showsSummary, setShowsSummary] = React.useState(false);
  const samples = useSamples(listed, showsSummary, locale);
  return (
    <>
      <OpacityRow opacity={opacity} t={t} onChange={setOpacity} />
      <PanelButtons
        showsSummary={showsSummary}
        canReset={opacity !== first}
        locale={locale}
        onSummary={setShowsSummary}
        onReset={() => setOpacity(first)}
      />
      {showsSummary && !canSample(layer) && <Notice plain>{t('noSummary')}</Notice>}
      {samples.status === 'loading' && <Notice plain>{t('sampling')}</Notice>}
      {samples.status === 'failed' && (
        <Notice kind="error" plain onRetry={samples.fault.kind === 'refused' ? undefined : samples.retry}>
          {samples.fault.kind === 'refused'
            ? t('refused')
            : t('samplesFailed', { reason: samples.fault.message })}
        </Notice>
      )}
      {showsSummary && samples.status === 'ready' && <PictureSummary {...props} samples={samples.answer} />}
    </>
  );
}
