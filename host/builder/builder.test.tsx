import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataSourceJson } from 'jimu-core';
import type { AllWidgetSettingProps } from 'jimu-for-builder';
import { useEffect } from 'react';
import { registerModules } from '../jimu/jimu-core/lib/module-registry';
import {
  answerSaved,
  BAR_NAME,
  clickPublish,
  mockServer,
  openBuilder,
  openWithWidget,
  prepareBuilder
} from './test-builder';

const createErrorResponder = (status: number, error: object) => () => Response.json({ error }, { status });

beforeEach(prepareBuilder);
afterEach(() => jest.restoreAllMocks());

const getNumberField = (name: string) => screen.getByRole('spinbutton', { name });

describe('the builder', () => {
  it('adds, renames and removes pages, and undoes it', async () => {
    const sent = mockServer(answerSaved);
    openBuilder();
    const pages = await screen.findByRole('combobox', { name: 'Page' });
    const listPageNames = () => [...pages.querySelectorAll('option')].map(({ textContent }) => textContent);
    // A page name that is a text key is shown as its text.
    expect(listPageNames()).toEqual(['Welcome', BAR_NAME]);
    await userEvent.click(screen.getByRole('button', { name: 'New page' }));
    fireEvent.change(screen.getByLabelText('Page name'), { target: { value: 'Wells' } });
    expect(listPageNames()).toEqual(['Welcome', 'Wells', BAR_NAME]);
    await clickPublish();
    expect(sent[0]?.config.pages.page_0).toMatchObject({ label: 'Wells', layout: { LARGE: 'layout_2' } });
    expect(sent[0]?.config.pages.home?.label).toBe('nav.home');
    await userEvent.click(screen.getByRole('button', { name: 'Remove page' }));
    expect(listPageNames()).toEqual(['Welcome', BAR_NAME]);
    expect(screen.getByRole('button', { name: 'Remove page' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(listPageNames()).toEqual(['Welcome', 'Wells', BAR_NAME]);
  });

  it('adds a widget, places it by numbers and keys, changes its settings and saves everything', async () => {
    const sent = mockServer(answerSaved);
    await openWithWidget();
    await userEvent.clear(getNumberField('Left'));
    await userEvent.type(getNumberField('Left'), '100');
    await userEvent.tab();
    const place = await screen.findByRole('textbox', { name: 'Place' });
    await userEvent.clear(place);
    await userEvent.type(place, 'Oron');
    const canvas = within(screen.getByRole('region', { name: 'Canvas' }));
    act(() => canvas.getByRole('button', { pressed: true }).focus());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{ArrowDown}');
    await clickPublish();
    expect(await screen.findByText('Published as version 5')).toBeVisible();
    expect(sent[0]?.baseVersion).toBe(4);
    expect(sent[0]?.config.widgets.widget_1).toMatchObject({
      uri: 'widgets/contract-kit/',
      config: { place: 'Oron' }
    });
    expect(sent[0]?.config.layouts.layout_1?.content?.['0']?.bbox).toMatchObject({
      left: '110px',
      top: '13px'
    });
  });

  it("adds maps, server layers and layers by address to the app's data, renames and removes them", async () => {
    const sent = mockServer(answerSaved);
    const layer = { id: 0, type: 'Feature Layer', name: 'Local roads', geometryType: 'esriGeometryPolyline' };
    const answers: Record<string, object> = {
      'sharing/rest/search?f=json&q=type%3A%22Web+Map%22&num=100': {
        results: [{ id: 'wells', title: 'All wells' }]
      },
      'sharing/rest/search?f=json&q=type%3A%22Web+Scene%22&num=100': { results: [] },
      'rest/services?f=json': {
        services: [
          { name: 'roads', type: 'FeatureServer' },
          { name: 'ph', type: 'ImageServer' }
        ]
      },
      'rest/services/roads/FeatureServer/0?f=json': layer,
      'rest/services/two/FeatureServer?f=json': {
        layers: [
          { id: 0, name: 'Old' },
          { id: 3, name: 'New' }
        ]
      },
      'rest/services/two/FeatureServer/3?f=json': { ...layer, id: 3, name: 'New' }
    };
    const others = jest.mocked(globalThis.fetch).getMockImplementation()!;
    const portal = `${window.location.origin}/arcgis/`;
    jest.mocked(globalThis.fetch).mockImplementation(async (url, init) => {
      const address = String(url);
      if (!address.startsWith(portal)) return others(url, init);
      const answer = answers[address.slice(portal.length)];
      return answer ? Response.json(answer) : Response.json({ error: { code: 404, message: 'Not found' } });
    });
    openBuilder();
    await userEvent.click(await screen.findByRole('button', { name: 'Add data' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: false, name: 'Add data' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Add All wells' }));
    // The layer is read first: a second press meanwhile adds it only once.
    const addRoads = dialog.getByRole('button', { name: 'Add roads' });
    fireEvent.click(addRoads);
    fireEvent.click(addRoads);
    await waitFor(() => expect(dialog.getAllByText('added')).toHaveLength(2));
    expect(dialog.queryByText('ph')).toBeNull();

    const address = dialog.getByRole('textbox', { name: 'Layer URL' });
    const addAddress = async (path: string) => {
      fireEvent.change(address, { target: { value: path } });
      await userEvent.click(dialog.getByRole('button', { name: 'Add this layer' }));
    };
    await addAddress('roads');
    expect(await dialog.findByRole('alert')).toHaveTextContent('No feature layer or table at this URL.');
    await addAddress(`${portal}rest/services/two/FeatureServer/`);
    expect(await dialog.findByText(/0 \(Old\), 3 \(New\)/)).toBeVisible();
    await addAddress(`${portal}rest/services/roads/FeatureServer/0`);
    expect(await dialog.findByText('Already in this app as Local roads.')).toBeVisible();
    await addAddress(`${portal}rest/services/gone/FeatureServer/0`);
    expect(await dialog.findByText('The data could not be read: Not found')).toBeVisible();
    await addAddress(`${portal}rest/services/two/FeatureServer/3?token=1`);
    await waitFor(() => expect(address).toHaveValue(''));
    // A layer that a file becomes in another tab is listed without opening the dialog again.
    expect(dialog.getByRole('link', { name: 'Add data from a file' })).toHaveAttribute(
      'href',
      '/settings/data'
    );
    answers['rest/services?f=json'] = { services: [{ name: 'own_wells', type: 'FeatureServer' }] };
    fireEvent.focus(window);
    expect(await dialog.findByRole('button', { name: 'Add own_wells' })).toBeVisible();
    await userEvent.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1)!);

    const data = within(await screen.findByRole('group', { name: 'Data sources' }));
    fireEvent.change(data.getByLabelText('Name of New'), { target: { value: 'New roads' } });
    await userEvent.click(data.getByRole('button', { name: 'Remove Local roads' }));
    await clickPublish();
    expect(sent[0]?.config.dataSources).toEqual({
      dataSource_1: {
        id: 'dataSource_1',
        type: 'WEB_MAP',
        itemId: 'wells',
        portalUrl: '{{SITE_SERVER}}/arcgis',
        sourceLabel: 'All wells'
      },
      dataSource_3: {
        id: 'dataSource_3',
        type: 'FEATURE_LAYER',
        url: '{{SITE_SERVER}}/arcgis/rest/services/two/FeatureServer/3',
        sourceLabel: 'New',
        label: 'New roads',
        geometryType: 'esriGeometryPolyline',
        layerId: '3'
      }
    });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(data.getByLabelText('Name of Local roads')).toBeVisible();
  });

  it('edits the bar above the pages, which has no name and cannot be removed', async () => {
    const sent = mockServer(answerSaved);
    openBuilder();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Page' }), BAR_NAME);
    expect(screen.queryByLabelText('Page name')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Wells' }));
    await clickPublish();
    expect(Object.keys(sent[0]?.config.layouts.layout_bar?.content ?? {})).toEqual(['0']);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Page' }), 'Welcome');
    expect(screen.getByText(/This page is empty/)).toBeVisible();
  });

  it('undoes a step before outputs that a settings page declared on its own', async () => {
    mockServer(answerSaved);
    let resolvePanel = () => {};
    const shown = new Promise<void>((resolve) => (resolvePanel = resolve));
    const declared = jest.fn();
    function Declaring({ id, outputDataSources, onSettingChange }: AllWidgetSettingProps<object>) {
      const isDeclared = (outputDataSources?.length ?? 0) > 0;
      useEffect(() => {
        if (isDeclared) return;
        declared();
        onSettingChange({ id }, [{ id: 'out', type: 'FEATURE_LAYER' } as DataSourceJson]);
      });
      return null;
    }
    registerModules({
      'widgets/declaring/manifest.json': async () => ({ default: { name: 'declaring', label: 'Declaring' } }),
      'widgets/declaring/src/runtime/widget.tsx': async () => ({ default: () => null }),
      'widgets/declaring/src/setting/setting.tsx': async () => {
        await shown;
        return { default: Declaring };
      }
    });
    openBuilder();
    await userEvent.click(await screen.findByRole('button', { name: 'Add Declaring' }));
    fireEvent.change(getNumberField('Left'), { target: { value: '100' } });
    fireEvent.blur(getNumberField('Left'));
    // On a slow connection the settings page loads after the widget has been moved.
    await act(async () => resolvePanel());
    await waitFor(() => expect(declared).toHaveBeenCalledTimes(1));
    expect(getNumberField('Left')).toHaveValue(100);
    const undo = screen.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    expect(getNumberField('Left')).not.toHaveValue(100);
    await userEvent.click(undo);
    expect(screen.getByText(/This page is empty/)).toBeVisible();
    expect(undo).toBeDisabled();
  });

  it('undoes and redoes steps', async () => {
    mockServer(answerSaved);
    await openWithWidget();
    expect(await screen.findByText('Unpublished changes')).toBeVisible();
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(screen.getByText(/This page is empty/)).toBeVisible();
    await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
    await userEvent.click(within(screen.getByRole('group', { name: 'On this page' })).getByRole('button'));
    await userEvent.click(screen.getByRole('button', { name: 'Remove from the app' }));
    expect(screen.getByText(/This page is empty/)).toBeVisible();
  });

  it('shows where a config would not run, and that another user saved first', async () => {
    mockServer(
      createErrorResponder(422, {
        message: 'Refused.',
        issues: [{ path: 'widgets.widget_1.uri', message: 'Install it.' }]
      })
    );
    await openWithWidget();
    await clickPublish();
    expect(await screen.findByRole('alert')).toHaveTextContent('widgets.widget_1.uri: Install it.');
    mockServer(createErrorResponder(409, { message: 'Version 5 was saved by ada.' }));
    await clickPublish();
    expect(await screen.findByText('Version 5 was saved by ada.')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('somebody else has published');
  });
});
