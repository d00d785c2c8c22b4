import type { LatLon } from '@site/domain';
import { requestArcGis } from './arcgis';
import type { ArcGisOptions } from './arcgis';
import { ApiClientError } from './http';

/** Message of the service for a position without an address. */
const NO_ADDRESS = 'Unable to find address';

/**
 * Fetches the address of a position, from the nearest town to the state ('Uyo, Uyo, Akwa Ibom'); null in water and
 * outside Nigeria.
 * @see https://developers.arcgis.com/rest/geocode/api-reference/geocoding-reverse-geocode.htm
 * @throws {ApiClientError}
 */
export async function fetchPlaceAddress(
  { latitude, longitude }: LatLon,
  options: ArcGisOptions = {}
): Promise<string | null> {
  const call = '/arcgis/rest/services/Places/GeocodeServer/reverseGeocode';
  const url = new URL(call, options.serverUrl || window.location.href).href;
  try {
    const params = { location: `${longitude},${latitude}` };
    const { address } = await requestArcGis<{ readonly address: { readonly Match_addr: string } }>(
      url,
      params,
      options
    );
    return address.Match_addr;
  } catch (error) {
    if (error instanceof ApiClientError && error.message.startsWith(NO_ADDRESS)) return null;
    throw error;
  }
}
