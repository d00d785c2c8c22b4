import { shipmentSelection } from './shipment';

describe('the purchases of a shipment', () => {
  it('are those of days in their order, of which one is enough', () => {
    const parse = (first: string, last: string) => shipmentSelection.safeParse({ first, last });
    expect(parse('2026-11-01', '2026-11-01').success).toBe(true);
    expect(parse('2026-11-01', '2026-10-31').error?.issues).toMatchObject([
      { path: ['last'], message: 'a day on or after the first one' }
    ]);
  });
});
