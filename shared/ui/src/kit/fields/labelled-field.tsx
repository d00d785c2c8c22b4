import { React } from 'jimu-core';
import type { ReactNode } from 'react';
import { Label } from 'jimu-ui';
import { useThemeStyles } from '../theme/styles';
import { useUiTexts } from '../../base/use-ui-texts';

/** Attributes that tie a control to its label, help and error; spread them on the input. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-required': true | undefined;
}

export interface LabelledFieldProps {
  readonly label: string;
  /** Help text beneath the field. */
  readonly help?: ReactNode;
  /** Validation error of the value; announced when it appears. */
  readonly error?: string | null;
  readonly required?: boolean;
  /** Control at the end of the label's line. */
  readonly action?: ReactNode;
  readonly className?: string;
  children(control: FieldControl): ReactNode;
}

/** A labelled control with its help and its error. */
export function LabelledField(props: LabelledFieldProps) {
  const { label, help, error, required = false, action, className, children } = props;
  const { sys, type, weight, space } = useThemeStyles();
  const t = useUiTexts();
  const id = React.useId();
  const wrong = error !== undefined && error !== null;
  const describedBy = [help !== undefined && `${id}-help`, wrong && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className} css={{ display: 'grid', gap: space(1.5), minWidth: 0 }}>
      <div css={{ display: 'flex', alignItems: 'center' }}>
        <Label for={id} css={{ flex: 1, margin: 0, fontWeight: weight.medium }}>
          {label}
          {required && <span css={type.hint}>{` (${t('required')})`}</span>}
        </Label>
        {action}
      </div>
      {children({
        id,
        'aria-invalid': wrong,
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined
      })}
      {help !== undefined && (
        <span id={`${id}-help`} css={type.hint}>
          {help}
        </span>
      )}
      {wrong && (
        <span role="alert" id={`${id}-error`} css={{ ...type.small, color: sys.color.error.main }}>
          {error}
        </span>
      )}
    </div>
  );
}
