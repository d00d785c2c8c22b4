import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withThemeIntlRender } from 'jimu-for-test';
import { AdvancedSelect, MultiSelect, MultiSelectItem, Pagination, Select, Slider } from 'jimu-ui';
import { DatePicker } from 'jimu-ui/basic/date-picker';
import { useState } from 'react';

const user = userEvent.setup();
const dayInMay = (day: number) => new Date(2024, 4, day).getTime();

it('a slider reports the value of its thumb', () => {
  const change = jest.fn();
  withThemeIntlRender()(
    <Slider
      aria-label="Days"
      min={0}
      max={10}
      defaultValue={4}
      onChange={({ target }) => change(target.value)}
    />
  );
  const slider = screen.getByRole('slider', { name: 'Days' });
  expect(slider.style.getPropertyValue('--slider-track')).toContain(' 40%');
  fireEvent.change(slider, { target: { value: '7' } });
  expect(change).toHaveBeenLastCalledWith('7');
});

describe('pagination', () => {
  function Pages() {
    const [page, setPage] = useState(1);
    return <Pagination totalPage={3} current={page} onChangePage={setPage} />;
  }
  const getArrow = (name: string) => screen.getByRole('button', { name });
  const readCurrentPage = () => screen.getByRole('button', { current: 'page' }).textContent;

  it('moves by arrows, which keep the focus at the ends, and by number', async () => {
    withThemeIntlRender()(<Pages />);
    expect(screen.getByRole('navigation', { name: 'Pages' })).toBeVisible();
    expect(getArrow('Previous page')).toHaveAttribute('aria-disabled', 'true');
    await user.click(getArrow('Previous page'));
    expect(readCurrentPage()).toBe('1');
    await user.click(getArrow('Next page'));
    await user.click(getArrow('Next page'));
    expect(readCurrentPage()).toBe('3');
    expect(getArrow('Next page')).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('navigation')).toContainElement(document.activeElement as HTMLElement);
    await user.click(getArrow('Page 2'));
    expect(readCurrentPage()).toBe('2');
  });

  it('shows only arrows when `simple` is set', () => {
    withThemeIntlRender()(<Pagination totalPage={3} current={2} simple onChangePage={() => {}} />);
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Previous page',
      'Next page'
    ]);
  });

  it('is named in French', () => {
    withThemeIntlRender(undefined, 'fr')(<Pages />);
    expect(getArrow('Page suivante')).toBeEnabled();
  });
});

describe('date picker', () => {
  const change = jest.fn();
  function Day({ first = null }: { readonly first?: number | null }) {
    const [day, setDay] = useState<number | null>(first);
    return (
      <DatePicker
        aria-label="From"
        selectedDate={day}
        onChange={(value, label) => {
          change(value, label);
          setDay(value);
        }}
      />
    );
  }
  const getField = () => screen.getByRole('textbox', { name: 'From' });
  beforeEach(() => change.mockClear());

  it('accepts a typed date in its pattern or as ISO, and ignores a partial or impossible one', async () => {
    withThemeIntlRender()(<Day />);
    await user.type(getField(), '02/05/2024');
    expect(change.mock.calls).toEqual([[dayInMay(2), '02/05/2024']]);
    fireEvent.change(getField(), { target: { value: '2024-05-03' } });
    expect(change).toHaveBeenLastCalledWith(dayInMay(3), '03/05/2024');
    expect(getField()).toHaveValue('2024-05-03');
    fireEvent.change(getField(), { target: { value: '31/02/2024' } });
    expect(change).toHaveBeenCalledTimes(2);
    fireEvent.blur(getField());
    expect(getField()).toHaveValue('03/05/2024');
    await user.clear(getField());
    expect(change).toHaveBeenLastCalledWith(null, '');
  });

  it("sets a day from the calendar, in the app's language, and restores the focus", async () => {
    withThemeIntlRender(undefined, 'fr')(<Day first={dayInMay(2)} />);
    const open = screen.getByRole('button', { name: 'Ouvrir le calendrier' });
    await user.click(open);
    expect(await screen.findByText(/mai 2024/)).toBeVisible();
    await user.click(screen.getByRole('gridcell', { name: '17' }));
    expect(change).toHaveBeenLastCalledWith(dayInMay(17), '17/05/2024');
    expect(open).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('lists of values', () => {
  it('a multi-select takes its items as children and reports several values', async () => {
    const change = jest.fn();
    withThemeIntlRender()(
      <MultiSelect aria-label="Figures" values={['sum']} onChange={(...told) => change(told)}>
        {['sum', 'avg'].map((name) => (
          <MultiSelectItem key={name} value={name} label={name.toUpperCase()} />
        ))}
      </MultiSelect>
    );
    const list = screen.getByRole('combobox', { name: 'Figures' });
    expect(list).toHaveTextContent('SUM');
    await user.click(list);
    await user.click(screen.getByRole('option', { name: 'AVG' }));
    expect(change).toHaveBeenLastCalledWith(['avg', ['sum', 'avg']]);
  });

  it('a select with value null shows the placeholder', () => {
    withThemeIntlRender()(
      <Select aria-label="Pick" placeholder="None yet" value={null}>
        <option value="a">A</option>
      </Select>
    );
    expect(screen.getByRole('combobox', { name: 'Pick' })).toHaveDisplayValue('None yet');
  });

  it('an advanced select reports all selected values with labels', async () => {
    const change = jest.fn();
    const staticValues = [{ value: 1, label: 'One' }, { value: 'b' }, { value: null, label: 'Nothing' }];
    withThemeIntlRender()(
      <>
        <AdvancedSelect
          aria-label="Several"
          isMultiple
          staticValues={staticValues}
          selectedValues={[{ value: 1 }]}
          onChange={change}
        />
        <AdvancedSelect
          aria-label="Single"
          placeholder="None"
          staticValues={staticValues}
          selectedValues={null}
          onChange={change}
        />
      </>
    );
    await user.click(screen.getByRole('combobox', { name: 'Several' }));
    expect(screen.getAllByRole('option', { hidden: false }).map(({ textContent }) => textContent)).toEqual([
      'One',
      'b'
    ]);
    await user.click(screen.getByRole('option', { name: 'b', hidden: false }));
    expect(change).toHaveBeenLastCalledWith([
      { value: 1, label: 'One' },
      { value: 'b', label: 'b' }
    ]);
    await user.keyboard('{Escape}');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Single' }), 'One');
    expect(change).toHaveBeenLastCalledWith([{ value: 1, label: 'One' }]);
  });

  it('an advanced select without static values throws', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => withThemeIntlRender()(<AdvancedSelect />)).toThrow('needs staticValues');
    quiet.mockRestore();
  });
});
