import type { SettingDeclarations } from '@site/domain';
import { fireEvent, screen, within } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import { withStoreThemeIntlRender } from 'jimu-for-test';
import { SettingsPage } from './settings-page';

const SETTINGS = {
  delay: { kind: 'number', unit: 'ms', min: 0, max: 100, whole: true, default: 30 },
  fillOpacity: { kind: 'number', unit: '%', min: 0, max: 1, default: 0.2 },
  kinds: { kind: 'list', options: ['a', 'b'], default: ['a', 'b'], isNeverEmpty: true },
  targets: { kind: 'record', entry: 'text', keys: ['a', 'b'], rule: 'selector', shown: 'kinds', default: {} }
} as const satisfies SettingDeclarations;

const onSettingChange = jest.fn();
const getSaved = () => (onSettingChange.mock.lastCall as [{ config: object }])[0].config;

const render = (config: object) =>
  withStoreThemeIntlRender(true)(
    <SettingsPage
      id="own"
      config={Immutable(config) as never}
      name="own"
      {...{ settings: SETTINGS, onSettingChange }}
      parts={[
        {
          title: ['Tour', 'Visite'],
          rows: {
            delay: { label: ['Delay', 'Délai'] },
            fillOpacity: {},
            kinds: { label: ['Kinds', 'Sortes'] }
          }
        },
        { title: ['Targets', 'Cibles'], rows: { targets: { label: ['Target {key}', 'Cible {key}'] } } }
      ]}
    />
  );

it('saves what was changed: a percentage as a fraction, an entry of a record, never an empty list', () => {
  render({ kinds: ['a'], targets: { b: '#b' } });
  fireEvent.change(screen.getByLabelText('Drawing opacity'), { target: { value: '35' } });
  expect(getSaved()).toEqual({ kinds: ['a'], targets: { b: '#b' }, fillOpacity: 0.35 });
  expect(screen.queryByLabelText('Target b')).toBeNull();
  fireEvent.change(screen.getByLabelText('Target a'), { target: { value: '#a' } });
  expect(getSaved()).toEqual({ kinds: ['a'], targets: { a: '#a', b: '#b' } });
  const calls = onSettingChange.mock.calls.length;
  fireEvent.click(screen.getByLabelText('a'));
  expect(onSettingChange).toHaveBeenCalledTimes(calls);
});

it('lists invalid settings with what is wrong, and corrects or removes them on request', () => {
  render({ delay: 500, colour: 'red', fillOpacity: 0.5 });
  const notice = within(screen.getByRole('alert'));
  expect(notice.getByText('Delay: 500. Enter a whole number from 0 to 100.')).toBeVisible();
  expect(screen.getByLabelText('Delay')).toHaveValue('30');
  fireEvent.click(notice.getByText('Use the default for “Delay”'));
  expect(getSaved()).toEqual({ delay: 30, colour: 'red', fillOpacity: 0.5 });
  fireEvent.click(notice.getByText('Remove “colour”'));
  expect(getSaved()).toEqual({ delay: 500, fillOpacity: 0.5 });
});
