import { ClauseOperator, ClauseSourceType, ClauseType } from 'jimu-core';
import type { IMFieldSchema, SqlClause } from 'jimu-core';
import { useTheme } from 'jimu-theme';
import { FIRST_OPERATOR } from '../../../jimu-core/lib/expression/sql-text';
import { Button } from '../button';
import { CloseIcon } from '../icons';
import { Option, Select } from '../select';
import { TextInput } from '../text-input';
import { useLibraryText } from '../use-library-text';

/** Returns the prefix of the operators that compare fields of a kind. */
const getOperatorPrefix = (type: string) =>
  type === 'NUMBER' ? 'NUMBER' : /^(DATE|TIMESTAMP|TIME)/.test(type) ? 'DATE' : 'STRING';

/** Returns a new condition on a field, without a value. */
export const createClause = ({ jimuName, type }: IMFieldSchema): SqlClause => ({
  type: ClauseType.Single,
  jimuFieldName: jimuName,
  operator: FIRST_OPERATOR[getOperatorPrefix(type)]!,
  valueOptions: { sourceType: ClauseSourceType.UserInput, value: [] }
});

/** Returns the number of values that an operator takes; 1 for a list, which takes any number. */
const countValues = (operator: string) =>
  operator.endsWith('BLANK') ? 0 : operator.endsWith('BETWEEN') ? 2 : 1;

const isList = (operator: string) => operator.endsWith('ANY_OF') || operator.endsWith('NONE_OF');

const getOperatorLabel = (operator: string) =>
  operator
    .replace(/^[A-Z]+_OPERATOR_/, '')
    .toLowerCase()
    .replaceAll('_', ' ');

export interface SqlClauseRowProps {
  readonly clause: SqlClause;
  readonly fields: readonly IMFieldSchema[];
  onChange(clause: SqlClause): void;
  onRemove(): void;
}

/** One condition: a field, an operator and values. */
export function SqlClauseRow({ clause, fields, onChange, onRemove }: SqlClauseRowProps) {
  const text = useLibraryText();
  const { sys } = useTheme();
  const field = fields.find(({ jimuName }) => jimuName === clause.jimuFieldName);
  const prefix = getOperatorPrefix(field?.type ?? 'STRING');
  const operators = Object.values(ClauseOperator).filter((operator) => operator.startsWith(prefix));
  const values = clause.valueOptions?.value?.map(({ value }) => String(value ?? '')) ?? [];
  const setValues = (next: readonly string[]) =>
    onChange({
      ...clause,
      valueOptions: {
        sourceType: ClauseSourceType.UserInput,
        value: next.map((value) => ({ value, label: value }))
      }
    });
  const setOne = (index: number, value: string) => {
    if (isList(clause.operator)) return setValues(value.split(',').map((part) => part.trim()));
    return setValues(Object.assign([...values], { [index]: value }));
  };
  return (
    <div css={{ display: 'flex', flexWrap: 'wrap', gap: sys.spacing(2), alignItems: 'center' }}>
      <div css={{ flex: '2 1 140px' }}>
        <Select
          aria-label={text('selectField')}
          value={clause.jimuFieldName}
          onChange={(_event, name) => {
            const chosen = fields.find(({ jimuName }) => jimuName === name);
            if (chosen) onChange(createClause(chosen));
          }}
        >
          {fields.map(({ jimuName, alias }) => (
            <Option key={jimuName} value={jimuName}>
              {alias ?? jimuName}
            </Option>
          ))}
        </Select>
      </div>
      <div css={{ flex: '2 1 120px' }}>
        <Select
          aria-label={text('comparison')}
          value={clause.operator}
          onChange={(_event, operator) => onChange({ ...clause, operator: operator as ClauseOperator })}
        >
          {operators.map((operator) => (
            <Option key={operator} value={operator}>
              {getOperatorLabel(operator)}
            </Option>
          ))}
        </Select>
      </div>
      {Array.from({ length: countValues(clause.operator) }, (_, index) => (
        <div key={index} css={{ flex: '2 1 100px' }}>
          <TextInput
            aria-label={text('value')}
            type={prefix === 'DATE' ? 'date' : 'text'}
            inputMode={prefix === 'NUMBER' ? 'decimal' : undefined}
            value={isList(clause.operator) ? values.join(', ') : (values[index] ?? '')}
            onChange={(event) => setOne(index, event.target.value)}
          />
        </div>
      ))}
      <Button icon type="tertiary" aria-label={text('removeCondition')} onClick={onRemove}>
        <CloseIcon />
      </Button>
    </div>
  );
}
