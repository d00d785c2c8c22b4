import { act } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import type { DataRecordSet, WidgetComponent } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetRender, wrapWidget } from 'jimu-for-test';
import { registerModules } from '../../../host/jimu/jimu-core/lib/module-registry';
import biocharDefaults from '../../../widgets/biochar-analysis/config.json';
import biocharManifest from '../../../widgets/biochar-analysis/manifest.json';
import biocharTexts from '../../../widgets/biochar-analysis/src/runtime/translations/default';
import Biochar from '../../../widgets/biochar-analysis/src/runtime/widget';
import applicationDefaults from '../../../widgets/biochar-summary/config.json';
import applicationManifest from '../../../widgets/biochar-summary/manifest.json';
import applicationTexts from '../../../widgets/biochar-summary/src/runtime/translations/default';
import Applications from '../../../widgets/biochar-summary/src/runtime/widget';
import offtakeDefaults from '../../../widgets/offtake/config.json';
import offtakeManifest from '../../../widgets/offtake/manifest.json';
import offtakeTexts from '../../../widgets/offtake/src/runtime/translations/default';
import Offtake from '../../../widgets/offtake/src/runtime/widget';
import supplierDefaults from '../../../widgets/raw-material-summary/config.json';
import supplierManifest from '../../../widgets/raw-material-summary/manifest.json';
import supplierTexts from '../../../widgets/raw-material-summary/src/runtime/translations/default';
import Suppliers from '../../../widgets/raw-material-summary/src/runtime/widget';
import areaDefaults from '../../../widgets/service-area/config.json';
import areaManifest from '../../../widgets/service-area/manifest.json';
import areaTexts from '../../../widgets/service-area/src/runtime/translations/default';
import ServiceArea from '../../../widgets/service-area/src/runtime/widget';
import roundsDefaults from '../../../widgets/pickup-rounds/config.json';
import roundsManifest from '../../../widgets/pickup-rounds/manifest.json';
import roundsTexts from '../../../widgets/pickup-rounds/src/runtime/translations/default';
import PickupRounds from '../../../widgets/pickup-rounds/src/runtime/widget';
import tripDefaults from '../../../widgets/trip-planner/config.json';
import tripManifest from '../../../widgets/trip-planner/manifest.json';
import tripTexts from '../../../widgets/trip-planner/src/runtime/translations/default';
import TripPlanner from '../../../widgets/trip-planner/src/runtime/widget';
import sitesDefaults from '../../../widgets/where-next/config.json';
import sitesManifest from '../../../widgets/where-next/manifest.json';
import sitesTexts from '../../../widgets/where-next/src/runtime/translations/default';
import WhereNext from '../../../widgets/where-next/src/runtime/widget';

/* The tools of a page with the modules named in their manifests, loaded like in the framework: by address. */

const TOOLS = {
  'service-area': { Widget: ServiceArea, manifest: areaManifest, texts: areaTexts, defaults: areaDefaults },
  'biochar-analysis': {
    Widget: Biochar,
    manifest: biocharManifest,
    texts: biocharTexts,
    defaults: biocharDefaults
  },
  'biochar-summary': {
    Widget: Applications,
    manifest: applicationManifest,
    texts: applicationTexts,
    defaults: applicationDefaults
  },
  offtake: { Widget: Offtake, manifest: offtakeManifest, texts: offtakeTexts, defaults: offtakeDefaults },
  'raw-material-summary': {
    Widget: Suppliers,
    manifest: supplierManifest,
    texts: supplierTexts,
    defaults: supplierDefaults
  },
  'pickup-rounds': {
    Widget: PickupRounds,
    manifest: roundsManifest,
    texts: roundsTexts,
    defaults: roundsDefaults
  },
  'trip-planner': { Widget: TripPlanner, manifest: tripManifest, texts: tripTexts, defaults: tripDefaults },
  'where-next': { Widget: WhereNext, manifest: sitesManifest, texts: sitesTexts, defaults: sitesDefaults }
} as const;

export type ToolName = keyof typeof TOOLS;

const getFolder = (name: string) => `widgets/${name}/`;

/** Registers the files of the tools. */
function registerTools(): void {
  for (const [name, { Widget, manifest, texts }] of Object.entries(TOOLS)) {
    const folder = getFolder(name);
    const { dataActions = [], messageActions = [] } = manifest as {
      dataActions?: { uri: string }[];
      messageActions?: { uri: string }[];
    };
    registerModules({
      [`${folder}manifest.json`]: async () => ({ default: manifest }),
      [`${folder}src/runtime/widget.tsx`]: async () => ({ default: Widget }),
      [`${folder}src/runtime/translations/default.ts`]: async () => ({ default: texts }),
      ...Object.fromEntries(
        [...dataActions, ...messageActions].map(({ uri }) => [
          `${folder}src/${uri}.ts`,
          async () => jest.requireActual<object>(`../../../${folder}src/${uri}`)
        ])
      )
    });
  }
}

/**
 * Shows the given tools, with their names as ids; `more` sets other parts of the configuration.
 * @param outputDataSources ids of the tools' output data sources.
 */
export async function showTools(
  names: readonly ToolName[],
  part: 'tool' | 'detail' = 'tool',
  more: object = {},
  outputDataSources: readonly string[] = []
): Promise<void> {
  registerTools();
  const widgets = Object.fromEntries(
    names.map((name) => [
      name,
      {
        id: name,
        uri: getFolder(name),
        config: { ...TOOLS[name].defaults, part },
        useMapWidgetIds: ['map'],
        outputDataSources
      }
    ])
  );
  const render = widgetRender(true);
  act(() => updateStore({ appConfig: getDefaultAppConfig().merge({ widgets, ...more } as never) as never }));
  // Waits for the responses to the tools' first requests.
  await act(async () => {
    render(
      <>
        {names.map((name) => {
          const Wrapped = wrapWidget(TOOLS[name].Widget as unknown as WidgetComponent, {
            config: Immutable(widgets[name]!.config) as never,
            useMapWidgetIds: Immutable(['map'])
          });
          return <Wrapped key={name} widgetId={name} />;
        })}
      </>
    );
  });
}

/** Returns a record as any widget passes it on. */
export const createRecord = (data: object, geometry?: object) => ({
  dataSource: { id: 'layer' },
  getData: () => ({ ...data }),
  getGeometry: () => geometry,
  getId: () => '1'
});

export const createRecordSet = (...records: ReturnType<typeof createRecord>[]): DataRecordSet[] => [
  { name: 'selected', dataSource: { id: 'layer' }, records } as unknown as DataRecordSet
];
