import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import Setting from './setting';

it('saves only what was changed', () => {
  const onSettingChange = jest.fn();
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable({ ...defaultConfig }), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  fireEvent.change(screen.getByLabelText('Map'), { target: { value: '/map/cassava' } });
  expect(onSettingChange).toHaveBeenCalledWith({
    id: 'own',
    config: { ...defaultConfig, homeUrl: '/map/cassava' }
  });
});
