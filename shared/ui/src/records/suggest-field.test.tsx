import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { SuggestField } from './suggest-field';
import type { SuggestFieldProps } from './suggest-field';

const NAMES = ['Ada Obi', 'Adamu', 'Ime'];
const fetchSuggestions: SuggestFieldProps['ask'] = async (text) =>
  NAMES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((name, at) => ({
    name,
    note: `${at + 1} purchases`
  }));
const onEnter = jest.fn();

function Field({ ask = fetchSuggestions }: { readonly ask?: SuggestFieldProps['ask'] }) {
  const [value, setValue] = React.useState('');
  return (
    <>
      <SuggestField
        label="Supplier"
        value={value}
        scope=""
        failedText="No list"
        ask={ask}
        onChange={setValue}
        onEnter={onEnter}
      />
      <button>Next</button>
    </>
  );
}

const getField = () => screen.getByRole('combobox', { name: 'Supplier' });
const listOptions = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const renderField = (ask?: SuggestFieldProps['ask']) => widgetRender(true)(<Field ask={ask} />);

beforeEach(() => onEnter.mockReset());

it('[RM-01] offers the names that contain the typed text, and takes the one chosen by key', async () => {
  renderField();
  await userEvent.type(getField(), 'ad');
  await waitFor(() => expect(listOptions()).toEqual(['Ada Obi1 purchases', 'Adamu2 purchases']));
  expect(getField()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(getField()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]!.id);
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(getField()).toHaveValue('Adamu');
  expect(listOptions()).toEqual([]);
  expect(onEnter).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
});

it('wraps around the list in both directions', async () => {
  renderField();
  await userEvent.click(getField());
  await waitFor(() => expect(listOptions()).toHaveLength(3));
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('option')[2]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
});

it('[RM-01] hides the list 200 ms after the field is left; Escape hides it at once and closes nothing else', async () => {
  const outer = jest.fn();
  document.body.addEventListener('keydown', outer);
  renderField();
  await userEvent.click(getField());
  await waitFor(() => expect(listOptions()).toHaveLength(3));
  await userEvent.keyboard('{Escape}');
  expect(listOptions()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(listOptions()).toHaveLength(3);
  jest.useFakeTimers();
  try {
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    act(() => jest.advanceTimersByTime(199));
    expect(listOptions()).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1));
    expect(listOptions()).toEqual([]);
  } finally {
    jest.useRealTimers();
    document.body.removeEventListener('keydown', outer);
  }
});

it('takes a name that is clicked', async () => {
  renderField();
  await userEvent.click(getField());
  await userEvent.click(await screen.findByRole('option', { name: /^Ime/ }));
  expect(getField()).toHaveValue('Ime');
  expect(getField()).toHaveFocus();
});

it('[RM-01] [MP-16] shows an error and a retry when the list cannot be loaded', async () => {
  const ask = jest.fn<ReturnType<typeof fetchSuggestions>, Parameters<typeof fetchSuggestions>>(() =>
    Promise.reject(new Error('away'))
  );
  renderField(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent('No list');
  await userEvent.click(getField());
  expect(listOptions()).toEqual([]);
  ask.mockImplementation(fetchSuggestions);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('shows a message when no name contains the text', async () => {
  renderField();
  await userEvent.type(getField(), 'zz');
  expect(await screen.findByText('No name contains this text.')).toBeVisible();
});
