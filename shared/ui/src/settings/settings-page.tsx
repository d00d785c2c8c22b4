import { checkConfig, readSettings } from '@site/domain';
import type {
  NumberDeclaration,
  PageParts,
  SettingDeclarations,
  SettingFault,
  SettingWords,
  SettingsPart
} from '@site/domain';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { Button } from 'jimu-ui';
import { Notice } from '../notice';
import { MapPart, SettingPart } from './sections';
import { SettingRow, useSettingLabels, useWords } from './setting-row';
import type { EditedPage } from './setting-row';
import { useSettingTexts } from './use-setting-texts';

/** The part of a configuration that is used here. */
interface EditedConfig {
  set(key: string, value: unknown): unknown;
  without(key: string): unknown;
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
}

const listRows = (parts: readonly SettingsPart[]): Readonly<Record<string, SettingWords | undefined>> =>
  Object.assign({}, ...parts.map(({ rows }) => rows ?? {})) as Readonly<Record<string, SettingWords>>;

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
  const rows = listRows(parts);
  return (
    <Notice kind="warning" title={t('faults')}>
      <p>{t('faultsHelp')}</p>
      {faults.map(({ key, problem }) => {
        const declaration = page.settings[key];
        const { min = 0, max = 0 } = (declaration ?? {}) as Partial<NumberDeclaration>;
        const { label } = readLabels(page, key, rows[key] ?? {});
        const saved = JSON.stringify((config as Readonly<Record<string, unknown>>)[key]);
        return (
          <div key={key}>
            <p>{`${label}: ${saved}. ${t(problem, { min, max })}`}</p>
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
  const values: Readonly<Record<string, unknown>> = readSettings(settings, config);
  const faults = checkConfig(settings, config);
  const page: EditedPage = {
    ...{ id, settings, values, useDataSources },
    options: props.options ?? {},
    change: (key, value, uses) =>
      onSettingChange({ id, ...(uses && { useDataSources: uses }), config: config.set(key, value) })
  };
  return (
    <div className={`widget-setting-${name}`}>
      {faults.length > 0 && (
        <FaultsNotice
          {...{ page, parts, config, faults }}
          onRemove={(key) => onSettingChange({ id, config: config.without(key) })}
        />
      )}
      {parts.map(({ part, title, help, rows = {} }, place) => {
        const controls = Object.entries(rows).map(([key, words]) => (
          <SettingRow key={key} page={page} name={key} words={words ?? {}} />
        ));
        if (part === 'map')
          return (
            <MapPart key={place} {...props} help={read(help)}>
              {controls}
            </MapPart>
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
