import { Option, Select } from 'jimu-ui';
import { LabelledField, useThemeStyles } from 'widgets/shared-code/site-base';
import type { Locale } from 'widgets/shared-code/site-base';
import type { ImportDatasetInfo } from 'widgets/shared-code/site-domain';
import { useTexts } from '../use-texts';
import type { FieldMapping } from './field-mapping';

type Field = ImportDatasetInfo['fields'][number];

interface FieldColumnsProps {
  readonly mapping: FieldMapping;
  readonly columns: readonly string[];
  readonly locale: Locale;
  onColumn(field: string, column: string): void;
}

function FieldColumn({
  field,
  ...props
}: Omit<FieldColumnsProps, 'mapping'> & { readonly field: Field & { readonly column: string } }) {
  const t = useTexts();
  const { columns, locale, onColumn } = props;
  const label = field.label[locale];
  return (
    <LabelledField label={label} help={field.says[locale]} required={field.required}>
      {(control) => (
        <Select
          {...control}
          aria-label={label}
          value={field.column}
          onChange={(_event, next) => onColumn(field.name, String(next))}
        >
          <Option value="">{t('noColumn')}</Option>
          {columns.map((column) => (
            <Option key={column} value={column}>
              {column}
            </Option>
          ))}
        </Select>
      )}
    </LabelledField>
  );
}

/** A list of columns for each field of a dataset; optional fields without a column are folded. */
export function FieldColumns({ mapping, ...props }: FieldColumnsProps) {
  const t = useTexts();
  const { space, type } = useThemeStyles();
  const grid = {
    display: 'grid',
    gap: space(3, 4),
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${space(56)}, 100%), 1fr))`,
    alignItems: 'start'
  } as const;
  const { main, others } = mapping;
  return (
    <section aria-label={t('columnsOfFields')} css={{ display: 'grid', gap: space(3) }}>
      <h3 css={{ ...type.heading, margin: 0 }}>{t('columnsOfFields')}</h3>
      <div css={grid}>
        {main.map((field) => (
          <FieldColumn key={field.name} field={field} {...props} />
        ))}
      </div>
      {others.length > 0 && (
        <details>
          <summary css={{ cursor: 'pointer' }}>{t('otherFields', { count: others.length })}</summary>
          <div css={{ ...grid, marginTop: space(3) }}>
            {others.map((field) => (
              <FieldColumn key={field.name} field={field} {...props} />
            ))}
          </div>
        </details>
      )}
    </section>
  );
}
