import { checkField } from '@site/domain';
import { Immutable } from 'jimu-core';
import type { ImmutableArray, JimuFieldType, UseDataSource } from 'jimu-core';
import { Button } from 'jimu-ui';
import { AllDataSourceTypes, DataSourceSelector, FieldSelector } from 'jimu-ui/advanced/data-source-selector';
import { useThemeStyles } from '../kit/theme/styles';
import { TextSetting } from './entries';
import { useSettingTexts } from './use-setting-texts';

type Uses = ImmutableArray<UseDataSource> | undefined;

const LAYER_TYPES = Immutable([AllDataSourceTypes.FeatureLayer]);
const toPlainUses = (uses: Uses): UseDataSource[] => uses?.asMutable({ deep: true }) ?? [];

interface LayerProps {
  readonly widgetId: string;
  readonly label: string;
  /**
   * Value of the setting: the id of a data source, or in older configurations the layer's id or title in the
   * web map.
   */
  readonly name: string;
  /** Name of the default layer. */
  readonly usual: string;
  /** Replaces the default help text: the meaning of an empty choice. */
  readonly help?: string;
  /** All data sources that the widget uses. */
  readonly useDataSources: Uses;
  onChange(name: string, useDataSources: UseDataSource[]): void;
}

/** Setting for a layer, chosen from the app's data; the catalogue's layer by default. */
export function LayerSetting(props: LayerProps) {
  const { widgetId, label, name, usual, help, useDataSources, onChange } = props;
  const t = useSettingTexts();
  const { type, space, weight } = useThemeStyles();
  const uses = toPlainUses(useDataSources);
  const chosen = uses.filter(({ dataSourceId }) => dataSourceId === name);
  const others = uses.filter(({ dataSourceId }) => dataSourceId !== name);
  const isNamed = chosen.length === 0 && name !== '' && name !== usual;
  return (
    <div role="group" aria-label={label} css={{ display: 'grid', gap: space(1) }}>
      <div css={{ ...type.note, fontWeight: weight.medium }}>{label}</div>
      <DataSourceSelector
        types={LAYER_TYPES}
        widgetId={widgetId}
        mustUseDataSource
        hideDataView
        closeDataSourceListOnChange
        useDataSources={Immutable(chosen)}
        onChange={(next) => {
          const use = next.find(({ dataSourceId }) => dataSourceId !== name) ?? next[0];
          if (!use) onChange(usual, others);
          else if (use.dataSourceId !== name)
            onChange(use.dataSourceId, [
              ...others.filter(({ dataSourceId }) => dataSourceId !== use.dataSourceId),
              use
            ]);
        }}
      />
      {chosen.length === 0 && (
        <span css={type.hint}>{isNamed ? t('layerNamed', { name }) : (help ?? t('layerHelp'))}</span>
      )}
      {name !== '' && name !== usual && (
        <Button size="sm" onClick={() => onChange(usual, others)}>
          {t('forgetLayer')}
        </Button>
      )}
    </div>
  );
}

interface FieldProps {
  readonly label: string;
  readonly value: string;
  /** Value of the layer's setting. */
  readonly layer: string;
  readonly useDataSources: Uses;
  /** Kinds of fields that will do (`JimuFieldType`); any without. */
  readonly types?: readonly JimuFieldType[];
  /** What is offered in place of a field, which is empty then; without, one has to be chosen. */
  readonly without?: string;
  onChange(field: string): void;
}

/**
 * Setting for a field of a layer: a list of its fields if the layer is from the app's data, else a text field.
 */
export function FieldSetting(props: FieldProps) {
  const { label, value, layer, useDataSources, types, without, onChange } = props;
  const t = useSettingTexts();
  const { type, space, weight } = useThemeStyles();
  const chosen = toPlainUses(useDataSources).filter(({ dataSourceId }) => dataSourceId === layer);
  if (chosen.length === 0)
    return (
      <TextSetting
        label={label}
        help={t('field')}
        value={value}
        usual={without}
        check={(entry) => (entry === '' && without !== undefined ? null : checkField(entry))}
        onChange={onChange}
      />
    );
  return (
    <div css={{ display: 'grid', gap: space(1) }}>
      <div css={{ ...type.note, fontWeight: weight.medium }}>{label}</div>
      <FieldSelector
        aria-label={label}
        useDataSources={Immutable(chosen)}
        selectedFields={Immutable([value])}
        {...(types && { types: Immutable([...types]) })}
        useDropdown
        isDataSourceDropDownHidden
        {...(without !== undefined && { noSelectionItem: { name: without } })}
        onChange={([field]) => {
          if (field || without !== undefined) onChange(field?.jimuName ?? '');
        }}
      />
    </div>
  );
}
