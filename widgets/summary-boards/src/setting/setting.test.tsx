import { Immutable } from 'jimu-core';
import { getDefaultAppConfig, updateStore, widgetSettingRender, wrapWidgetSetting } from 'jimu-for-test';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import defaultConfig from '../../config.json';
import type { Config } from '../config';
import Setting from './setting';

const onSettingChange = jest.fn();

function show(config: Partial<Config> = {}) {
  const Wrapped = wrapWidgetSetting(Setting, {
    config: Immutable({ ...(defaultConfig as Config), ...config }),
    onSettingChange
  });
  const render = widgetSettingRender(true);
  act(() =>
    updateStore({
      appConfig: getDefaultAppConfig().merge({
        widgets: {
          right: { id: 'right', uri: 'widgets/summary-boards/', label: 'Boards', config: { board: 'asked' } }
        }
      })
    })
  );
  return render(<Wrapped widgetId="own" />);
}

const saved = () => onSettingChange.mock.calls.at(-1)?.[0] as { id: string; config: Config };

beforeEach(() => onSettingChange.mockReset());

describe('the settings of the summary boards', () => {
  it('change what is touched and nothing else', () => {
    show({ scope: 'all' });
    fireEvent.change(screen.getByLabelText('Mills with a tag'), { target: { value: 'Our mills' } });
    expect(saved().id).toBe('own');
    expect(saved().config).toEqual({
      ...defaultConfig,
      scope: 'all',
      layers: { ...defaultConfig.layers, taggedMills: 'Our mills' }
    });
  });

  it('offer the nine boards, and where a list opens them', async () => {
    show();
    await userEvent.selectOptions(screen.getByLabelText('Where boards open'), 'Boards');
    expect(saved().config.boardsWidgetId).toBe('right');
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'What it shows' }),
      'CPO mills tagged'
    );
    expect(saved().config.board).toBe('millsTagged');
    expect(screen.getByRole('combobox', { name: 'What it shows' }).querySelectorAll('option')).toHaveLength(
      11
    );
  });

  it('offer what is counted at first', async () => {
    show({ board: 'millsTagged' });
    expect(screen.queryByLabelText('Where boards open')).toBeNull();
    await userEvent.selectOptions(screen.getByLabelText('Counted at first'), 'Those in view');
    expect(saved().config.scope).toBe('view');
  });
});
