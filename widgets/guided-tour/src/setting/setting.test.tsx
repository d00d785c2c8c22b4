import { Immutable } from 'jimu-core';
import { widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { fireEvent, screen } from '@testing-library/react';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();
const getSavedConfig = () => (onSettingChange.mock.calls.at(-1)?.[0] as { config: Config }).config;

function enterValue(label: string, value: string) {
  const field = screen.getByLabelText(label, { selector: ':not([type=checkbox])' });
  fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
}

it('saves delay, brand, targets, texts and steps, and refuses an invalid selector', () => {
  const Wrapped = wrapWidgetSetting(Setting, { config: Immutable(defaultConfig), onSettingChange });
  widgetSettingRender(true)(<Wrapped widgetId="own" />);
  enterValue('Delay on the first visit', '500');
  expect(getSavedConfig()).toEqual({ ...defaultConfig, delay: 500 });
  enterValue('Brand', 'Palmier');
  expect(getSavedConfig()).toEqual({ ...defaultConfig, product: 'Palmier' });
  enterValue('Pen tool', '.own-popup');
  expect(getSavedConfig()).toEqual({ ...defaultConfig, targets: { pen: '.own-popup' } });
  enterValue('Text of “Pen tool”', 'Change what you see.');
  expect(getSavedConfig()).toEqual({ ...defaultConfig, texts: { pen: 'Change what you see.' } });
  fireEvent.click(screen.getByLabelText('Commodities', { selector: '[type=checkbox]' }));
  expect(getSavedConfig().steps).toEqual(['welcome', 'mapViews', 'areas', 'yield', 'pen', 'mills']);
  const calls = onSettingChange.mock.calls.length;
  enterValue('Map views', '.[');
  expect(screen.getByRole('alert')).toHaveTextContent('not a CSS selector');
  expect(onSettingChange).toHaveBeenCalledTimes(calls);
});
