import esriConfig from '@arcgis/core/config';

/** Requests of the SDK's search to a geocoder. */
const GEOCODER_CALLS = /\/GeocodeServer\/(suggest|findAddressCandidates)$/i;

interface InterceptedRequest {
  readonly requestOptions: { query?: object | null };
}

/**
 * Requests the labels of geocoders in a language with ArcGIS's parameter, which the SDK omits. Returns a
 * function that stops it.
 */
export function requestSearchLanguage(locale: string): () => void {
  const { interceptors } = esriConfig.request;
  const interceptor = {
    urls: GEOCODER_CALLS,
    before: ({ requestOptions }: InterceptedRequest) => {
      requestOptions.query = { ...requestOptions.query, langCode: locale };
    }
  };
  interceptors?.push(interceptor as never);
  return () => void interceptors?.splice(interceptors.indexOf(interceptor as never), 1);
}
