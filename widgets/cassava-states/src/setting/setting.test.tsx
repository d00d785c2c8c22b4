import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import Setting from './setting';

const onSettingChange = jest.fn();

it('the settings name the layer of the states', () => {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  fireEvent.change(screen.getByLabelText(/Layer of the states/), { target: { value: 'Our cassava' } });
  expect(onSettingChange).toHaveBeenLastCalledWith({ id: 'own', config: { layer: 'Our cassava' } });
});
