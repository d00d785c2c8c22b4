import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { HeadlineFigures } from './headline-figures';

it('[BY-02] shows figures with their notes, marks unknown and failed ones, and opens the records', async () => {
  const onPress = jest.fn();
  widgetRender(true)(
    <HeadlineFigures
      figures={[
        {
          key: 'a',
          label: 'Purchases',
          text: '12',
          value: 12,
          note: 'of May',
          action: { text: 'View 12', onPress }
        },
        { key: 'b', label: 'Price', text: '–', value: null },
        { key: 'c', label: 'Biochar', text: '0 t', value: 0, mark: 'could not be had' }
      ]}
    />
  );
  expect(screen.getByText('of May')).toBeVisible();
  expect(screen.getByText('not known')).toBeVisible();
  expect(screen.getByText('could not be had')).toBeVisible();
  expect(screen.getByTestId('figure-c')).toHaveAttribute('data-value', '0');
  await userEvent.click(screen.getByRole('button', { name: 'Purchases: View 12' }));
  expect(onPress).toHaveBeenCalledTimes(1);
});
