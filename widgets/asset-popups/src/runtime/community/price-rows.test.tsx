import { widgetRender } from 'jimu-for-test';
import { screen } from '@testing-library/react';
import type { CurrentPrice } from 'widgets/shared-code/site-domain';
import { createNoteReader } from '../feature/value-notes';
import { PriceRows } from './price-rows';

const t = (key: string, values?: object) => (values ? `${key} ${JSON.stringify(values)}` : key);
const renderRows = (currentPrice: CurrentPrice | null, locale: 'en' | 'fr' = 'en') =>
  widgetRender(true)(
    <PriceRows
      data={{ currentPrice, future: 'refused' }}
      sayings={createNoteReader(t, locale, 30)}
      locale={locale}
    />
  );
const paid: CurrentPrice = {
  ...{ LGA: 'UYOO', name: 'Uyo', state: 'Akwa Ibom' },
  ...{ currentP1Price: 36_420, currentP1PriceDate: '2026-08-12', currentP1PriceIsOld: false }
};

describe('current price of a community', () => {
  it("shows a community's price with its averaging period and the day of the last purchase", () => {
    renderRows(paid);
    expect(screen.getByText('₦36,420/t')).toBeVisible();
    expect(screen.getByText('ofDays {"days":30,"day":"12/08/2026"}')).toBeVisible();
  });

  it('marks an old price of a community', () => {
    renderRows({ ...paid, currentP1PriceIsOld: true }, 'fr');
    expect(screen.getByText('ofDays {"days":30,"day":"12/08/2026"} · ancien')).toBeVisible();
  });

  it.each([
    ['en', 'No historic purchase'],
    ['fr', 'Aucun achat antérieur']
  ] as const)('shows in %s that nothing was purchased in the community', (locale, text) => {
    renderRows(null, locale);
    expect(screen.getByText(text)).toBeVisible();
  });
});
