import { screen } from '@testing-library/react';
import type { AllWidgetProps } from 'jimu-core';
import { getDefaultAppConfig, updateStore, withStoreThemeIntlRender } from 'jimu-for-test';
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
  const widgets = { a: { id: 'a', uri: 'widgets/counting/', label: 'Counts' } };
  updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) as never });
  const Layout = ({ width }: { readonly width: number }) => (
    <div style={{ width }}>
      <WidgetRenderer widgetId="a" autoHeight />
    </div>
  );
  const { rerender } = withStoreThemeIntlRender(true)(<Layout width={48} />);
  await screen.findByText('Counts');
  const before = renderings;
  rerender(<Layout width={276} />);
  expect(screen.getByText('Counts').closest('div[style]')).toHaveStyle({ width: '276px' });
  expect(renderings).toBe(before);
});
