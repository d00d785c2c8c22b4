import { screen } from '@testing-library/react';
import { DataSourceManager } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { registerModules } from '../../jimu/jimu-core/lib/module-registry';
import { WidgetRenderer } from './widget-renderer';

/** Reads its sources from the manager, without a `DataSourceComponent`. */
function RequestingWidget({ useDataSources }: AllWidgetProps<unknown>) {
  const labels = Array.from(
    useDataSources ?? [],
    ({ dataSourceId }) => DataSourceManager.getInstance().getDataSource(dataSourceId)?.getLabel() ?? 'none'
  );
  return <p>{labels.join(', ')}</p>;
}

/** The `useDataSources` that the widget received. */
let given: AllWidgetProps<unknown>['useDataSources'];

function StoringWidget({ useDataSources, icon }: AllWidgetProps<unknown>) {
  given = useDataSources;
  return <p>{typeof icon === 'string' ? icon : icon.svg}</p>;
}

registerModules({
  'widgets/asking/manifest.json': async () => ({ default: { name: 'asking', version: '1.0.0' } }),
  'widgets/asking/src/runtime/widget.tsx': async () => ({ default: RequestingWidget }),
  'widgets/keeping/manifest.json': async () => ({ default: { name: 'keeping', version: '1.0.0' } }),
  'widgets/keeping/src/runtime/widget.tsx': async () => ({ default: StoringWidget })
});

it("a widget's sources exist when it is rendered, except failed ones", async () => {
  const render = withStoreThemeIntlRender(true);
  const createUse = (id: string) => ({ dataSourceId: id, mainDataSourceId: id });
  const config = {
    dataSources: { mills: { id: 'mills', type: 'FEATURE_LAYER', url: 'http://x/0', sourceLabel: 'Mills' } },
    widgets: {
      a: { id: 'a', uri: 'widgets/asking/', useDataSources: [createUse('mills'), createUse('gone')] }
    }
  };
  updateStore({ appConfig: getDefaultAppConfig().merge(config as never) as never });
  render(<WidgetRenderer widgetId="a" />);
  expect(await screen.findByText('Mills, none')).toBeVisible();
});

it('passes a widget its saved JSON as immutable data, with the icon chosen in the builder', async () => {
  const render = withStoreThemeIntlRender(true);
  const useDataSources = [{ dataSourceId: 'gone', mainDataSourceId: 'gone' }];
  const widget = { id: 'k', uri: 'widgets/keeping/', icon: { svg: 'chosen.svg' }, useDataSources };
  updateStore({ appConfig: getDefaultAppConfig().merge({ widgets: { k: widget } } as never) as never });
  render(<WidgetRenderer widgetId="k" />);
  expect(await screen.findByText('chosen.svg')).toBeVisible();
  expect(given?.asMutable({ deep: true })).toEqual(useDataSources);
  expect(() => (given as unknown as object[]).push({})).toThrow('asMutable');
  expect(() => Object.assign(given?.[0] ?? {}, { dataSourceId: 'other' })).toThrow(TypeError);
});
