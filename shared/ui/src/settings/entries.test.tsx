import { checkNeeded } from '@site/domain';
import { fireEvent, screen } from '@testing-library/react';
import { React } from 'jimu-core';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { NumberSetting, TextSetting } from './entries';

const changed = jest.fn();
beforeEach(() => changed.mockReset());

function Page() {
  const [name, setName] = React.useState('SITE');
  const [count, setCount] = React.useState(5);
  return (
    <>
      <TextSetting
        label="Name"
        help="What it is called."
        value={name}
        check={checkNeeded}
        onChange={(value) => {
          changed(value);
          setName(value);
        }}
      />
      <NumberSetting
        label="Count"
        unit="areas"
        min={1}
        max={20}
        whole
        value={count}
        onChange={(value) => {
          changed(value);
          setCount(value);
        }}
      />
      <button onClick={() => setName('Undone')}>Undo</button>
    </>
  );
}

const typeText = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('follows every valid entry; an invalid one stays with its error and changes nothing', () => {
  withStoreThemeIntlRender(true)(<Page />);
  expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('What it is called.');
  typeText('Name', 'Palm');
  expect(changed.mock.lastCall).toEqual(['Palm']);
  typeText('Name', '');
  expect(changed).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a value');
  expect(screen.getByLabelText('Name')).toHaveValue('');
  // A change elsewhere replaces an invalid entry.
  fireEvent.click(screen.getByText('Undo'));
  expect(screen.getByLabelText('Name')).toHaveValue('Undone');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('replaces a number that is out of bounds by typing over it', () => {
  withStoreThemeIntlRender(true)(<Page />);
  expect(screen.getByText('areas')).toBeVisible();
  typeText('Count', '0');
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 20.');
  expect(screen.getByLabelText('Count')).toHaveValue('0');
  typeText('Count', '07');
  expect(screen.getByLabelText('Count')).toHaveValue('07');
  expect(changed.mock.calls).toEqual([[7]]);
});
