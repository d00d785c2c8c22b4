import { ClauseLogic, ClauseType } from 'jimu-core';
import type { DataSource, IMSqlExpression, SqlClause, SqlExpression, SqlExpressionMode } from 'jimu-core';
import { useEffect, useState } from 'react';
import { useTheme } from 'jimu-theme';
import { makeExpression } from '../../../jimu-core/lib/expression/sql-text';
import { Button } from '../button';
import { Modal, ModalBody, ModalFooter, ModalHeader } from '../modal';
import { Option, Select } from '../select';
import { useLibraryText } from '../use-library-text';
import { createClause, SqlClauseRow } from './sql-clause-row';

export interface SqlExpressionBuilderPopupProps {
  readonly isOpen: boolean;
  /** The source whose fields are compared. */
  readonly dataSource?: DataSource | null;
  readonly expression?: IMSqlExpression;
  /** This host has only the simple editor: visitors enter no values while the app runs. */
  readonly mode?: SqlExpressionMode;
  readonly className?: string;
  toggle(event?: object): void;
  onChange?(expression: IMSqlExpression): void;
}

const listSingleClauses = (expression: IMSqlExpression | undefined): SqlClause[] =>
  ((expression as unknown as SqlExpression | undefined)?.parts ?? [])
    .flatMap((part) => (part.type === ClauseType.Set ? part.parts : [part]))
    .map((clause) => structuredClone({ ...clause }));

function useFields(dataSource: DataSource | null | undefined) {
  const [fields, setFields] = useState(() => Object.values(dataSource?.getSchema().fields ?? {}));
  useEffect(() => {
    let wanted = true;
    dataSource
      ?.fetchSchema()
      .then((schema) => wanted && setFields(Object.values(schema.fields ?? {})))
      .catch((error: unknown) => console.error(`${dataSource.id} could not be read.`, error));
    return () => {
      wanted = false;
    };
  }, [dataSource]);
  return fields;
}

function ExpressionEditor({ dataSource, expression, toggle, onChange }: SqlExpressionBuilderPopupProps) {
  const text = useLibraryText();
  const { sys } = useTheme();
  const fields = useFields(dataSource);
  const [clauses, setClauses] = useState(() => listSingleClauses(expression));
  const [logic, setLogic] = useState<ClauseLogic>(() => expression?.logicalOperator ?? ClauseLogic.And);
  const [problem, setProblem] = useState<string | null>(null);
  const replaceClause = (index: number, ...next: SqlClause[]) => {
    setProblem(null);
    setClauses(clauses.toSpliced(index, 1, ...next));
  };
  const handleAccept = () => {
    try {
      onChange?.(makeExpression(clauses, logic));
      toggle();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  };
  return (
    <>
      <ModalBody>
        <div css={{ display: 'grid', gap: sys.spacing(3) }}>
          {clauses.length > 1 && (
            <Select
              aria-label={text('conditionsTogether')}
              value={logic}
              onChange={(_event, value) => setLogic(value as ClauseLogic)}
            >
              <Option value={ClauseLogic.And}>{text('allConditions')}</Option>
              <Option value={ClauseLogic.Or}>{text('anyCondition')}</Option>
            </Select>
          )}
          {clauses.map((clause, index) => (
            <SqlClauseRow
              key={index}
              clause={clause}
              fields={fields}
              onChange={(next) => replaceClause(index, next)}
              onRemove={() => replaceClause(index)}
            />
          ))}
          <div>
            <Button
              disabled={fields.length === 0}
              onClick={() => setClauses([...clauses, ...fields.slice(0, 1).map(createClause)])}
            >
              {text('addCondition')}
            </Button>
          </div>
          {problem !== null && (
            <p role="alert" css={{ color: sys.color.error.main }}>
              {problem}
            </p>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={() => toggle()}>{text('cancel')}</Button>
        <Button type="primary" onClick={handleAccept}>
          {text('commonModalOk')}
        </Button>
      </ModalFooter>
    </>
  );
}

/** A dialog that builds a condition on a source's fields, as an expression and as SQL. */
export function SqlExpressionBuilderPopup(props: SqlExpressionBuilderPopupProps) {
  const text = useLibraryText();
  return (
    <Modal isOpen={props.isOpen} toggle={props.toggle} className={props.className}>
      <ModalHeader toggle={props.toggle}>{text('condition')}</ModalHeader>
      {props.isOpen && <ExpressionEditor {...props} />}
    </Modal>
  );
}
