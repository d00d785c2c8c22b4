import { screen } from '@testing-library/react';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { LayoutEntry } from 'jimu-layouts/layout-runtime';
import { WidgetRendererContext } from './lib/widget-renderer-context';
import type { WidgetRendererProps } from './lib/widget-renderer-context';

const TestRenderer = ({ widgetId }: WidgetRendererProps) => <p>{widgetId}</p>;

function renderLayout(type: string, widgetId?: string) {
  const render = withStoreThemeIntlRender(true);
  const content = widgetId === undefined ? {} : { '0': { id: '0', type: 'WIDGET', widgetId } };
  const config = {
    layouts: { inner: { id: 'inner', type, order: Object.keys(content), content } }
  };
  updateStore({ appConfig: getDefaultAppConfig().merge(config as never) as never });
  render(
    <WidgetRendererContext.Provider value={TestRenderer}>
      <LayoutEntry layouts={{ LARGE: 'inner' }} className="mine">
        <p>Drop widgets here</p>
      </LayoutEntry>
    </WidgetRendererContext.Provider>
  );
}

describe('a layout inside a widget', () => {
  it.each(['FIXED', 'COLUMN'])('renders its widgets, %s', (type) => {
    renderLayout(type, 'a');
    expect(screen.getByText('a').closest('.mine')).toHaveAttribute('data-layoutid', 'inner');
    expect(screen.queryByText('Drop widgets here')).toBeNull();
  });

  it('renders the children while it is empty', () => {
    renderLayout('FIXED');
    expect(screen.getByText('Drop widgets here')).toBeVisible();
  });

  it('throws for an unsupported type', () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderLayout('GRID', 'a')).toThrow('not GRID');
    quiet.mockRestore();
  });
});
