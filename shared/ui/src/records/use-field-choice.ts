import type { Form, FormField, FormValue } from '@site/domain';
import { React } from 'jimu-core';
import { useLocale } from '../base/use-ui-texts';
import { findValueProblem } from './change-field';

export interface FieldChoiceModel {
  readonly form: Form;
  /** The chosen field; null before the choice. */
  readonly field: FormField | null;
  readonly value: FormValue;
  /** Validation message of the value; null when it is valid. */
  readonly problem: string | null;
  /** The field was left or sent, so that its validation error is shown. */
  readonly isLeft: boolean;
  /** Takes another field, with an empty value. */
  choose(field: FormField | null): void;
  setValue(value: FormValue): void;
  leave(): void;
}

const getBlankValue = ({ kind }: FormField): FormValue => (kind === 'multiSelect' ? [] : '');

/** Choice of one field of a form and of its new value. */
export function useFieldChoice(form: Form): FieldChoiceModel {
  const locale = useLocale();
  const [field, setField] = React.useState<FormField | null>(null);
  const [value, setValue] = React.useState<FormValue>('');
  const [isLeft, setLeft] = React.useState(false);
  const problem = field && findValueProblem(form, field, value, locale);
  const choose = (chosen: FormField | null) => {
    setField(chosen);
    setValue(chosen ? getBlankValue(chosen) : '');
    setLeft(false);
  };
  return { form, field, value, problem, isLeft, choose, setValue, leave: () => setLeft(true) };
}
