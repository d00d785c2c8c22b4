import { screen } from '@testing-library/react';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { TextRows } from './text-rows';

const renderRows = (fetchesOthers: boolean) => {
  const hosts = { origins: ['https://drive.google.com', 'https://*.googleusercontent.com'], fetchesOthers };
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(hosts)));
  const ignore = () => undefined;
  const control = {
    id: 'pictures',
    'aria-invalid': false,
    'aria-describedby': undefined,
    'aria-required': undefined
  } as const;
  withStoreThemeIntlRender()(
    <TextRows control={control} label="Pictures" rows={['']} pictures onChange={ignore} onLeave={ignore} />
  );
};

it.each([
  [false, 'Pictures from drive.google.com, *.googleusercontent.com are shown.'],
  [true, 'Pictures from any host are shown, up to 10 MB each.']
])(
  'names the pictures that are shown, with a server that fetches others (%s): %s',
  async (fetchesOthers, text) => {
    renderRows(fetchesOthers);
    expect(await screen.findByText(text)).toBeVisible();
  }
);
