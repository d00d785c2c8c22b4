import { act, screen, waitFor } from '@testing-library/react';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { useWebMap } from './use-web-map';

/* The engine needs WebGL; this mock has only the functions that load a map. */
const mockLoaded = jest.fn();
jest.mock('./engine', () => ({
  webMapFromJson: (json: object) => ({
    load: async () => void mockLoaded(json),
    removeMany: () => undefined,
    layers: { toArray: () => [] }
  }),
  fetchWorkers: () => undefined,
  expectDefinitions: () => undefined,
  whenOnce: () => new Promise<void>(() => undefined)
}));
jest.mock('../../../../../jimu/jimu-arcgis/lib/prepare', () => ({ prepareArcGIS: async () => undefined }));

function Page({ dataSourceId }: { readonly dataSourceId: string }) {
  const loading = useWebMap(dataSourceId);
  return <output>{loading.status === 'ready' ? loading.loaded.title : loading.status}</output>;
}

it('keeps the map that was chosen last when the item of the one before arrives later', async () => {
  const answers: Record<string, () => void> = {};
  jest.spyOn(globalThis, 'fetch').mockImplementation(
    (url) =>
      new Promise((resolve) => {
        const [, id] = /\/items\/(\w+)\//.exec(String(url))!;
        answers[id!] = () => resolve(Response.json({ operationalLayers: [] }));
      })
  );
  const render = withStoreThemeIntlRender(true);
  const createSource = (id: string) => ({
    id,
    type: 'WEB_MAP',
    itemId: id,
    portalUrl: 'http://p',
    sourceLabel: id
  });
  const dataSources = { cassava: createSource('cassava'), palm: createSource('palm') };
  updateStore({ appConfig: getDefaultAppConfig().merge({ dataSources } as never) as never });
  const { rerender } = render(<Page dataSourceId="cassava" />);
  await waitFor(() => expect(answers).toHaveProperty('cassava'));
  rerender(<Page dataSourceId="palm" />);
  await waitFor(() => expect(answers).toHaveProperty('palm'));
  await act(async () => answers.palm!());
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('palm'));
  await act(async () => answers.cassava!());
  await waitFor(() => expect(mockLoaded).toHaveBeenCalledTimes(2));
  await act(async () => undefined);
  expect(screen.getByRole('status')).toHaveTextContent('palm');
});
