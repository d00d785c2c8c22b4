import { translateConfig } from './translate-config';
import type { SearchItem } from './common/search/src/config';

describe('texts of a configuration', () => {
  const item = { label: 'Mills', hint: 'Search a mill', i18n: { fr: { label: 'Moulins' } } };

  it("are in the visitor's language where the configuration has them, and unchanged elsewhere", () => {
    expect(translateConfig(item, 'fr')).toMatchObject({ label: 'Moulins', hint: 'Search a mill' });
    expect(translateConfig(item, 'en').label).toBe('Mills');
    const own: SearchItem = { label: 'Mine', searchServiceType: 'GeocodeService' };
    expect(translateConfig(own, 'fr')).toEqual(own);
  });
});
