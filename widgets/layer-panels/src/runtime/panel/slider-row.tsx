import { React } from 'jimu-core';
import { Button, Slider, TextInput } from 'jimu-ui';
import type { Locale, SliderState } from 'widgets/shared-code/site-core';
import {
  formatNumber,
  message,
  readThumb,
  SiteIcon,
  toggleSlider,
  useLook
} from 'widgets/shared-code/site-core';
import type { ReadySlider } from 'widgets/shared-code/site-map';
import type { Texts } from '../use-texts';
import { BINS, Histogram } from './histogram';

interface SliderRowProps {
  readonly slider: ReadySlider;
  /** What the layer calls the field; the sliders of the specification have names and units of their own. */
  readonly alias: string;
  readonly state: SliderState;
  /** Behind the slider, once the layer's values are known. */
  readonly counts: Int32Array | null;
  readonly locale: Locale;
  readonly t: Texts;
  onDrag(state: SliderState): void;
  onSettle(state: SliderState): void;
}

type Colors = ReturnType<typeof useLook>['sys']['color'];

/** The track: dark on the side that stays, the thumb at `share` of the range. */
function trackOf({ primary, divider }: Colors, share: number, reversed: boolean): string {
  const [left, right] = reversed ? [primary.main, divider.primary] : [divider.primary, primary.main];
  return `linear-gradient(to right, ${left} ${100 * share}%, ${right} ${100 * share}%)`;
}

/** One slider: its name, the value to type, the toggle that reverses it, and its histogram. */
export function SliderRow({ slider, alias, state, counts, locale, t, onDrag, onSettle }: SliderRowProps) {
  const { sys, type, weight, space } = useLook();
  const labelId = React.useId();
  const { min, max, step } = slider;
  const { value, reversed } = state;
  const share = (value - min) / (max - min);
  const sense = message(reversed ? 'slider.lessThan' : 'slider.greaterThan', locale);
  const dragged = React.useRef<SliderState | null>(null);
  const drag = (next: number) => {
    dragged.current = { value: next, reversed };
    onDrag(dragged.current);
  };
  const settle = () => {
    if (dragged.current) onSettle(dragged.current);
    dragged.current = null;
  };
  const name = slider.slider ? t(`slider_${slider.slider}`) : alias;
  const unitText = slider.slider ? t(`unit_${slider.slider}`) : '';
  const above = value === max && !reversed;
  /** What stands in the field until it is taken; refused once it was left there or entered. */
  const [entry, setEntry] = React.useState<{ text: string; isRefused: boolean } | null>(null);
  const isRefused = entry?.isRefused ?? false;
  // Whatever else moves the thumb takes what is typed away.
  React.useEffect(() => setEntry(null), [value, reversed]);
  const accept = (text: string) => {
    if (entry === null) return;
    const thumb = readThumb(slider, text);
    setEntry(thumb === null ? { text, isRefused: true } : null);
    if (thumb !== null) onSettle({ value: thumb, reversed });
  };
  return (
    <div role="group" aria-labelledby={labelId} css={{ display: 'grid', gap: space(0.5) }}>
      <div css={{ display: 'flex', alignItems: 'center', gap: space(1), minHeight: 32 }}>
        <span id={labelId} css={{ flex: 1, fontWeight: weight.strong }}>
          {name}
        </span>
        <span aria-hidden="true" css={{ color: sys.color.surface.paperHint }}>
          {reversed ? '≤' : '≥'}
        </span>
        <TextInput
          inputMode="decimal"
          value={entry?.text ?? String(value)}
          size="sm"
          aria-label={[name, sense, unitText].filter((part) => part !== '').join(', ')}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${labelId}-wrong` : undefined}
          css={{
            width: 64,
            height: 28,
            '& input': { textAlign: 'right', padding: space(0.5, 1.5), height: 24 }
          }}
          onChange={(event) => setEntry({ text: event.currentTarget.value, isRefused })}
          onAcceptValue={accept}
        />
        <span css={{ ...type.hint, whiteSpace: 'nowrap' }}>
          {unitText}
          {above ? ` ${t('andAbove')}` : ''}
        </span>
        <Button
          type="tertiary"
          icon
          size="sm"
          aria-label={t('reverse', { name, sense })}
          title={t('reverse', { name, sense })}
          aria-pressed={reversed}
          onClick={() => onSettle(toggleSlider(slider, state))}
        >
          <SiteIcon name="swap" size={16} />
        </Button>
      </div>
      {isRefused && (
        <span role="alert" id={`${labelId}-wrong`} css={{ ...type.small, color: sys.color.error.main }}>
          {t('wrongValue', { min: formatNumber(min), max: formatNumber(max) })}
        </span>
      )}
      <div css={{ padding: space(0, 2), minHeight: 28 }}>
        <Histogram
          counts={counts ?? new Int32Array(BINS)}
          from={reversed ? 0 : share}
          to={reversed ? share : 1}
        />
      </div>
      <Slider
        min={min}
        max={max}
        step={step}
        value={value}
        aria-label={name}
        aria-valuetext={`${sense} ${value} ${unitText}`.trim()}
        onChange={(event) => drag(Number(event.target.value))}
        onPointerUp={settle}
        onKeyUp={settle}
        onBlur={settle}
        style={{ '--slider-track': trackOf(sys.color, share, reversed) } as React.CSSProperties}
      />
    </div>
  );
}
