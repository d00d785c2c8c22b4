import type { Page } from '@playwright/test';

const getServiceUrl = (service: string): string => `/arcgis/rest/services/${service}/FeatureServer/0`;

/** Removes layers from the web map. */
export async function hideLayers(page: Page, without: readonly string[]): Promise<void> {
  await page.route('**/items/oil-palm-2d/data**', async (route) => {
    const response = await route.fetch();
    const map = (await response.json()) as { operationalLayers: { id: string }[] };
    const operationalLayers = map.operationalLayers.filter(({ id }) => !without.includes(id));
    await route.fulfill({ response, json: { ...map, operationalLayers } });
  });
}

/** Queries a service as the signed-in user of the page. */
export async function queryService<Answer>(
  page: Page,
  service: string,
  params: Readonly<Record<string, string>>
): Promise<Answer> {
  const query = new URLSearchParams({ f: 'json', where: '1=1', ...params });
  const response = await page.request.get(`${getServiceUrl(service)}/query?${query}`);
  return (await response.json()) as Answer;
}

export const countRecords = async (page: Page, service: string, params: Record<string, string> = {}) =>
  (await queryService<{ count: number }>(page, service, { returnCountOnly: 'true', ...params })).count;

/** Counts the distinct values of a field. */
export const countDistinct = (page: Page, service: string, field: string) =>
  countRecords(page, service, {
    where: `${field} IS NOT NULL`,
    outFields: field,
    returnDistinctValues: 'true'
  });

export async function sumRecords(page: Page, service: string, field: string, where = '1=1'): Promise<number> {
  const { features } = await queryService<{ features: { attributes: { total: number } }[] }>(page, service, {
    where,
    outStatistics: JSON.stringify([
      { statisticType: 'sum', onStatisticField: field, outStatisticFieldName: 'total' }
    ])
  });
  return features[0]!.attributes.total;
}
