import { React } from 'jimu-core';
import { Button, Slider, TextInput } from 'jimu-ui';
import { formatMessage, formatNumber, SiteIcon, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import {
  computeScaleShare,
  computeScaleValue,
  isSliderAtRest,
  readThumb,
  toggleSlider
} from 'widgets/shared-code/site-domain';
import type { SliderScale, SliderState } from 'widgets/shared-code/site-domain';
import type { ReadySlider } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';
import { HistogramBars } from './histogram';
import type { Histogram } from './use-panel-figures';

interface SliderRowProps {
  readonly slider: ReadySlider;
  /** The layer's alias of the field; sliders of the specification have their own names and units. */
  readonly alias: string;
  readonly state: SliderState;
  /** Scale of the values along the slider. */
  readonly scale: SliderScale;
  /** Histogram behind the slider; null until the layer's values are known. */
  readonly histogram: Histogram | null;
  readonly locale: Locale;
  readonly t: Texts;
  onDrag(state: SliderState): void;
  onSettle(state: SliderState): void;
}

type SliderColors = ReturnType<typeof useThemeStyles>['sys']['color'];

/** Space beside the track and the bars, in px: the centre of the thumb cannot come nearer to an end. */
const THUMB_RADIUS = 8;

/**
 * Returns the track's background: dark on the side that is kept, with the thumb at `share` of the range. It
 * starts and ends with the bars above it, where the thumb's centre does.
 */
function createTrackBackground({ primary, divider }: SliderColors, share: number, reversed: boolean): string {
  const [left, right] = reversed ? [primary.main, divider.primary] : [divider.primary, primary.main];
  const thumb = `calc(${THUMB_RADIUS}px + (100% - ${2 * THUMB_RADIUS}px) * ${share})`;
  const [start, end] = [`${THUMB_RADIUS}px`, `calc(100% - ${THUMB_RADIUS}px)`];
  const stops = [
    ...[`transparent ${start}`, `${left} ${start}`, `${left} ${thumb}`],
    ...[`${right} ${thumb}`, `${right} ${end}`, `transparent ${end}`]
  ];
  return `linear-gradient(to right, ${stops.join(', ')})`;
}

/** Positions of a thumb along a logarithmic slider. */
const THUMB_POSITIONS = 1000;
/** Steps that each key moves a thumb. */
const KEY_STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowRight: 1,
  ArrowUp: 1,
  ArrowLeft: -1,
  ArrowDown: -1,
  PageUp: 10,
  PageDown: -10
};

interface ThumbFieldProps extends Pick<SliderRowProps, 'slider' | 'state' | 't' | 'onSettle'> {
  readonly id: string;
  readonly name: string;
  readonly sense: string;
  readonly unitText: string;
}

