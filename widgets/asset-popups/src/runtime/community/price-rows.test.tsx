import { widgetRender } from 'jimu-for-test';
import { screen } from '@testing-library/react';
import { PriceRows } from './price-rows';

const show = (noOfTransactions: number | null, currentPrice: number | null, locale: 'en' | 'fr' = 'en') =>
  widgetRender(true)(
    <PriceRows
      place={{ community: 'Ikot', noOfTransactions }}
      data={{ currentPrice, future: 'refused' }}
      sayings={() => ({})}
      locale={locale}
    />
  );

describe('the current price of a community', () => {
  it('is what was paid of late', () => {
    show(41, 36_420);
    expect(screen.getByText('₦36,420/t')).toBeVisible();
  });

  it.each([
    [41, 'en', 'No recent purchase'],
    [41, 'fr', 'Aucun achat récent'],
    [0, 'en', 'No historic purchase'],
    [null, 'en', 'No historic purchase']
  ] as const)('without a recent purchase, of %p in all, in %s: %s', (purchases, locale, text) => {
    show(purchases, null, locale);
    expect(screen.getByText(text)).toBeVisible();
  });
});
