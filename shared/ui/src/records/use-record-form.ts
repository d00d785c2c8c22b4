import { React } from 'jimu-core';
import {
  applyFieldChange,
  canSubmit,
  findConflicts,
  findFieldProblems,
  formatFormProblem,
  buildInitialValues
} from '@site/domain';
import type { FormFieldName, Form, FormValue, FormValues, Locale } from '@site/domain';
import { useForm, useWatch } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useDraft } from './use-draft';

type FormFieldValues = Record<string, FormValue>;

export interface RecordForm {
  readonly form: Form;
  readonly values: FormValues;
  /** Values that the form was opened with, or that others have saved since. */
  readonly base: FormValues;
  /** Version of the record that the values are based on. */
  readonly version: number | undefined;
  /** There is unsent input. */
  readonly isDirty: boolean;
  /** All required fields are filled in: Add is enabled exactly then. */
  readonly canSubmit: boolean;
  /** The input was restored from a draft from before a reload. */
  readonly isDraft: boolean;
  getError(name: FormFieldName): string | null;
  change(name: FormFieldName, value: FormValue): void;
  /** Marks the field as touched and shows its validation error. */
  leave(name: FormFieldName): void;
  /** Shows all validation errors. @returns the invalid fields, in order. */
  check(): FormFieldName[];
  /** Shows the server's validation error of a field. */
  refuse(name: FormFieldName, text: string): void;
  /** Switches to another version of the record, with these values. */
  rebase(base: FormValues, version: number | undefined, values: FormValues): void;
  /** Deletes the draft. */
  forget(): void;
}

/** Returns the values of the form's fields from a draft, which may be older than the form. */
const toKnownValues = (form: Form, base: FormValues, values: FormValues): FormFieldValues =>
  Object.fromEntries(form.fields.map(({ name }) => [name, values[name] ?? base[name] ?? '']));

const createResolver =
  (form: Form, locale: Locale): Resolver<FormFieldValues> =>
  (values) => {
    const problems = findFieldProblems(form, values);
    if (problems.length === 0) return { values, errors: {} };
    const errors = problems.map((found) => [
      found.field,
      { type: found.problem, message: formatFormProblem(found, locale) }
    ]);
    return { values: {}, errors: Object.fromEntries(errors) as Record<string, never> };
  };

export interface RecordFormOptions {
  readonly form: Form;
  /** Initial values: a record, or the position of a new one. */
  readonly start: Readonly<Record<string, unknown>>;
  /** Id of the record; '' for a new one. */
  readonly id: string;
  readonly version?: number;
  readonly locale: Locale;
}

/**
 * State of a domain form: the domain's rules validate, React Hook Form holds the values, a draft survives a
 * reload.
 */
export function useRecordForm({ form, start, id, version, locale }: RecordFormOptions): RecordForm {
  const draft = useDraft(form, id);
  const [opened, setOpened] = React.useState(() => ({
    base: draft.found?.base ?? buildInitialValues(form, start),
    version: draft.found ? draft.found.version : version
  }));
  const { base } = opened;
  const { latitude, longitude } = buildInitialValues(form, start);
  const place = { latitude: latitude ?? '', longitude: longitude ?? '' };
  const { control, setValue, getValues, setError, trigger, reset, formState } = useForm<FormFieldValues>({
    // The previous step gives the position of a new record, which overrides the draft.
    defaultValues: toKnownValues(form, base, {
      ...(draft.found?.values ?? base),
      ...(form.mode === 'add' && place)
    }),
    resolver: createResolver(form, locale),
    mode: 'onTouched'
  });
  const values = useWatch({ control }) as FormValues;
  const isDirty = React.useMemo(
    () => findConflicts(form, base, values, base).length > 0,
    [form, base, values]
  );
  const { errors, touchedFields } = formState;
  const { keep } = draft;
  React.useEffect(() => {
    keep(isDirty ? { values, ...opened } : null);
  }, [keep, isDirty, values, opened]);
  return {
    form,
    values,
    base,
    version: opened.version,
    isDirty,
    canSubmit: canSubmit(form, values),
    isDraft: draft.found !== null,
    getError: (name) => (errors[name]?.message as string | undefined) ?? null,
    change: (name, value) => {
      const before = getValues();
      for (const [other, next] of Object.entries(applyFieldChange(form, { ...before, [name]: value }, name)))
        if (next !== before[other])
          setValue(other, next, {
            shouldValidate: touchedFields[other] === true || errors[other] !== undefined
          });
    },
    leave: (name) => setValue(name, getValues(name) ?? '', { shouldTouch: true, shouldValidate: true }),
    check: () => {
      void trigger();
      return findFieldProblems(form, getValues()).map(({ field }) => field);
    },
    refuse: (name, text) => setError(name, { type: 'server', message: text }),
    rebase: (nextBase, nextVersion, next) => {
      setOpened({ base: nextBase, version: nextVersion });
      reset(toKnownValues(form, nextBase, next));
    },
    forget: () => keep(null)
  };
}
