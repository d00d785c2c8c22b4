import { Immutable, BaseVersionManager, WidgetVersionManager } from 'jimu-core';
import type { AllWidgetProps, IMState, ImmutableArray, UseDataSource } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import type { JimuLayerView } from 'jimu-arcgis';
import type LayerView from 'esri/views/layers/LayerView';
import { initStore, updateStore } from 'jimu-for-test';
import { getAppStore } from 'jimu-core';
import { Link, Select, WidgetPlaceholder } from 'jimu-ui';

/* The declarations of the local framework refuse what those of Experience Builder 1.19 and 1.21 refuse. The compiler
   reports each line below that it expects to be wrong and is not. */

type UnknownWidgetProps = AllWidgetProps<unknown>;
const uses: UseDataSource[] = [{ dataSourceId: 'mills', mainDataSourceId: 'mills', fields: ['tons'] }];
const given: ImmutableArray<UseDataSource> = Immutable(uses);

/** Never called: the compiler reads it. */
export function refuseMixes(
  props: UnknownWidgetProps,
  setting: AllWidgetSettingProps<unknown>,
  layer: JimuLayerView
) {
  // @ts-expect-error -- immutable data is no plain data
  setting.onSettingChange({ id: 'a', useDataSources: setting.useDataSources });
  setting.onSettingChange({ id: 'a', useDataSources: setting.useDataSources?.asMutable({ deep: true }) });
  // @ts-expect-error -- plain data is no immutable data
  const immutable: AllWidgetProps<unknown>['useDataSources'] = uses;
  // @ts-expect-error -- a list of immutable data is an immutable list of the plain type
  const listed: UseDataSource[] | undefined = props.useDataSources;
  // @ts-expect-error -- immutable data has no method that changes it
  props.useDataSources?.push(uses[0]!);
  // @ts-expect-error -- a property of immutable data is read only
  if (props.useDataSources?.[0]) props.useDataSources[0].dataSourceId = 'other';
  // @ts-expect-error -- the state is immutable to its depth
  const ids: string[] | undefined = readState().dataSourcesInfo.a?.selectedIds;
  // @ts-expect-error -- an icon may be an object
  const placeholder = <WidgetPlaceholder icon={props.icon} />;
  // @ts-expect-error -- the view of a layer may be that of a part of a building
  const view: LayerView | undefined = layer.view;
  // @ts-expect-error -- the list of the framework does not tell when it is left
  const list = <Select onBlur={() => undefined} />;
  // @ts-expect-error -- the link of the framework takes no `rel`
  const link = <Link rel="noopener" />;
  return [immutable, listed, ids, placeholder, view, list, link];
}

const readState = (): IMState => getAppStore().getState();
const keepConfig = (old: { readonly product: string }) => old;

/** The steps of a widget's version manager are about the whole of its JSON. */
export class WholeVersionManager extends WidgetVersionManager {
  // @ts-expect-error -- a step about the configuration alone belongs to a BaseVersionManager
  versions = [{ version: '1.0.0', description: 'The brand.', upgrader: keepConfig }];
}

export class ConfigVersionManager extends BaseVersionManager {
  versions = [{ version: '1.0.0', description: 'The brand.', upgrader: keepConfig }];
}

it('hands out data that throws when it is written to', () => {
  expect(() => (given as unknown as UseDataSource[]).push(uses[0]!)).toThrow('asMutable');
  expect(() => {
    (given[0] as unknown as UseDataSource).dataSourceId = 'other';
  }).toThrow(TypeError);
  expect(given.asMutable({ deep: true })).toEqual(uses);
});

it('keeps a state that throws when it is written to, at any depth', () => {
  initStore();
  updateStore({
    dataSourcesInfo: {
      mills: { instanceStatus: 'CREATED', status: 'UNLOADED', selectedIds: ['1'], widgetQueries: { w: {} } }
    }
  });
  const info = readState().dataSourcesInfo.mills as unknown as { selectedIds: string[]; status: string };
  expect(() => info.selectedIds.push('2')).toThrow('asMutable');
  expect(() => {
    info.status = 'LOADED';
  }).toThrow(TypeError);
  expect(() => Object.assign(readState().appRuntimeInfo, { currentPageId: 'x' })).toThrow(TypeError);
});
