import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { PhoneSearch } from './phone-search';

const getIcon = () => screen.getByRole('button', { name: 'Search a place' });

describe('the search on a small screen', () => {
  it('[MP-02] is an icon that opens the field, and gets the focus back when it closes', async () => {
    const user = userEvent.setup();
    withStoreThemeIntlRender(true)(
      <PhoneSearch hint="Search a place">
        <input aria-label="Field" />
      </PhoneSearch>
    );
    expect(screen.queryByLabelText('Field')).toBeNull();
    await user.click(getIcon());
    expect(getIcon()).toHaveAttribute('aria-expanded', 'true');
    await user.click(screen.getByRole('button', { name: 'Close the search' }));
    expect(screen.queryByLabelText('Field')).toBeNull();
    expect(getIcon()).toHaveFocus();
    await user.click(getIcon());
    await user.type(screen.getByLabelText('Field'), 'Uyo{Escape}');
    expect(screen.queryByLabelText('Field')).toBeNull();
    expect(getIcon()).toHaveFocus();
  });
});
