import { DEFAULT_PARAMETERS, MILL_SCOPES, PARAMETER_DEFINITIONS } from './parameters';

describe('the business parameters', () => {
  it('start with the specification’s constants', () => {
    expect(DEFAULT_PARAMETERS).toMatchObject({
      maxServiceAreas: 5,
      minDriveTime: 2,
      maxDriveTime: 300,
      defaultDriveTime: 60,
      logisticsCostPerMinute: 83,
      p1SalePrice: 73500,
      defaultP1Price: 50000,
      defaultMaizeYield: 2.23,
      millScope: 'extentWidth'
    });
    expect(MILL_SCOPES).toContain(DEFAULT_PARAMETERS.millScope);
  });

  it('have defaults within their bounds, a unit and a label', () => {
    for (const { default: value, min, max, unit, label } of Object.values(PARAMETER_DEFINITIONS)) {
      expect(value).toBeGreaterThanOrEqual(min);
      expect(value).toBeLessThanOrEqual(max);
      expect(unit && label).not.toBe('');
    }
  });
});
