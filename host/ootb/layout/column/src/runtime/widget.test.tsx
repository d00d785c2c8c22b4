import { act, screen } from '@testing-library/react';
import { BrowserSizeMode } from 'jimu-core';
import type { AllWidgetProps } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { registerModules } from '../../../../../jimu/jimu-core/lib/module-registry';
import { WidgetRendererContext } from '../../../../../jimu/jimu-layouts/lib/widget-renderer-context';
import { WidgetRenderer } from '../../../../../shell/widget/widget-renderer';
import manifest from '../../manifest.json';
import Column from './widget';

const TestWidget = ({ label }: AllWidgetProps<unknown>) => <section>{label}</section>;

registerModules({
  'widgets/layout/column/manifest.json': async () => ({ default: manifest }),
  'widgets/layout/column/src/runtime/widget.tsx': async () => ({ default: Column }),
  'widgets/piece/manifest.json': async () => ({ default: { name: 'piece', version: '1.0.0' } }),
  'widgets/piece/src/runtime/widget.tsx': async () => ({ default: TestWidget })
});

it('a column shows the widgets of its layout in their order', async () => {
  const render = withStoreThemeIntlRender(true);
  const createItem = (id: string, widgetId: string) => ({ id, type: 'WIDGET', widgetId });
  const config = {
    widgets: {
      column: { id: 'column', uri: 'widgets/layout/column/', layouts: { DEFAULT: { LARGE: 'layout_1' } } },
      a: { id: 'a', uri: 'widgets/piece/', label: 'First' },
      b: { id: 'b', uri: 'widgets/piece/', label: 'Second' }
    },
    layouts: {
      layout_1: {
        id: 'layout_1',
        type: 'COLUMN',
        order: ['1', '0'],
        content: { '0': createItem('0', 'b'), '1': createItem('1', 'a') }
      }
    }
  };
  updateStore({
    appConfig: getDefaultAppConfig().merge(config as never) as never,
    browserSizeMode: BrowserSizeMode.Large
  });
  await act(async () => {
    render(
      <WidgetRendererContext.Provider value={WidgetRenderer}>
        <WidgetRenderer widgetId="column" />
      </WidgetRendererContext.Provider>
    );
  });
  const [first, second] = [await screen.findByText('First'), await screen.findByText('Second')];
  expect(first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
