import { act, screen } from '@testing-library/react';
import { getDefaultAppConfig, updateStore, widgetRender } from 'jimu-for-test';
import { createSummary, uyo } from '../../../tests/fixtures';
import type { Area } from '../state';
import { Detail } from './detail';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/layers/src/area-records'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels/use-map-layers'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels/area-rows')
}));

function showDetail(share: number | null) {
  const { polygons, ...summary } = createSummary({ ...uyo, minutes: 60 });
  const figures = { ...summary.figures, maizeLandAvailableForBiochar: share };
  const area: Area = {
    ...{ ...uyo, id: 1, number: 1, minutes: 60, colour: 'blue', polygons },
    summary: { ...summary, figures }
  };
  act(() => updateStore({ appConfig: getDefaultAppConfig() }));
  widgetRender(true)(
    <Detail
      toolId="tool"
      serverUrl="https://site.example"
      area={area}
      rain={null}
      place="card"
      change={() => undefined}
    />
  );
}

it.each([
  [0.1, false],
  [1, true],
  [40, true],
  [null, false]
])('[SA-04] draws the share of land for biochar as a bar from 1 % on: %s', (share, isDrawn) => {
  showDetail(share);
  expect(screen.getByRole('heading', { name: 'Biochar potential' })).toBeVisible();
  expect(screen.queryByTestId('biochar-bar') !== null).toBe(isDrawn);
});
