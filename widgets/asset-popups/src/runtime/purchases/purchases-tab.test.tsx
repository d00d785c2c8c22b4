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

it('[PP-02] shows that an application has no purchases in a dismissible box, and again on the next request', async () => {
  renderTab({ data: [] });
  const text = 'Error: No P1 purchases allocated for this application';
  expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(await findShowButton());
  expect(screen.getByText(text)).toBeVisible();
  expect(mockShow).not.toHaveBeenCalled();
});

it.each([
  [404, 'record_not_found', 'Error: Biochar application ID not found'],
  [403, 'forbidden', 'The purchases of an application are shown to staff only.']
])('[PP-02] shows why there are no purchases when the response has status %p', async (status, code, text) => {
  renderTab({ error: { code, message: 'refused' } }, status);
  expect(await screen.findByText(text)).toBeVisible();
});

it('[PP-02] shows the table, and an error when the layer contains no purchase of the application', async () => {
  renderTab({ data: [purchase] });
  expect(await screen.findByText('₦1,200,000/t')).toBeVisible();
  expect(screen.getAllByRole('cell', { name: 'not known' }).length).toBeGreaterThan(0);
  await userEvent.click(await findShowButton());
  expect(await screen.findByText('Error: No P1 purchases available')).toBeVisible();
});
