import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender } from 'jimu-for-test';
import { AREA_FIGURE_NAMES, AREA_RECORD_KINDS, SUPPRESSED } from 'widgets/shared-code/site-domain';
import type { AreaRecordKind, ServiceAreaSummary } from 'widgets/shared-code/site-domain';
import type * as FakeMaps from '../../../../../tests/support/fake-map';
import { showMap } from '../../../../../tests/support/fake-map';
import { createSummary, createTogether, uyo } from '../../../tests/fixtures';
import type { Area } from '../state';
import { AreaRecords } from './area-records';
import { SmallFigure } from './figure';
import { TogetherDetail } from '../together/together-detail';

jest.mock('widgets/shared-code/site-map', () => ({
  ...jest.requireActual<object>('../../../../../shared/layers/src/area-records'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels/use-map-layers'),
  ...jest.requireActual<object>('../../../../../shared/map/src/panels/area-rows')
}));
jest.mock(
  'jimu-arcgis',
  () => jest.requireActual<typeof FakeMaps>('../../../../../tests/support/fake-map').jimuArcgis
);

const requests: object[] = [];
beforeEach(() => {
  requests.length = 0;
  showMap();
  globalThis.fetch = jest.fn(async (_url, init) => {
    requests.push(JSON.parse(String(init?.body)) as object);
    return new Response(
      JSON.stringify({
        total: 1,
        fields: ['OBJECTID', 'LGA', 'Production', 'shareInside', 'productionInside'],
        rows: [
          {
            attributes: { OBJECTID: 7, LGA: 'Uyo', Production: 400, shareInside: 25, productionInside: 100 },
            shape: null
          }
        ]
      })
    );
  });
});

function makeArea(
  readable: readonly AreaRecordKind[],
  figures: Partial<ServiceAreaSummary['figures']> = {}
): Area {
  const { polygons, ...summary } = createSummary({ ...uyo, minutes: 60 });
  return {
    ...{ ...uyo, id: 1, number: 1, minutes: 60, colour: 'blue', polygons },
    summary: { ...summary, readable, figures: { ...summary.figures, ...figures } }
  };
}

async function renderRecords(shown: ReactNode) {
  const widgets = Immutable(Object.fromEntries([['tool', { id: 'tool', useMapWidgetIds: ['map'] }]]));
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets }) }));
  const render = widgetRender(true);
  await act(
    async () =>
      void render(
        <AreaRecords toolId="tool" serverUrl="https://site.example">
          {shown}
        </AreaRecords>
      )
  );
}

const showFigures = (area: Area) =>
  renderRecords(
    <dl>
      {AREA_FIGURE_NAMES.map((field) => (
        <SmallFigure key={field} field={field} area={area} />
      ))}
    </dl>
  );

const listOpenableFigures = () =>
  AREA_FIGURE_NAMES.filter((field) => screen.getByTestId(`sa-${field}`).closest('button') !== null);

it('[BY-02] opens the records behind a figure under a title that names the area, with maize by the share of each LGA', async () => {
  await showFigures(makeArea(AREA_RECORD_KINDS));
  await userEvent.click(screen.getByRole('button', { name: /^Maize 2023: 11,250.5 t, show the records/ }));
  const dialog = await screen.findByRole('dialog', { hidden: false });
  expect(dialog).toHaveTextContent(/^Maize 2023 of Uyo · 60 min, LGA shares inside 60 min/);
  await waitFor(() => expect(within(dialog).getByRole('row', { name: /^Uyo 400 25 100/ })).toBeVisible());
  expect(
    within(dialog)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
  ).toEqual(['LGA', 'Production (t)', 'Share inside the area (%)', 'Production inside the area (t)']);
  expect(requests).toEqual([
    {
      areas: [{ ...uyo, minutes: 60 }],
      ...{ season: 'dry', millScope: 'extentWidth', records: 'maize2023' },
      ...{ page: 0, pageSize: 10, sort: null, search: '', withShapes: false }
    }
  ]);
});

it('[BY-02] opens the records of every count and sum for staff; a price and a cost have no records', async () => {
  await showFigures(makeArea(AREA_RECORD_KINDS));
  expect(AREA_FIGURE_NAMES.filter((field) => !listOpenableFigures().includes(field))).toEqual([
    'logisticsCost',
    'currentP1Price'
  ]);
});

it('[BY-08] shows a figure without a link when its records are not readable, or are empty or too few', async () => {
  await showFigures(makeArea(['mills', 'oilPalmClusters'], { totalAcres: 0, noOfMills: SUPPRESSED }));
  expect(listOpenableFigures()).toEqual([
    'weeklyP1Yield',
    'weeklyFFBYield',
    'profit_week',
    'pksBiomass',
    'biocharOutput',
    'landForBiochar'
  ]);
});

describe('the figures of several areas', () => {
  const areas = [
    { ...uyo, minutes: 60 },
    { ...uyo, minutes: 30 }
  ];
  const showTogether = (readable: readonly AreaRecordKind[]) =>
    renderRecords(
      <TogetherDetail
        answer={createTogether(areas, 0.1, { readable })}
        areas={[]}
        toolId="tool"
        serverUrl="https://site.example"
        change={() => undefined}
        place="inside"
      />
    );

  it('[BY-02] opens the records of all areas, or of their overlap', async () => {
    await showTogether(AREA_RECORD_KINDS);
    await userEvent.click(screen.getByRole('button', { name: /^Mills, Overlap: 500, show the records/ }));
    const dialog = await screen.findByRole('dialog', { hidden: false });
    expect(dialog).toHaveTextContent(/^Mills of Overlap · 2 areas/);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]).toMatchObject({
      areas,
      sharedOnly: true,
      millScope: 'extentWidth',
      records: 'mills'
    });
    await userEvent.click(within(dialog).getAllByRole('button', { name: 'Close' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: /^Mills, Together .*: 2,500, show/ }));
    await waitFor(() => expect(requests).toHaveLength(2));
    expect(requests[1]).toMatchObject({ areas, sharedOnly: false, records: 'mills' });
  });

  it('[BY-08] opens no records of several areas for a reader without access', async () => {
    await showTogether([]);
    expect(screen.queryByRole('button', { name: /show the records/ })).toBeNull();
  });
});
