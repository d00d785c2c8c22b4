import { plotPurchasesRequest } from './purchase-answers';

describe('the request of purchases against plots', () => {
  it.each([
    ['a season of one day', { first: '2026-01-01', last: '2026-01-01' }, true],
    ['a season that ends before it begins', { first: '2026-02-01', last: '2026-01-31' }, false],
    ['a yield of nothing', { first: '2026-01-01', last: '2026-02-01', yieldPerHectare: 0 }, false]
  ])('takes or refuses %s', (_what, season, isTaken) => {
    expect(plotPurchasesRequest.safeParse({ selection: {}, ...season }).success).toBe(isTaken);
  });
});
