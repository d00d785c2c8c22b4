import type { ReactNode } from 'react';
import {
  DEFAULT_PARAMETERS,
  formatFigure,
  formatMessage,
  Notice,
  Segments,
  useThemeStyles
} from 'widgets/shared-code/site-base';
import type { ClassLimits, Locale } from 'widgets/shared-code/site-base';
import { getUnitText } from 'widgets/shared-code/site-domain';
import {
  canBeContinuous,
  canSample,
  computeRampShare,
  getLayerText,
  listRasterClasses,
  RASTER_RAMP
} from 'widgets/shared-code/site-map';
import type { RasterPage, RasterStretch } from 'widgets/shared-code/site-map';
import type { ListedLayer } from '../use-layers';
import type { Texts } from '../use-texts';
import { useClassLimits, usePointerValue } from './use-pointer-value';
import type { PointerValue } from './use-pointer-value';
import { RASTER_STYLES } from './use-raster-styles';
import type { RasterStyles, StretchState } from './use-raster-styles';

interface RasterLegendProps {
  readonly listed: ListedLayer;
  readonly styles: RasterStyles;
  readonly locale: Locale;
  readonly t: Texts;
}

interface LegendPartProps extends Pick<RasterLegendProps, 'locale' | 't'> {
  readonly raster: RasterPage;
}

/** Returns a value of a raster with its unit. */
export function formatRasterValue(
  { value: { unit, decimals } }: RasterPage,
  value: number,
  locale: Locale
): string {
  return formatFigure(value, unit ? getUnitText(unit, locale) : '', decimals);
}

/**
 * Returns the value under the pointer in words: with its unit and its class, or only its class when the value is
 * the key of a name. A place without a value is 'no value', never 0.
 * @param limits limits of the classes; null when they are not known, and the class is then left out.
 */
export function describePointerValue(
  { status, ...state }: PointerValue,
  raster: RasterPage,
  limits: ClassLimits | null,
  { locale, t }: Pick<RasterLegendProps, 'locale' | 't'>
): string {
  if (status === 'idle') return t('pointAtMap');
  if (status === 'failed') return t('pointerFailed');
  const reading = status === 'ready' && 'answer' in state ? state.answer : null;
  if (!reading) return t('pointerReading');
  if (reading.status === 'noData') return t('noValue');
  if (reading.status === 'invalid') return formatMessage('raster.invalid', locale);
  const { value } = reading;
  const found = limits && listRasterClasses(raster, locale, limits).find(({ contains }) => contains(value));
  if (raster.classes.by === 'names') return found?.label ?? t('noValue');
  const figure = formatRasterValue(raster, value, locale);
  // Classes of equal steps are only numbers again.
  return found && raster.classes.by === 'legend' ? `${figure} · ${found.label}` : figure;
}

interface ClassListProps extends Omit<LegendPartProps, 't'> {
  readonly limits: ClassLimits | null;
}

/**
 * Classes of a raster with their colours, by the limits that the value under the pointer is classed by. Names and
 * colours are the same for all limits, so that they are shown while the limits are not known.
 */
function ClassList({ raster, limits, locale }: ClassListProps) {
  const { type, space, rule } = useThemeStyles();
  return (
    <ul
      css={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'flex',
        flexWrap: 'wrap',
        gap: space(1, 3),
        ...type.small
      }}
    >
      {listRasterClasses(raster, locale, limits ?? DEFAULT_PARAMETERS).map(({ label, color }) => (
        <li key={label} css={{ display: 'flex', alignItems: 'center', gap: space(1) }}>
          <span css={{ width: 12, height: 12, border: rule }} style={{ background: color }} />
          {label}
        </li>
      ))}
    </ul>
  );
}

interface RampProps extends Omit<LegendPartProps, 't'> {
  readonly stretch: RasterStretch;
  /** Value under the pointer; null when there is none. */
  readonly pointed: number | null;
}

