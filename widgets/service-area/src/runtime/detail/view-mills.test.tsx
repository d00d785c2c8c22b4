import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender } from 'jimu-for-test';
import { haversine } from 'widgets/shared-code/site-core';
import type { MillScope } from 'widgets/shared-code/site-core';
import type * as FakeMaps from '../../../../../tests/support/fake-map';
import { fakeLayer, showMap } from '../../../../../tests/support/fake-map';
import { summaryOf, uyo } from '../../../tests/fixtures';
import type { Area } from '../state';
import { ringsCounted, ViewMills } from './view-mills';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/map/src/areas'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels/use-map-layers'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels/layer-rows')
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').jimuArcgis
);

function areaOf(millScope: MillScope, noOfMills = 3): Area {
  const { polygons, ...summary } = summaryOf({ ...uyo, minutes: 60 });
  const figures = { ...summary.figures, noOfMills };
  return {
    ...uyo,
    id: 1,
    number: 1,
    minutes: 60,
    colour: 'blue',
    polygons,
    summary: { ...summary, millScope, figures }
  };
}

async function show(area: Area) {
  const mills = fakeLayer({ id: 'mills', title: 'Confirmed mills', rows: [{ name: 'Ada' }] });
  showMap([mills]);
  const widgets = Immutable(Object.fromEntries([['tool', { id: 'tool', useMapWidgetIds: ['map'] }]]));
  const render = widgetRender(true);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets }) }));
  await act(async () => void render(<ViewMills area={area} toolId="tool" />));
  return mills;
}

it('asks for the mills of the scope: the circle as wide as the area, or the area of the longest time', () => {
  const wide = areaOf('extentWidth');
  for (const [longitude, latitude] of ringsCounted(wide)[0]!)
    expect(haversine(uyo, { latitude, longitude })).toBeCloseTo(wide.summary.extentWidth, 3);
  const inside = areaOf('insideArea');
  expect(ringsCounted(inside)).toEqual(inside.polygons.at(-1)!.rings);
});

it('[BY-02] View mills opens the mills that are counted, under a title that says of where', async () => {
  const area = areaOf('insideArea');
  const mills = await show(area);
  await userEvent.click(screen.getByRole('button', { name: 'View mills' }));
  const dialog = await screen.findByRole('dialog', { hidden: false });
  expect(dialog).toHaveTextContent(/^Mills of .* · 60 min, inside 60 min/);
  await waitFor(() => expect(mills.queries).not.toHaveLength(0));
  expect(mills.queries[0]!.geometry).toMatchObject({ rings: area.polygons.at(-1)!.rings });
});

it('has no mills to show where an area counts none', async () => {
  await show(areaOf('insideArea', 0));
  expect(screen.queryByRole('button', { name: 'View mills' })).toBeNull();
});
