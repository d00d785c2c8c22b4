import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  answerSaved,
  clickPublish,
  mockServer,
  openBuilder,
  openWithWidget,
  prepareBuilder
} from './test-builder';

beforeEach(prepareBuilder);
afterEach(() => jest.restoreAllMocks());

const goBack = () =>
  act(async () => {
    window.history.replaceState(null, '', '/builder');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

describe('the list of pages', () => {
  it('is shown first, opens a page under an address of its own, and links to the site', async () => {
    window.history.replaceState(null, '', '/builder');
    mockServer(answerSaved);
    openBuilder();
    await userEvent.click(await screen.findByRole('button', { name: 'Edit Wells' }));
    expect(await screen.findByRole('combobox', { name: 'Page' })).toBeVisible();
    expect(window.location.search).toBe('?experience=wells');
    expect(screen.getByRole('link', { name: 'Back to SITE' })).toHaveAttribute('href', '/');
    await userEvent.click(screen.getByRole('button', { name: 'All pages' }));
    expect(await screen.findByRole('button', { name: 'Edit Wells' })).toBeVisible();
    expect(window.location.search).toBe('');
  });

  it('is opened by the Back button after a question when there are unpublished changes', async () => {
    mockServer(answerSaved);
    await openWithWidget();
    await goBack();
    expect(window.location.search).toBe('?experience=wells');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('Unpublished changes')).toBeVisible();
    await goBack();
    fireEvent.click((await screen.findAllByRole('button', { name: 'Discard changes' })).at(-1)!);
    expect(await screen.findByRole('button', { name: 'Edit Wells' })).toBeVisible();
    expect(window.location.search).toBe('');
  });
});

it('reports where a page was published until it is changed again', async () => {
  mockServer(answerSaved);
  await openWithWidget();
  await clickPublish();
  const address = await screen.findByRole('link', { name: 'http://localhost/' });
  expect(address).toHaveAttribute('href', '/');
  expect(screen.getByText('Version 5')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add Wells' }));
  expect(screen.queryByText('Published as version 5')).toBeNull();
});

it('shows the three steps until they are closed in this browser, and again on request', async () => {
  mockServer(answerSaved);
  const { unmount } = openBuilder();
  expect(await screen.findByRole('region', { name: 'A page in three steps' })).toBeVisible();
  expect(screen.getAllByRole('listitem').slice(-3)[2]).toHaveTextContent('Publish.');
  await userEvent.click(screen.getByRole('button', { name: 'Got it' }));
  unmount();
  openBuilder();
  await userEvent.click(await screen.findByRole('button', { name: 'How it works' }));
  expect(screen.getByRole('region', { name: 'A page in three steps' })).toBeVisible();
});