/** The ramp with its lowest and highest value, and a mark at the value under the pointer. */
function Ramp({ raster, stretch, pointed, locale }: RampProps) {
  const { sys, type, space, rule } = useThemeStyles();
  const ends = [stretch.low, stretch.high].map((value) => formatRasterValue(raster, value, locale));
  return (
    <div css={{ display: 'grid', gap: space(1), ...type.small, fontFeatureSettings: '"tnum"' }}>
      <div
        css={{ position: 'relative', height: 12, border: rule, borderRadius: sys.shape.shape1 }}
        style={{ background: `linear-gradient(to right, ${RASTER_RAMP.join(', ')})` }}
      >
        {pointed !== null && (
          <span
            css={{
              position: 'absolute',
              top: -4,
              bottom: -4,
              width: 4,
              transform: 'translateX(-50%)',
              background: sys.color.surface.paperText,
              border: `1px solid ${sys.color.surface.paper}`,
              borderRadius: 2
            }}
            style={{ insetInlineStart: `${100 * computeRampShare(stretch, pointed)}%` }}
          />
        )}
      </div>
      <div css={{ display: 'flex', justifyContent: 'space-between' }}>
        {ends.map((end, at) => (
          <span key={at}>{end}</span>
        ))}
      </div>
    </div>
  );
}

interface ContinuousLegendProps extends LegendPartProps {
  readonly state: StretchState | null;
  readonly pointed: number | null;
}

/** Legend of a raster that is drawn as a ramp, or why there is none. */
function ContinuousLegend({ state, raster, pointed, locale, t }: ContinuousLegendProps): ReactNode {
  const { type } = useThemeStyles();
  if (state?.status === 'failed') {
    const isRefused = state.fault.kind === 'refused';
    return (
      <Notice kind="error" plain polite onRetry={isRefused ? undefined : state.retry} css={type.small}>
        {isRefused ? t('refused') : t('stretchFailed')}
      </Notice>
    );
  }
  if (state?.status === 'ready' && state.answer === null)
    return (
      <Notice plain polite css={type.small}>
        {t('noValuesInView')}
      </Notice>
    );
  if (!state?.last)
    return (
      <p role="status" css={{ margin: 0, ...type.hint }}>
        {t('sampling')}
      </p>
    );
  return <Ramp {...{ raster, pointed, locale }} stretch={state.last} />;
}

/** Legend entry of a visible raster: how it is drawn, its colours, and its value under the pointer. */
export function RasterLegend({ listed, styles, locale, t }: RasterLegendProps) {
  const { type, weight, space } = useThemeStyles();
  const { id, raster } = listed;
  const pointer = usePointerValue(listed);
  const limits = useClassLimits(listed);
  if (!raster || !canSample(listed.jimuLayerView.layer)) return null;
  const hasChoice = canBeContinuous(raster);
  const style = styles.getStyle(id);
  const isRamp = hasChoice && style === 'continuous';
  const name = getLayerText(raster.value.label, locale);
  const reading = pointer.status === 'ready' ? pointer.answer : null;
  return (
    <div css={{ display: 'grid', gap: space(2), padding: space(0, 4, 3) }}>
      {hasChoice ? (
        <Segments
          label={t('rasterStyle')}
          options={RASTER_STYLES.map((value) => ({ value, label: t(`style_${value}`) }))}
          value={style}
          onChange={(next) => styles.setStyle(listed, next)}
        />
      ) : (
        <p css={{ margin: 0, ...type.hint }}>{t('onlyClasses')}</p>
      )}
      <p css={{ margin: 0, ...type.small, fontWeight: weight.strong }}>
        {isRamp ? t('inView', { name }) : name}
      </p>
      {isRamp ? (
        <ContinuousLegend
          {...{ raster, locale, t }}
          state={styles.getStretch(id)}
          pointed={reading?.status === 'value' ? reading.value : null}
        />
      ) : (
        <ClassList {...{ raster, limits, locale }} />
      )}
      <p css={{ margin: 0, ...type.small, fontFeatureSettings: '"tnum"' }}>
        {t('underPointer')} <strong>{describePointerValue(pointer, raster, limits, { locale, t })}</strong>
      </p>
    </div>
  );
}
