import { fireEvent, screen, waitFor } from '@testing-library/react';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { Gallery } from './gallery';

const createUrls = (count: number) => Array.from({ length: count }, (_, at) => `/pictures/${at + 1}.jpg`);
const renderGallery = (count: number) =>
  withStoreThemeIntlRender()(<Gallery name="Uyo Mill" urls={createUrls(count)} />);

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
  it('[PP-01] shows a message when there are no pictures', () => {
    renderGallery(0);
    expect(screen.getByText('No images available')).toBeVisible();
  });

  it.each([
    [1, 1, ''],
    [3, 3, ''],
    [4, 3, '+2'],
    [9, 3, '+7']
  ])('with %p pictures shows %p tiles, and the count of further pictures: %p', (count, tiles, more) => {
    renderGallery(count);
    expect(screen.getAllByRole('img')).toHaveLength(tiles);
    expect(screen.getByAltText(`Uyo Mill, image 1 of ${count}`)).toHaveAttribute('loading', 'lazy');
    expect(screen.queryByText(/^\+\d/)?.textContent ?? '').toContain(more);
  });

  it('[PP-01] names each picture that fails to load', () => {
    renderGallery(3);
    fireEvent.error(screen.getByAltText('Uyo Mill, image 2 of 3'));
    expect(screen.getByText('Image 2 failed to load')).toBeVisible();
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  describe('pictures of a host that the page does not show', () => {
    const url = 'https://pictures.example/1.jpg';
    const showFailed = (fetchesOthers: boolean, pictures = [url]) => {
      const hosts = { origins: ['https://drive.google.com'], fetchesOthers };
      globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(hosts)));
      withStoreThemeIntlRender()(<Gallery name="Uyo Mill" urls={pictures} />);
      fireEvent.error(screen.getByRole('img'));
    };

    it('[PP-01] names the blocked host', async () => {
      showFailed(false);
      expect(
        await screen.findByText('Image 1 is on pictures.example, which is not an allowed host')
      ).toBeVisible();
    });

    it('shows only the failure when the host is allowed', async () => {
      showFailed(false, ['https://drive.google.com/thumbnail?id=1']);
      expect(await screen.findByText('Image 1 failed to load')).toBeVisible();
    });

    it('loads the picture through the server when that fetches it, and shows its failure too', async () => {
      showFailed(true);
      await waitFor(() =>
        expect(screen.getByRole('img')).toHaveAttribute(
          'src',
          '/api/picture?url=https%3A%2F%2Fpictures.example%2F1.jpg'
        )
      );
      fireEvent.error(screen.getByRole('img'));
      expect(screen.getByText('Image 1 failed to load')).toBeVisible();
    });
  });

  it('opens a picture large and returns the focus on closing', async () => {
    renderGallery(4);
    const tile = screen.getByRole('button', { name: /image 2 of 4/ });
    fireEvent.click(tile);
    expect(await screen.findByText('2 / 4', {}, { timeout: 20_000 })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(tile).toHaveFocus());
    expect(screen.queryByText('2 / 4')).toBeNull();
  });
});
