import { screen } from '@testing-library/react';
import type { AllWidgetProps } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { LayoutEntry } from 'jimu-layouts/layout-runtime';
import { registerModules } from '../jimu-core/lib/module-registry';

const TestWidget = ({ label }: AllWidgetProps<unknown>) => <p>{label}</p>;

registerModules({
  'widgets/piece/manifest.json': async () => ({ default: { name: 'piece', version: '1.0.0' } }),
  'widgets/piece/src/runtime/widget.tsx': async () => ({ default: TestWidget })
});

function renderLayout(type: string, widgetId?: string) {
  const render = withStoreThemeIntlRender(true);
  const content = widgetId === undefined ? {} : { '0': { id: '0', type: 'WIDGET', widgetId } };
  const config = {
    widgets: { a: { id: 'a', uri: 'widgets/piece/', label: 'Held' } },
    layouts: { inner: { id: 'inner', type, order: Object.keys(content), content } }
  };
  updateStore({ appConfig: getDefaultAppConfig().merge(config as never) as never });
  render(
    <LayoutEntry layouts={{ LARGE: 'inner' }} className="mine">
      <p>Drop widgets here</p>
    </LayoutEntry>
  );
}

describe('a layout inside a widget', () => {
  it.each(['FIXED', 'COLUMN'])('renders its widgets, %s', async (type) => {
    renderLayout(type, 'a');
    const held = await screen.findByText('Held');
    expect(held.closest('.mine')).toHaveAttribute('data-layoutid', 'inner');
    expect(screen.queryByText('Drop widgets here')).toBeNull();
  });

  it('renders the children while it is empty', () => {
    renderLayout('FIXED');
    expect(screen.getByText('Drop widgets here')).toBeVisible();
  });

  it('throws for an unsupported type', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderLayout('GRID', 'a')).toThrow('none of the type GRID');
    quiet.mockRestore();
  });
});
