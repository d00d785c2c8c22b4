import { checkConfig, hasOwn, joinWithColon, PARAMETER_GROUPS, readSettings } from '@site/domain';
import type {
  NumberDeclaration,
  ParameterGroup,
  ParameterName,
  PageParts,
  SettingDeclarations,
  SettingFault,
  SettingWords,
  SettingsFrom,
  SettingsPart
} from '@site/domain';
import { React } from 'jimu-core';
import type { UseDataSource } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Button } from 'jimu-ui';
import type { ReactNode } from 'react';
import { Notice } from '../kit/notices/notice';
import type { ParameterAnswer } from '../tools/use-parameters';
import { MapPart, ParametersPart, SettingPart } from './sections';
import { SettingRow, useSettingLabels, useWords } from './setting-row';
import type { EditedPage } from './setting-row';
import { useSettingTexts } from './use-setting-texts';

/** The part of a configuration that is used here. */
interface EditedConfig {
  set(key: string, value: unknown): unknown;
  without(key: string): unknown;
  asMutable(options: { readonly deep: boolean }): object;
}

/** Row of a setting that the widget draws itself. */
interface OwnRow<T> {
  readonly label: string;
  readonly help: string | undefined;
  readonly value: T;
  /** Saves the setting; `useDataSources` are given only when they change too. */
  onChange(value: T, useDataSources?: UseDataSource[]): void;
}

interface SettingsPageProps<S extends SettingDeclarations> extends Pick<
  AllWidgetSettingProps<unknown>,
  'id' | 'useMapWidgetIds' | 'useDataSources' | 'onSettingChange'
> {
  readonly config: EditedConfig;
  /** Name of the page in its class: `widget-setting-<name>`. */
  readonly name: string;
  readonly settings: S;
  readonly parts: PageParts<S>;
  /** Options and record keys whose labels only code knows. */
  readonly options?: { readonly [K in keyof S]?: readonly (readonly [value: string, label: string])[] };
  /** Rows that the widget draws itself. */
  readonly rows?: { readonly [K in keyof S]?: (row: OwnRow<SettingsFrom<S>[K]>) => ReactNode };
  /** Parameters in force, for the part `parameters`. */
  readonly parameters?: ParameterAnswer;
}

/** Words of each setting; one with several rows, which have labels of their own, is named like its part. */
const listWords = (
  settings: SettingDeclarations,
  parts: readonly SettingsPart[]
): Readonly<Record<string, SettingWords | undefined>> =>
  Object.fromEntries(
    parts.flatMap(({ title, rows = {} }) =>
      Object.entries(rows).map(([key, words]) => [
        key,
        ['record', 'own'].includes(settings[key]?.kind ?? '') ? { label: title, ...words } : words
      ])
    )
  );

const isGroup = (name: ParameterName | ParameterGroup): name is ParameterGroup =>
  hasOwn(PARAMETER_GROUPS, name);

const listParameters = (names: readonly (ParameterName | ParameterGroup)[]): readonly ParameterName[] =>
  names.flatMap((name) => (isGroup(name) ? PARAMETER_GROUPS[name] : [name]));

interface FaultsProps {
  readonly page: EditedPage;
  readonly parts: readonly SettingsPart[];
  readonly config: object;
  readonly faults: readonly SettingFault[];
  onRemove(key: string): void;
}

/** Lists the invalid settings of a saved configuration, each with a button that corrects it. */
function FaultsNotice({ page, parts, config, faults, onRemove }: FaultsProps) {
  const t = useSettingTexts();
  const readLabels = useSettingLabels();
  const rows = listWords(page.settings, parts);
  return (
    <Notice kind="warning" title={t('faults')}>
      <p>{t('faultsHelp')}</p>
      {faults.map(({ key, problem }) => {
        const declaration = page.settings[key];
        const { min = 0, max = 0 } = (declaration ?? {}) as Partial<NumberDeclaration>;
        const label = readLabels(page, key, rows[key] ?? {}).label.replace('{key}', '…');
        const saved = JSON.stringify((config as Readonly<Record<string, unknown>>)[key]);
        return (
          <div key={key}>
            <p>{joinWithColon(label, `${saved}. ${t(problem, { min, max })}`)}</p>
            <Button
              size="sm"
              onClick={() => (declaration ? page.change(key, declaration.default) : onRemove(key))}
            >
              {t(declaration ? 'useDefault' : 'removeSetting', { label })}
            </Button>
          </div>
        );
      })}
    </Notice>
  );
}

/** A widget's settings page, from its declarations. */
export function SettingsPage<const S extends SettingDeclarations>(props: SettingsPageProps<S>) {
  const { id, config, name, settings, useDataSources, onSettingChange } = props;
  const parts: readonly SettingsPart[] = props.parts;
  const t = useSettingTexts();
  const read = useWords();
  const readLabels = useSettingLabels();
  const saved = config.asMutable({ deep: true });
  const values: Readonly<Record<string, unknown>> = readSettings(settings, saved);
  const faults = checkConfig(settings, saved);
  const page: EditedPage = {
    ...{ id, settings, values, useDataSources },
    options: props.options ?? {},
    change: (key, value, uses) =>
      onSettingChange({ id, ...(uses && { useDataSources: uses }), config: config.set(key, value) })
  };
  const renderRow = (key: string, words: SettingWords = {}) => {
    const render: ((row: OwnRow<never>) => ReactNode) | undefined = props.rows?.[key];
    if (render === undefined) return <SettingRow key={key} page={page} name={key} words={words} />;
    const row = { ...readLabels(page, key, words), value: values[key] as never };
    return (
      <React.Fragment key={key}>
        {render({ ...row, onChange: (...next) => page.change(key, ...next) })}
      </React.Fragment>
    );
  };
  return (
    <div className={`widget-setting-${name}`}>
      {faults.length > 0 && (
        <FaultsNotice
          {...{ page, parts, faults }}
          config={saved}
          onRemove={(key) => onSettingChange({ id, config: config.without(key) })}
        />
      )}
      {parts.map(({ part, title, help, rows = {}, parameters = [] }, place) => {
        const controls = Object.entries(rows).map(([key, words]) => renderRow(key, words));
        if (part === 'map')
          return (
            <MapPart key={place} {...props} help={read(help)}>
              {controls}
            </MapPart>
          );
        if (part === 'parameters')
          return (
            props.parameters && (
              <ParametersPart key={place} answer={props.parameters} names={listParameters(parameters)} />
            )
          );
        return (
          <SettingPart
            key={place}
            title={read(title) ?? (part === undefined ? '' : t(part))}
            help={read(help) ?? (part === 'texts' ? t('textsHelp') : undefined)}
          >
            {controls}
          </SettingPart>
        );
      })}
    </div>
  );
}
