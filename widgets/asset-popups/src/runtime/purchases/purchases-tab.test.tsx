import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { PurchasesTab } from './purchases-tab';

const mockShow = jest.fn(async () => 'purchases.none');
jest.mock('./use-shown-purchases', () => ({
  useShownPurchases: () => ({ isShown: false, isNarrowed: false, show: mockShow, clear: jest.fn() })
}));

const purchase = { objectId: 999_999_999, supplierName: 'Ada O', pricePerTon: '1.2m', suppliedTonnage: null };

function renderTab(body: object, status = 200) {
  globalThis.fetch = jest.fn(async () => new Response(JSON.stringify(body), { status })) as typeof fetch;
  withStoreThemeIntlRender(true)(
    <PurchasesTab
      applicationId="a1"
      place={null}
      view={{} as never}
      widgetId="popups"
      settings={{ serverUrl: 'http://localhost', sourceLayer: '' } as never}
      locale="en"
    />
  );
}
const findShowButton = () => screen.findByRole('button', { name: 'Show P1 Purchases' });

it('[PP-02] shows in a line that an application has no purchases, and in a dismissible box each time Show is pressed', async () => {
  renderTab({ data: [] });
  const text = 'Error: No P1 purchases allocated for this application';
  expect(await screen.findByText('No P1 purchases are known of this application.')).toBeVisible();
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(await findShowButton());
  expect(screen.getByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(text)).toBeNull();
  await userEvent.click(await findShowButton());
  expect(screen.getByText(text)).toBeVisible();
  expect(mockShow).not.toHaveBeenCalled();
});

it('[PP-02] shows after Show is pressed that the application is unknown', async () => {
  renderTab({ error: { code: 'record_not_found', message: 'unknown' } }, 404);
  await userEvent.click(await findShowButton());
  expect(await screen.findByText('Error: Biochar application ID not found')).toBeVisible();
});

it('shows a reader without access who may see the purchases', async () => {
  renderTab({ error: { code: 'forbidden', message: 'refused' } }, 403);
  expect(await screen.findByText('The purchases of an application are shown to staff only.')).toBeVisible();
});

it('[PP-02] shows the table, and an error when the layer contains no purchase of the application', async () => {
  renderTab({ data: [purchase] });
  expect(await screen.findByText('₦1,200,000/t')).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'not known' }).length).toBeGreaterThan(0);
  await userEvent.click(await findShowButton());
  expect(await screen.findByText('Error: No P1 purchases available')).toBeVisible();
});
