import { RULE_CHECKS, formatMessage, hasOwn } from '@site/domain';
import type {
  EntryCheck,
  NumberDeclaration,
  RecordDeclaration,
  SettingDeclarations,
  SettingWords,
  TextRule,
  Words
} from '@site/domain';
import { ReactRedux } from 'jimu-core';
import type { IMState, UseDataSource } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { listToolsByName, listToolsForPart } from '../tools/linked-widgets';
import { useLocale } from '../base/use-ui-texts';
import { checkSelector } from './check-selector';
import { ChoiceSetting, ListSetting, NumberSetting, SwitchSetting, TextSetting } from './entries';
import { FieldSetting, LayerSetting } from './layer-setting';
import { en } from './texts';
import { useSettingTexts } from './use-setting-texts';

type Options = readonly (readonly [value: string, label: string])[];

/** Settings that a page edits, with their valid values; every row receives it. */
export interface EditedPage {
  readonly id: string;
  readonly settings: SettingDeclarations;
  /** Valid value of every setting. */
  readonly values: Readonly<Record<string, unknown>>;
  readonly useDataSources: AllWidgetSettingProps<unknown>['useDataSources'];
  /** Options and record keys whose labels only code knows. */
  readonly options: Readonly<Record<string, Options | undefined>>;
  change(key: string, value: unknown, useDataSources?: UseDataSource[]): void;
}

interface RowProps {
  readonly page: EditedPage;
  readonly name: string;
  readonly words: SettingWords;
}

const findCheck = (rule: TextRule | undefined): EntryCheck | undefined =>
  rule === 'selector' ? checkSelector : rule && RULE_CHECKS[rule];

/** Returns a function that reads words in the builder's language. */
export function useWords(): (words: Words | undefined) => string | undefined {
  const locale = useLocale();
  return (words) =>
    typeof words === 'string' ? formatMessage(words, locale) : words?.[locale === 'fr' ? 1 : 0];
}

/** Returns the label and help of a setting: its own words, or those that are the same in every widget. */
export function useSettingLabels(): (
  page: Pick<EditedPage, 'settings'>,
  name: string,
  words: SettingWords
) => { readonly label: string; readonly help: string | undefined } {
  const t = useSettingTexts();
  const read = useWords();
  const readShared = (key: string, values: Readonly<Record<string, number>>) =>
    hasOwn(en, key) ? t(key as keyof typeof en, values) : undefined;
  return ({ settings }, name, { label, help }) => {
    const { min = 0, max = 0 } = (settings[name] ?? {}) as Partial<NumberDeclaration>;
    return {
      label: read(label) ?? readShared(name, {}) ?? name,
      help: read(help) ?? (label === undefined ? readShared(`${name}Help`, { min, max }) : undefined)
    };
  };
}

/** Lists options with their labels: given by the widget's code, or by the words of the setting. */
function useOptions({ page, name, words }: RowProps, values: readonly string[]): Options {
  const read = useWords();
  return page.options[name] ?? values.map((one) => [one, read(words.labels?.[one]) ?? one]);
}

const PERCENT = 100;

function NumberRow({ page, name, words }: RowProps) {
  const labels = useSettingLabels()(page, name, words);
  const { unit, min, max, whole } = page.settings[name] as NumberDeclaration;
  const factor = unit === '%' ? PERCENT : 1;
  const value = page.values[name] as number;
  return (
    <NumberSetting
      {...labels}
      unit={unit}
      min={min * factor}
      max={max * factor}
      whole={whole}
      value={factor === 1 ? value : Math.round(value * factor)}
      onChange={(next) => page.change(name, next / factor)}
    />
  );
}

