import { Option, Select, TextInput } from 'jimu-ui';
import { LabelledField, useThemeStyles } from 'widgets/shared-code/site-base';
import { OWN_FIELD_TYPES, OWN_LAYER_ACCESS, OWN_LAYER_GEOMETRIES } from 'widgets/shared-code/site-domain';
import type { OwnField, OwnLayer, OwnLayerChoice, OwnLayerProposal } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import { isNewLayer, joinLayer } from './own-layer-draft';
import type { NewLayer } from './own-layer-draft';

interface OwnLayerFormProps {
  readonly proposal: OwnLayerProposal;
  readonly layers: readonly OwnLayer[];
  /** Null while a kind of shapes has to be chosen. */
  readonly choice: OwnLayerChoice | null;
  onChange(choice: OwnLayerChoice | null): void;
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly help?: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  onValue(value: string): void;
}

function ChoiceField({ label, help, value, options, onValue }: ChoiceFieldProps) {
  return (
    <LabelledField label={label} help={help}>
      {(control) => (
        <Select
          {...control}
          aria-label={label}
          value={value}
          onChange={(_event, next) => onValue(String(next))}
        >
          {options.map((option) => (
            <Option key={option.value} value={option.value}>
              {option.label}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

const useGrid = () => {
  const { space } = useThemeStyles();
  return {
    display: 'grid',
    gap: space(3, 4),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(56)}, 100%), 1fr))`,
    alignItems: 'start'
  } as const;
};

interface NewLayerFieldsProps {
  readonly proposal: OwnLayerProposal;
  readonly layer: NewLayer;
  onChange(layer: NewLayer): void;
}

/** The columns of the file with the types of their values; a column can be left out. */
function FieldTypes({ proposal, layer, onChange }: NewLayerFieldsProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const grid = useGrid();
  const handleType = (field: OwnField, next: string) => {
    const kept = new Map(layer.fields.map((each) => [each.name, each]));
    if (next === '') kept.delete(field.name);
    else kept.set(field.name, { ...field, type: next as OwnField['type'] });
    // The fields stay in the order of the file.
    onChange({ ...layer, fields: proposal.fields.flatMap(({ name }) => kept.get(name) ?? []) });
  };
  const types = [
    ...OWN_FIELD_TYPES.map((value) => ({ value, label: t(`fieldType_${value}`) })),
    { value: '', label: t('noColumn') }
  ];
  return (
    <section aria-label={t('fieldsOfLayer')} css={{ display: 'grid', gap: space(3) }}>
      <h3 css={{ ...type.heading, margin: 0 }}>{t('fieldsOfLayer')}</h3>
      {proposal.leftOut.length > 0 && (
        <span>
          {t('tooManyColumns', { most: proposal.fields.length, columns: proposal.leftOut.join(', ') })}
        </span>
      )}
      <div css={grid}>
        {proposal.fields.map((field) => (
          <ChoiceField
            key={field.name}
            label={field.column}
            value={layer.fields.find(({ name }) => name === field.name)?.type ?? ''}
            options={types}
            onValue={(next) => handleType(field, next)}
          />
        ))}
      </div>
    </section>
  );
}

/** Name and readers of a new layer. */
function NewLayerName({ layer, onChange }: Omit<NewLayerFieldsProps, 'proposal'>) {
  const t = useTexts();
  return (
    <>
      <LabelledField label={t('layerTitle')} help={t('layerTitleHelp')} required>
        {(control) => (
          <TextInput
            {...control}
            maxLength={100}
            value={layer.title}
            onChange={({ target }) => onChange({ ...layer, title: target.value })}
          />
        )}
      </LabelledField>
      <ChoiceField
        label={t('readers')}
        value={layer.access}
        options={OWN_LAYER_ACCESS.map((value) => ({ value, label: t(`readers_${value}`) }))}
        onValue={(next) => onChange({ ...layer, access: next as NewLayer['access'] })}
      />
    </>
  );
}

/** Choices for a file that becomes a layer of its own, or joins one that was made before. */
export function OwnLayerForm({ proposal, layers, choice, onChange }: OwnLayerFormProps) {
  const t = useTexts();
  const { space } = useThemeStyles();
  const grid = useGrid();
  const joined = choice && !isNewLayer(choice) ? choice : null;
  const fresh = choice && isNewLayer(choice) ? choice : null;
  const handleGeometry = (geometry: string) =>
    onChange({
      ...(fresh ?? { mode: 'new', title: proposal.title, access: 'staff', fields: proposal.fields }),
      geometry: geometry as NewLayer['geometry']
    });
  const kinds = OWN_LAYER_GEOMETRIES.filter((kind) => proposal.geometries.includes(kind));
  return (
    <div css={{ display: 'grid', gap: space(4) }}>
      <div css={grid}>
        {layers.length > 0 && (
          <ChoiceField
            label={t('targetLayer')}
            value={joined?.id ?? ''}
            options={[
              { value: '', label: t('newLayer') },
              ...layers.map(({ id, title }) => ({ value: id, label: title }))
            ]}
            onValue={(id) => onChange(id === '' ? null : joinLayer(id, 'add'))}
          />
        )}
        {joined && (
          <ChoiceField
            label={t('earlierRows')}
            value={joined.mode}
            options={(['add', 'replace'] as const).map((value) => ({
              value,
              label: t(`earlierRows_${value}`)
            }))}
            onValue={(mode) => onChange(joinLayer(joined.id, mode as 'add' | 'replace'))}
          />
        )}
        {!joined && kinds.length > 1 && (
          <ChoiceField
            label={t('shapesOfLayer')}
            help={t('mixedShapes')}
            value={fresh?.geometry ?? ''}
            options={[
              ...(fresh ? [] : [{ value: '', label: t('choose') }]),
              ...kinds.map((value) => ({ value, label: t(`shapes_${value}`) }))
            ]}
            onValue={handleGeometry}
          />
        )}
        {fresh && <NewLayerName layer={fresh} onChange={onChange} />}
      </div>
      {fresh && <FieldTypes proposal={proposal} layer={fresh} onChange={onChange} />}
    </div>
  );
}
