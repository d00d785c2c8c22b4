import esriConfig from '@arcgis/core/config';
import request from '@arcgis/core/request';
import { requestSearchLanguage } from './search-language';

describe('requestSearchLanguage', () => {
  it('[MP-02] adds the language to geocoder requests until it is stopped', async () => {
    esriConfig.request.useIdentity = false;
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}));
    const requestSuggestLanguage = async (service: string) => {
      await request(`http://localhost/${service}/suggest`, { query: { text: 'Uyo', f: 'json' } });
      return new URL(String(fetched.mock.lastCall![0])).searchParams.get('langCode');
    };
    const end = requestSearchLanguage('fr');
    expect(await requestSuggestLanguage('Places/GeocodeServer')).toBe('fr');
    expect(await requestSuggestLanguage('mills/FeatureServer')).toBeNull();
    end();
    expect(await requestSuggestLanguage('Places/GeocodeServer')).toBeNull();
  });
});
