import { fireEvent, screen, waitFor } from '@testing-library/react';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { Gallery } from './gallery';

const urls = (count: number) => Array.from({ length: count }, (_, at) => `/pictures/${at + 1}.jpg`);
const show = (count: number) => withStoreThemeIntlRender()(<Gallery name="Uyo Mill" urls={urls(count)} />);

// jsdom has no modal dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
});

describe('the gallery of a record', () => {
  it('[PP-01] says that there are no pictures', () => {
    show(0);
    expect(screen.getByText('No images available')).toBeVisible();
  });

  it.each([
    [1, 1, ''],
    [3, 3, ''],
    [4, 3, '+2'],
    [9, 3, '+7']
  ])('of %p pictures shows %p, and how many more there are: %p', (count, tiles, more) => {
    show(count);
    expect(screen.getAllByRole('img')).toHaveLength(tiles);
    expect(screen.getByAltText(`Uyo Mill, image 1 of ${count}`)).toHaveAttribute('loading', 'lazy');
    expect(screen.queryByText(/^\+\d/)?.textContent ?? '').toContain(more);
  });

  it('[PP-01] names each picture that fails to load', () => {
    show(3);
    fireEvent.error(screen.getByAltText('Uyo Mill, image 2 of 3'));
    expect(screen.getByText('Image 2 failed to load')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it('opens a picture large and gives the focus back', async () => {
    show(4);
    const tile = screen.getByRole('button', { name: /image 2 of 4/ });
    fireEvent.click(tile);
    expect(await screen.findByText('2 / 4', {}, { timeout: 20_000 })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(tile).toHaveFocus());
    expect(screen.queryByText('2 / 4')).toBeNull();
  });
});
