import type { EntryCheck, NumberBounds } from '@site/domain';
import { readNumber, toggleItem } from '@site/domain';
import { React } from 'jimu-core';
import { Checkbox, Option, Select, Switch, TextArea, TextInput } from 'jimu-ui';
import { LabelledField } from '../kit/fields/labelled-field';
import { useThemeStyles } from '../kit/theme/styles';
import { useSettingTexts } from './use-setting-texts';

interface SettingEntry<T> {
  readonly label: string;
  /** Help text beneath the control, one line. */
  readonly help?: string;
  readonly value: T;
  onChange(value: T): void;
}

/**
 * Typed text while it differs from the setting: an invalid entry stays visible with its error until it is
 * corrected or the setting changes elsewhere (undo, another widget).
 */
function useTypedText(held: string): readonly [text: string, type: (text: string, nextHeld: string) => void] {
  const [typed, setTyped] = React.useState<{ readonly held: string; readonly text: string } | null>(null);
  const text = typed?.held === held ? typed.text : held;
  return [text, (next, nextHeld) => setTyped({ held: nextHeld, text: next })];
}

interface TextEntry extends SettingEntry<string> {
  /** Validates an entry; without it any text is valid. */
  readonly check?: EntryCheck;
  /** Returns an error message of the widget's own, or null. */
  refuse?(entry: string): string | null;
  /**
   * Returns the `value` that an entry leads to when it differs from the entry, so that the typed text stays.
   */
  held?(entry: string): string;
  /** Placeholder: the value that applies while the entry is empty. */
  readonly usual?: string;
  /** Uses a text area. */
  readonly isLong?: boolean;
}

/** Setting for a text. */
export function TextSetting(props: TextEntry) {
  const { label, help, value, usual, check, refuse, held, isLong = false, onChange } = props;
  const t = useSettingTexts();
  const [text, type] = useTypedText(value);
  const findProblem = (entry: string): string | null => {
    const wrong = check?.(entry);
    return wrong ? t(wrong) : (refuse?.(entry) ?? null);
  };
  const change = (next: string) => {
    const isRefused = findProblem(next) !== null;
    const nextHeld = isRefused ? value : (held?.(next) ?? next);
    type(next, nextHeld);
    if (nextHeld !== value) onChange(next);
  };
  return (
    <LabelledField label={label} help={help} error={findProblem(text)}>
      {(control) =>
        isLong ? (
          <TextArea
            {...control}
            value={text}
            placeholder={usual}
            onChange={({ target }) => change(target.value)}
          />
        ) : (
          <TextInput
            {...control}
            value={text}
            placeholder={usual}
            onChange={({ target }) => change(target.value)}
          />
        )
      }
    </LabelledField>
  );
}

interface NumberEntry extends SettingEntry<number>, NumberBounds {
  /** Unit at the end of the field. */
  readonly unit?: string;
}

/** Setting for a number within bounds. */
export function NumberSetting({ label, help, value, unit, onChange, ...bounds }: NumberEntry) {
  const t = useSettingTexts();
  const { type: look } = useThemeStyles();
  const [text, type] = useTypedText(String(value));
  const wrong =
    readNumber(text, bounds) === null
      ? t(bounds.whole ? 'wrongWhole' : 'wrongNumber', { min: bounds.min, max: bounds.max })
      : null;
  return (
    <LabelledField label={label} help={help} error={wrong}>
      {(control) => (
        <TextInput
          {...control}
          inputMode="decimal"
          value={text}
          suffix={unit && <span css={look.hint}>{unit}</span>}
          onChange={({ target }) => {
            const next = readNumber(target.value, bounds);
            type(target.value, String(next ?? value));
            if (next !== null && next !== value) onChange(next);
          }}
        />
      )}
    </LabelledField>
  );
}

interface ChoiceEntry<T extends string> extends SettingEntry<T> {
  readonly options: readonly (readonly [value: T, label: string])[];
  /** Placeholder while nothing is chosen. */
  readonly prompt?: string;
}

/** Setting for one of several options. */
export function ChoiceSetting<T extends string>({
  label,
  help,
  value,
  options,
  prompt,
  onChange
}: ChoiceEntry<T>) {
  return (
    <LabelledField label={label} help={help}>
      {(control) => (
        <Select
          id={control.id}
          aria-label={label}
          aria-describedby={control['aria-describedby']}
          placeholder={prompt}
          value={prompt !== undefined && !options.some(([one]) => one === value) ? undefined : value}
          onChange={(_event, next) => onChange(next as T)}
        >
          {options.map(([one, name]) => (
            <Option key={one} value={one}>
              {name}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

/** Setting for on or off. */
export function SwitchSetting({ label, help, value, onChange }: SettingEntry<boolean>) {
  const { type, space } = useThemeStyles();
  const id = React.useId();
  return (
    <div>
      <div
        css={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space(2),
          ...type.note
        }}
      >
        <span>{label}</span>
        <Switch
          aria-label={label}
          aria-describedby={help === undefined ? undefined : id}
          checked={value}
          onChange={(_event, checked) => onChange(checked)}
        />
      </div>
      {help !== undefined && (
        <span id={id} css={type.hint}>
          {help}
        </span>
      )}
    </div>
  );
}

interface ListEntry<T extends string> extends SettingEntry<readonly T[]> {
  readonly options: readonly (readonly [value: T, label: string])[];
}

/** Setting for some of several options, in the order of the options. */
export function ListSetting<T extends string>({ label, help, value, options, onChange }: ListEntry<T>) {
  const { type, space, weight } = useThemeStyles();
  const id = React.useId();
  const all = options.map(([one]) => one);
  return (
    <div role="group" aria-label={label} aria-describedby={help === undefined ? undefined : id}>
      <div css={{ ...type.note, fontWeight: weight.medium }}>{label}</div>
      {help !== undefined && (
        <span id={id} css={type.hint}>
          {help}
        </span>
      )}
      {options.map(([one, name]) => (
        <label key={one} css={{ display: 'flex', alignItems: 'center', gap: space(1), ...type.note }}>
          <Checkbox
            aria-label={name}
            checked={value.includes(one)}
            onChange={() => onChange(toggleItem(all, value, one))}
          />
          {name}
        </label>
      ))}
    </div>
  );
}
