import { act, screen, within } from '@testing-library/react';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { PageNotice, PageNotices } from './page-notices';

const render = (locale = 'en') => withStoreThemeIntlRender(true, undefined, locale);

async function server(isThere: boolean) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch'))
    );
  await act(async () => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

it('say in words that there is no connection, and go by themselves when it is back', async () => {
  render()(<PageNotices />);
  expect(screen.queryByRole('status')).toBeNull();
  await server(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No connection. What is on screen stays; it is brought up to date as soon as the connection is back.'
  );
  await server(true);
  expect(screen.queryByRole('status')).toBeNull();
});

it('say it in French, beside what else there is to say', async () => {
  render('fr')(
    <PageNotices isBelowBar>
      <PageNotice>Autre</PageNotice>
    </PageNotices>
  );
  await server(false);
  const [first, second] = screen.getAllByRole('status');
  expect(first).toHaveTextContent(/^Pas de connexion\./);
  expect(within(second!).getByText('Autre')).toBeVisible();
  await server(true);
});