/** A row for each key of a record. */
function RecordRows(props: RowProps) {
  const { page, name, words } = props;
  const {
    entry,
    keys = [],
    usual = {},
    rule,
    isLong,
    layer,
    shown
  } = page.settings[name] as RecordDeclaration;
  const read = useWords();
  const record = page.values[name] as Readonly<Record<string, string>>;
  const options = useOptions(props, keys).filter(
    ([key]) => shown === undefined || (page.values[shown] as readonly string[]).includes(key)
  );
  const change = (key: string, text: string, uses?: UseDataSource[]) => {
    const { [key]: _before, ...others } = entry === 'field' ? { ...usual, ...record } : record;
    page.change(name, text === '' ? others : { ...others, [key]: text }, uses);
  };
  return (
    <>
      {options.map(([key, keyLabel]) => {
        const label = read(words.label)?.replace('{key}', keyLabel) ?? keyLabel;
        const value = record[key] ?? '';
        const { id: widgetId, useDataSources } = page;
        if (entry === 'layer')
          return (
            <LayerSetting
              key={key}
              {...{ widgetId, label, useDataSources }}
              name={value}
              usual=""
              onChange={(next, uses) => change(key, next, uses)}
            />
          );
        if (entry === 'field')
          return (
            <FieldSetting
              key={key}
              {...{ label, useDataSources }}
              value={value || (usual[key] ?? '')}
              layer={page.values[layer!] as string}
              onChange={(next) => change(key, next)}
            />
          );
        return (
          <TextSetting
            key={key}
            {...{ label, value, isLong }}
            usual={usual[key]}
            check={findCheck(rule)}
            onChange={(next) => change(key, next)}
          />
        );
      })}
    </>
  );
}

function OptionsRow(props: RowProps) {
  const { page, name, words } = props;
  const labels = useSettingLabels()(page, name, words);
  const declaration = page.settings[name]!;
  const options = useOptions(props, 'options' in declaration ? (declaration.options ?? []) : []);
  const value = page.values[name];
  if (declaration.kind !== 'list')
    return (
      <ChoiceSetting
        {...{ ...labels, options }}
        value={value as string}
        onChange={(next) => page.change(name, next)}
      />
    );
  return (
    <ListSetting
      {...{ ...labels, options }}
      value={value as readonly string[]}
      onChange={(next) => {
        if (next.length > 0 || !declaration.isNeverEmpty) page.change(name, [...next]);
      }}
    />
  );
}

/** Choice of another widget of the app. */
function WidgetRow({ page, name, words }: RowProps) {
  const t = useSettingTexts();
  const read = useWords();
  const labels = useSettingLabels()(page, name, words);
  const declaration = page.settings[name]!;
  const widgets = ReactRedux.useSelector(
    (state: IMState) => (state.appStateInBuilder ?? state).appConfig?.widgets
  );
  const isTool = declaration.kind === 'tool';
  if (isTool && page.values.part === 'tool') return null;
  const found =
    declaration.kind === 'widget'
      ? listToolsByName(widgets, declaration.widget)
      : listToolsForPart(widgets, page.id);
  const options = found.map(({ id, label }) => [id, label] as const);
  return (
    <ChoiceSetting
      {...labels}
      prompt={isTool ? t('chooseTool') : undefined}
      value={page.values[name] as string}
      options={isTool ? options : [['', read(words.labels?.['']) ?? ''], ...options]}
      onChange={(next) => page.change(name, next)}
    />
  );
}

/** Control of one declared setting. */
export function SettingRow(props: RowProps) {
  const { page, name, words } = props;
  const labels = useSettingLabels()(page, name, words);
  const declaration = page.settings[name]!;
  const value = page.values[name];
  const { id: widgetId, useDataSources } = page;
  switch (declaration.kind) {
    case 'number':
      return <NumberRow {...props} />;
    case 'choice':
    case 'list':
      return <OptionsRow {...props} />;
    case 'record':
      return <RecordRows {...props} />;
    case 'tool':
    case 'widget':
      return <WidgetRow {...props} />;
    case 'own':
      return null;
    case 'switch':
      return (
        <SwitchSetting {...labels} value={value as boolean} onChange={(next) => page.change(name, next)} />
      );
    case 'layer':
      return (
        <LayerSetting
          {...{ ...labels, widgetId, useDataSources }}
          name={value as string}
          usual={declaration.default}
          onChange={(next, uses) => page.change(name, next, uses)}
        />
      );
    case 'field':
      return (
        <FieldSetting
          {...{ label: labels.label, useDataSources }}
          value={value as string}
          layer={page.values[declaration.layer] as string}
          onChange={(next) => page.change(name, next)}
        />
      );
    case 'text':
      return (
        <TextSetting
          {...labels}
          isLong={declaration.isLong}
          value={value as string}
          check={findCheck(declaration.rule)}
          onChange={(next) => page.change(name, next)}
        />
      );
  }
}
