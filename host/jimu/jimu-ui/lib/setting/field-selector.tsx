import type {
  DataSource,
  ImmutableArray,
  ImmutableObject,
  IMFieldSchema,
  JimuFieldType,
  UseDataSource
} from 'jimu-core';
import { useId, useState } from 'react';
import { useTheme } from 'jimu-theme';
import { Label } from '../label';
import { MultiSelect } from '../multi-select';
import { Option, Select } from '../select';
import { Checkbox } from '../toggles';
import { useLibraryText } from '../use-library-text';
import { useKnownSources } from './use-data-sources';

type FieldNames = ImmutableArray<string>;

export interface FieldSelectorProps {
  readonly useDataSources?: ImmutableArray<UseDataSource>;
  /** Kinds of fields (`JimuFieldType`) that may be selected; any when undefined. */
  readonly types?: ImmutableArray<JimuFieldType>;
  /** Selected fields by `jimuName`; with several sources, a list for each source by its id. */
  readonly selectedFields?: FieldNames | ImmutableObject<{ [dataSourceId: string]: string[] }> | null;
  readonly isMultiple?: boolean;
  /** Shows a drop-down list instead of an open one. */
  readonly useDropdown?: boolean;
  readonly isDataSourceDropDownHidden?: boolean;
  readonly isSearchInputHidden?: boolean;
  readonly hiddenFields?: FieldNames;
  readonly disabledFields?: FieldNames;
  readonly placeholder?: string;
  /** Adds an option to select no field. */
  readonly noSelectionItem?: { readonly name: string };
  readonly useMultiDropdownBottomTools?: boolean;
  readonly className?: string;
  readonly 'aria-label'?: string;
  onChange?(fields: IMFieldSchema[], dataSource: DataSource, isFromRepeat?: boolean): void;
}

const listFieldNames = (names: FieldSelectorProps['selectedFields'], sourceId: string): string[] => {
  if (!names) return [];
  const own = Array.isArray(names)
    ? (names as FieldNames)
    : (names as Readonly<Record<string, FieldNames>>)[sourceId];
  return own?.asMutable() ?? [];
};

const getErrorText = (error: unknown) => (error instanceof Error ? error.message : String(error));

function listFields(source: DataSource, { types, hiddenFields }: FieldSelectorProps): IMFieldSchema[] {
  const kinds: readonly string[] = types?.asMutable() ?? [];
  const hidden = hiddenFields?.asMutable() ?? [];
  return Object.values(source.getSchema().fields ?? {}).filter(
    ({ jimuName, type }) => (kinds.length === 0 || kinds.includes(type)) && !hidden.includes(jimuName)
  );
}

interface FieldChoice {
  readonly fields: readonly IMFieldSchema[];
  readonly chosen: readonly string[];
  readonly disabled: readonly string[];
  readonly label: string;
  onChoose(names: readonly string[]): void;
}

/** A list of fields, each with a checkbox. */
function FieldList({
  fields,
  chosen,
  disabled,
  label,
  onChoose,
  isMultiple
}: FieldChoice & { isMultiple?: boolean }) {
  const { sys } = useTheme();
  const toggleField = (name: string, isChecked: boolean) => {
    const others = isMultiple ? chosen.filter((other) => other !== name) : [];
    onChoose(isChecked ? [...others, name] : others);
  };
  return (
    <div
      role="group"
      aria-label={label}
      css={{
        maxHeight: 240,
        overflow: 'auto',
        padding: sys.spacing(1),
        border: `1px solid ${sys.color.divider.inputField}`,
        borderRadius: sys.shape.shape1
      }}
    >
      {fields.map(({ jimuName, alias }) => (
        <div key={jimuName}>
          <Label check>
            <Checkbox
              checked={chosen.includes(jimuName)}
              disabled={disabled.includes(jimuName)}
              onChange={(_event, isChecked) => toggleField(jimuName, isChecked)}
            />
            {alias ?? jimuName}
          </Label>
        </div>
      ))}
    </div>
  );
}

function OneField({ fields, chosen, disabled, label, onChoose, none }: FieldChoice & { none?: string }) {
  return (
    <Select
      aria-label={label}
      value={chosen[0] ?? (none === undefined ? undefined : '')}
      placeholder={none === undefined ? label : undefined}
      onChange={(_event, value) => onChoose(value === undefined || value === '' ? [] : [String(value)])}
    >
      {none !== undefined && <Option value="">{none}</Option>}
      {fields.map(({ jimuName, alias }) => (
        <Option key={jimuName} value={jimuName} disabled={disabled.includes(jimuName)}>
          {alias ?? jimuName}
        </Option>
      ))}
    </Select>
  );
}

function SourceChoice(props: {
  readonly sources: readonly DataSource[];
  readonly chosen: DataSource;
  onChoose(id: string): void;
}) {
  const id = useId();
  const text = useLibraryText();
  return (
    <>
      <Label for={id}>{text('selectData')}</Label>
      <Select id={id} value={props.chosen.id} onChange={(_event, value) => props.onChoose(String(value))}>
        {props.sources.map((source) => (
          <Option key={source.id} value={source.id}>
            {source.getLabel()}
          </Option>
        ))}
      </Select>
    </>
  );
}

/** Selects fields of the sources that a widget uses. */
export function FieldSelector(props: FieldSelectorProps) {
  const { useDataSources, isMultiple, useDropdown, isDataSourceDropDownHidden, placeholder, onChange } =
    props;
  const uses = useDataSources?.asMutable() ?? [];
  const { sources, failed } = useKnownSources(uses);
  const [sourceId, setSourceId] = useState<string | null>(null);
  const text = useLibraryText();
  const { sys } = useTheme();
  if (failed !== null) return <p css={{ color: sys.color.error.main }}>{getErrorText(failed)}</p>;
  const source = sources.find(({ id }) => id === sourceId) ?? sources[0];
  if (!source) return null;
  const fields = listFields(source, props);
  const choice: FieldChoice = {
    fields,
    chosen: listFieldNames(props.selectedFields, source.id),
    disabled: props.disabledFields?.asMutable() ?? [],
    label: props['aria-label'] ?? placeholder ?? text(isMultiple ? 'selectFields' : 'selectField'),
    onChoose: (names) =>
      onChange?.(
        names.flatMap((name) => fields.find(({ jimuName }) => jimuName === name) ?? []),
        source,
        false
      )
  };
  return (
    <div className={props.className} css={{ width: '100%', display: 'grid', gap: sys.spacing(2) }}>
      {sources.length > 1 && !isDataSourceDropDownHidden && (
        <SourceChoice sources={sources} chosen={source} onChoose={setSourceId} />
      )}
      {useDropdown && isMultiple && (
        <MultiSelect
          aria-label={choice.label}
          placeholder={choice.label}
          items={fields.map(({ jimuName, alias }) => ({
            value: jimuName,
            label: alias ?? jimuName,
            disabled: choice.disabled.includes(jimuName)
          }))}
          values={choice.chosen}
          onChange={(_value, values) => choice.onChoose(values.map(String))}
        />
      )}
      {useDropdown && !isMultiple && <OneField {...choice} none={props.noSelectionItem?.name} />}
      {!useDropdown && <FieldList {...choice} isMultiple={isMultiple} />}
    </div>
  );
}
