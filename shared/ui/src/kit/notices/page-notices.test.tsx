import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, Modal, ModalBody, ModalHeader } from 'jimu-ui';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { PageNotice, PageNotices } from './page-notices';

const createRender = (locale = 'en') => withStoreThemeIntlRender(true, undefined, locale);

async function mockServer(isThere: boolean) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      isThere ? Promise.resolve(new Response('{}')) : Promise.reject(new TypeError('Failed to fetch'))
    );
  await act(async () => void window.dispatchEvent(new Event(isThere ? 'online' : 'offline')));
}

afterEach(() => jest.restoreAllMocks());

it('appear when the connection is lost, and disappear when it is back', async () => {
  createRender()(<PageNotices />);
  expect(screen.queryByRole('status')).toBeNull();
  await mockServer(false);
  expect(screen.getByRole('status')).toHaveTextContent(
    'No connection. The data on screen will be updated when the connection is back.'
  );
  await mockServer(true);
  expect(screen.queryByRole('status')).toBeNull();
});

it('appear in French, beside other notices of the page', async () => {
  createRender('fr')(
    <PageNotices isBelowBar>
      <PageNotice>Autre</PageNotice>
    </PageNotices>
  );
  await mockServer(false);
  const [first, second] = screen.getAllByRole('status');
  expect(first).toHaveTextContent(/^Pas de connexion\./);
  expect(within(second!).getByText('Autre')).toBeVisible();
  await mockServer(true);
});

it('[BY-09] can be reached with the Tab key while a dialog is open, and stay when it is closed', async () => {
  const pressed = jest.fn();
  const createPage = (isOpen: boolean) => (
    <>
      <Modal isOpen={isOpen}>
        <ModalHeader>Form</ModalHeader>
        <ModalBody>
          <Button>Save</Button>
        </ModalBody>
      </Modal>
      <PageNotices>
        <PageNotice>
          <Button onClick={pressed}>Sign in again</Button>
        </PageNotice>
      </PageNotices>
    </>
  );
  const { rerender } = createRender()(createPage(false));
  rerender(createPage(true));
  const dialog = await screen.findByRole('dialog', { hidden: false, name: 'Form' });
  const button = await within(dialog).findByRole('button', { name: 'Sign in again' });
  act(() => within(dialog).getByRole('button', { name: 'Save' }).focus());
  await userEvent.tab();
  expect(button).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(pressed).toHaveBeenCalledTimes(1);
  rerender(createPage(false));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
});

it("[BY-09] stay out of the panels of Experience Builder's widget controller, which hide what is in a closed one", async () => {
  createRender()(
    <>
      <div role="dialog" aria-modal="true" className="jimu-floating-panel d-none" />
      <PageNotices />
    </>
  );
  await mockServer(false);
  expect(screen.getByRole('status').closest('.jimu-floating-panel')).toBeNull();
  await mockServer(true);
});
