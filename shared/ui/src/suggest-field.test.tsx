import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { React } from 'jimu-core';
import { widgetRender } from 'jimu-for-test';
import { SuggestField } from './suggest-field';
import type { SuggestFieldProps } from './suggest-field';

const NAMES = ['Ada Obi', 'Adamu', 'Ime'];
const offer: SuggestFieldProps['ask'] = async (text) =>
  NAMES.filter((name) => name.toLowerCase().includes(text.toLowerCase())).map((name, at) => ({
    name,
    note: `${at + 1} purchases`
  }));
const onEnter = jest.fn();

function Field({ ask = offer }: { readonly ask?: SuggestFieldProps['ask'] }) {
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

const field = () => screen.getByRole('combobox', { name: 'Supplier' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const show = (ask?: SuggestFieldProps['ask']) => widgetRender(true)(<Field ask={ask} />);

beforeEach(() => onEnter.mockReset());

it('[RM-01] offers the names that contain the typed text, and takes the one chosen by key', async () => {
  show();
  await userEvent.type(field(), 'ad');
  await waitFor(() => expect(options()).toEqual(['Ada Obi1 purchases', 'Adamu2 purchases']));
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(field()).toHaveAttribute('aria-activedescendant', screen.getAllByRole('option')[1]!.id);
  expect(screen.getAllByRole('option')[1]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveValue('Adamu');
  expect(options()).toEqual([]);
  expect(onEnter).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(onEnter).toHaveBeenCalledTimes(1);
});

it('wraps around the list in both directions', async () => {
  show();
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getAllByRole('option')[2]).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
});

it('[RM-01] hides the list 200 ms after the field is left; Escape hides it at once and closes nothing else', async () => {
  const outer = jest.fn();
  document.body.addEventListener('keydown', outer);
  show();
  await userEvent.click(field());
  await waitFor(() => expect(options()).toHaveLength(3));
  await userEvent.keyboard('{Escape}');
  expect(options()).toEqual([]);
  await userEvent.keyboard('{ArrowDown}');
  expect(options()).toHaveLength(3);
  jest.useFakeTimers();
  try {
    act(() => screen.getByRole('button', { name: 'Next' }).focus());
    act(() => jest.advanceTimersByTime(199));
    expect(options()).toHaveLength(3);
    act(() => jest.advanceTimersByTime(1));
    expect(options()).toEqual([]);
  } finally {
    jest.useRealTimers();
    document.body.removeEventListener('keydown', outer);
  }
});

it('takes a name that is clicked', async () => {
  show();
  await userEvent.click(field());
  await userEvent.click(await screen.findByRole('option', { name: /^Ime/ }));
  expect(field()).toHaveValue('Ime');
  expect(field()).toHaveFocus();
});

it('[RM-01] [MP-16] shows an error and a retry when the list cannot be loaded', async () => {
  const ask = jest.fn<ReturnType<typeof offer>, Parameters<typeof offer>>(() =>
    Promise.reject(new Error('away'))
  );
  show(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent('No list');
  await userEvent.click(field());
  expect(options()).toEqual([]);
  ask.mockImplementation(offer);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('shows a message when no name contains the text', async () => {
  show();
  await userEvent.type(field(), 'zz');
  expect(await screen.findByText('No name has this text.')).toBeVisible();
});
