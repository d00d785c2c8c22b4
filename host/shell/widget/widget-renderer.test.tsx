import { fireEvent, screen } from '@testing-library/react';
import type { AllWidgetProps } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
import { useState } from 'react';
import { registerModules } from '../../jimu/jimu-core/lib/module-registry';
import { WidgetRenderer } from './widget-renderer';

let renderings = 0;

function CountingWidget({ label }: AllWidgetProps<unknown>) {
  renderings += 1;
  return <p>{label}</p>;
}

registerModules({
  'widgets/counting/manifest.json': async () => ({ default: { name: 'counting', version: '1.0.0' } }),
  'widgets/counting/src/runtime/widget.tsx': async () => ({ default: CountingWidget })
});

it('does not render a widget again when only the layout around it does', async () => {
  const render = withStoreThemeIntlRender(true);
  const widgets = { a: { id: 'a', uri: 'widgets/counting/', label: 'Counts' } };
  updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) as never });
  const Layout = () => {
    const [width, setWidth] = useState(48);
    return (
      <div style={{ width }}>
        <button onClick={() => setWidth(276)}>Widen</button>
        <WidgetRenderer widgetId="a" autoHeight />
      </div>
    );
  };
  render(<Layout />);
  await screen.findByText('Counts');
  const before = renderings;
  const button = screen.getByRole('button', { name: 'Widen' });
  fireEvent.click(button);
  expect(button.parentElement).toHaveStyle({ width: '276px' });
  expect(renderings).toBe(before);
});
