import { screen } from '@testing-library/react';
import { widgetRender } from 'jimu-for-test';
import { LabelledField } from './labelled-field';

const renderField = (props: { help?: string; error?: string | null; required?: boolean }, locale = 'en') =>
  widgetRender(
    true,
    undefined,
    locale
  )(
    <LabelledField label="Minutes" {...props}>
      {(control) => <input {...control} />}
    </LabelledField>
  );

it('a field is named by its label and described by help and error', () => {
  renderField({ help: 'From 2 to 300', error: 'At most 300' });
  const field = screen.getByRole('textbox', { name: 'Minutes' });
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('From 2 to 300 At most 300');
  expect(screen.getByRole('alert')).toHaveTextContent('At most 300');
});

it('marks a required field in its name', () => {
  renderField({ required: true, error: null }, 'fr');
  const field = screen.getByRole('textbox', { name: 'Minutes (obligatoire)' });
  expect(field).toBeRequired();
  expect(field).toBeValid();
  expect(field).not.toHaveAttribute('aria-describedby');
});
