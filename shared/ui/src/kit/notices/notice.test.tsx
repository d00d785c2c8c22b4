import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { widgetRender } from 'jimu-for-test';
import { Notice } from './notice';

it('announces warnings and errors at once, other notices politely', () => {
  widgetRender(true)(
    <>
      <Notice>Loading</Notice>
      <Notice kind="success">Sent</Notice>
      <Notice kind="warning">No layer</Notice>
      <Notice kind="error" plain>
        Gone
      </Notice>
    </>
  );
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading', 'Sent']);
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['No layer', 'Gone']);
});

it.each([false, true])('shows a Retry button in the language of the page (as a line: %j)', async (plain) => {
  const retry = jest.fn();
  widgetRender(
    true,
    undefined,
    'fr'
  )(
    <Notice kind="error" plain={plain} onRetry={retry}>
      Échec
    </Notice>
  );
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: 'Ignorer' })).toBeNull();
});