/** The toggle between 'greater than' and 'less than', and the input of the value with its unit. */
function ThumbField({ id, slider, state, name, sense, unitText, t, onSettle }: ThumbFieldProps) {
  const { sys, type, space } = useThemeStyles();
  const { min, max } = slider;
  const { value, reversed } = state;
  const above = value === max && !reversed;
  const shown = isSliderAtRest(slider, state) ? '' : String(value);
  /**
   * Text in the input until it is accepted; refused when the input is left or submitted with an invalid
   * value.
   */
  const [entry, setEntry] = React.useState<{ text: string; isRefused: boolean } | null>(null);
  const isRefused = entry?.isRefused ?? false;
  // Any other move of the thumb discards the typed text.
  React.useEffect(() => setEntry(null), [value, reversed]);
  const acceptEntry = (text: string) => {
    if (entry === null) return;
    const thumb = readThumb(slider, text);
    setEntry(thumb === null ? { text, isRefused: true } : null);
    if (thumb !== null) onSettle({ value: thumb, reversed });
  };
  return (
    <>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space(1), minHeight: 32 }}>
        <Button
          type="secondary"
          size="sm"
          aria-label={t('reverse', { name, sense })}
          aria-pressed={reversed}
          onClick={() => onSettle(toggleSlider(slider, state))}
          css={{ gap: space(1), whiteSpace: 'nowrap' }}
        >
          {sense}
          <SiteIcon name="swap" size={16} />
        </Button>
        <TextInput
          inputMode="decimal"
          placeholder={t('any')}
          value={entry?.text ?? shown}
          size="sm"
          aria-label={[name, sense, unitText].filter((part) => part !== '').join(', ')}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-wrong` : undefined}
          css={{
            width: 64,
            height: 28,
            '& input': { textAlign: 'right', padding: space(0.5, 1.5), height: 24 }
          }}
          onChange={(event) => setEntry({ text: event.currentTarget.value, isRefused })}
          onAcceptValue={acceptEntry}
        />
        <span css={type.hint}>
          {unitText}
          {above ? ` ${t('andAbove')}` : ''}
        </span>
      </div>
      {isRefused && (
        <span role="alert" id={`${id}-wrong`} css={{ ...type.small, color: sys.color.error.main }}>
          {t('wrongValue', { min: formatNumber(min), max: formatNumber(max) })}
        </span>
      )}
    </>
  );
}

/** Returns the handlers of a drag: each move of the thumb, and its end. */
function useThumbDrag({ state, onDrag, onSettle }: SliderRowProps) {
  const dragged = React.useRef<SliderState | null>(null);
  const handleDrag = (value: number) => {
    dragged.current = { value, reversed: state.reversed };
    onDrag(dragged.current);
  };
  const handleSettle = () => {
    if (dragged.current) onSettle(dragged.current);
    dragged.current = null;
  };
  return { handleDrag, handleSettle };
}

/** One slider: its name, direction and value, and its histogram. */
export function SliderRow(props: SliderRowProps) {
  const { slider, alias, state, scale, histogram, locale, t, onSettle } = props;
  const { sys, type, weight, space } = useThemeStyles();
  const labelId = React.useId();
  const { min, max, step } = slider;
  const { value, reversed } = state;
  const share = computeScaleShare(scale, value);
  const sense = formatMessage(reversed ? 'slider.lessThan' : 'slider.greaterThan', locale);
  const { handleDrag, handleSettle } = useThumbDrag(props);
  const name = slider.slider ? t(`slider_${slider.slider}`) : alias;
  const unitText = slider.slider ? t(`unit_${slider.slider}`) : '';
  return (
    <div role="group" aria-labelledby={labelId} css={{ display: 'grid', gap: space(0.5) }}>
      <span id={labelId} css={{ fontWeight: weight.strong }}>
        {name}
      </span>
      <ThumbField
        id={labelId}
        slider={slider}
        state={state}
        name={name}
        sense={sense}
        unitText={unitText}
        t={t}
        onSettle={onSettle}
      />
      <div css={{ padding: `0 ${THUMB_RADIUS}px`, minHeight: 28 }}>
        {histogram && (
          <HistogramBars
            histogram={histogram}
            scale={scale}
            from={reversed ? 0 : share}
            to={reversed ? share : 1}
          />
        )}
      </div>
      {/* The slider reports changes but not the end of a drag. */}
      <div
        role="presentation"
        onKeyDown={(event) => {
          const steps = scale.log ? KEY_STEPS[event.key] : undefined;
          if (steps === undefined) return;
          event.preventDefault();
          handleDrag(Math.min(max, Math.max(min, value + steps * step)));
        }}
        onPointerUp={handleSettle}
        onKeyUp={handleSettle}
        onBlur={handleSettle}
      >
        <Slider
          {...(scale.log
            ? // The thumb is positioned on the scale of the bars, while keys still step by values.
              { min: 0, max: THUMB_POSITIONS, step: 1, value: Math.round(share * THUMB_POSITIONS) }
            : { min, max, step, value })}
          aria-label={name}
          aria-valuetext={isSliderAtRest(slider, state) ? t('any') : `${sense} ${value} ${unitText}`.trim()}
          onChange={(event) => {
            const place = Number(event.target.value);
            handleDrag(scale.log ? computeScaleValue(scale, place / THUMB_POSITIONS, step) : place);
          }}
          style={
            { '--slider-track': createTrackBackground(sys.color, share, reversed) } as React.CSSProperties
          }
        />
      </div>
      {scale.log && (
        <span css={type.hint}>
          {t('logScale', { min: formatNumber(min), max: `${formatNumber(max)} ${unitText}`.trim() })}
        </span>
      )}
    </div>
  );
}
