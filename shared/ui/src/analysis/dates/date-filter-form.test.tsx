import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { DateFilterForm } from './date-filter-form';

const apply = jest.fn();
function Form() {
  return <DateFilterForm applied={null} locale="en" onApply={apply} />;
}
const typeText = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const clickApply = () => userEvent.click(screen.getByRole('button', { name: 'Apply' }));

it('accepts two days, typed or picked, and checks their order', async () => {
  widgetRender(true)(<Form />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Custom');
  typeText('From', '02/05/2024');
  typeText('To', '2024-05-01');
  await clickApply();
  expect(screen.getByRole('alert')).toHaveTextContent('Start date must be before end date.');
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('02/05/2024');
  typeText('To', '03/05/2024');
  await clickApply();
  expect(apply).toHaveBeenCalledWith({
    mode: 'Custom',
    filter: expect.objectContaining({ days: { first: '2024-05-02', last: '2024-05-03' } })
  });
});

it('matches an LGA by its whole name, and notes when two states have an LGA of that name', async () => {
  widgetRender(true)(<Form />);
  typeText('LGA', 'uyo');
  await clickApply();
  expect(apply).toHaveBeenLastCalledWith({ mode: null, filter: { days: null, lga: 'Uyo' } });
  expect(screen.getByRole('status')).toHaveTextContent(/filter applied$/);
  typeText('LGA', 'Obi');
  await clickApply();
  expect(screen.getByRole('status')).toHaveTextContent(
    'LGAs in Benue, Nasarawa have the name Obi: all of them are shown.'
  );
});

it('requires a day after it has been emptied', async () => {
  widgetRender(true)(<Form />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Date range' }), 'Custom');
  typeText('From', '02/05/2024');
  typeText('From', '');
  typeText('To', '03/05/2024');
  await clickApply();
  expect(screen.getByRole('alert')).toHaveTextContent('Please select both start and end dates.');
});

it('shows an error when neither a date range nor an LGA is given', async () => {
  widgetRender(true)(<Form />);
  await clickApply();
  expect(screen.getByRole('alert')).toHaveTextContent('Please select a date range option or enter a lga.');
});
