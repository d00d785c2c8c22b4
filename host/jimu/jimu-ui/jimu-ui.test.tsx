import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  Alert,
  Button,
  Checkbox,
  CollapsablePanel,
  Dropdown,
  DropdownButton,
  DropdownItem,
  DropdownMenu,
  FloatingPanel,
  Icon,
  Label,
  Loading,
  MobilePanel,
  Modal,
  ModalBody,
  ModalFooter,
  ModalHeader,
  NumericInput,
  Option,
  Radio,
  Select,
  Switch,
  Tab,
  Tabs,
  TextInput,
  Tooltip,
  WidgetPlaceholder
} from 'jimu-ui';
import { MapWidgetSelector, SettingRow } from 'jimu-ui/advanced/setting-components';
import {
  getDefaultAppConfig,
  updateStore,
  withStoreThemeIntlRender,
  withThemeIntlRender
} from 'jimu-for-test';
import { useState } from 'react';
import type { ReactElement } from 'react';
import { createTheme } from '../jimu-theme/theme';
import { findNearestHeight, computeSheetPixels } from './lib/bottom-sheet';

const renderUi = (ui: ReactElement, locale = 'en') => withThemeIntlRender(undefined, locale)(ui);
const user = userEvent.setup();

describe('fields', () => {
  it('a text field is named by its label and reports its value on leaving and on Enter', async () => {
    const [accept, enter] = [jest.fn(), jest.fn()];
    renderUi(
      <>
        <Label for="name">Name</Label>
        <TextInput id="name" autoComplete="name" onAcceptValue={accept} onPressEnter={enter} />
      </>
    );
    const field = screen.getByLabelText('Name');
    expect(field).toHaveAttribute('autocomplete', 'name');
    await user.type(field, 'Ada{Enter}');
    expect(accept).toHaveBeenLastCalledWith('Ada');
    expect(enter).toHaveBeenCalledTimes(1);
  });

  it('a text field can be cleared', async () => {
    function Form() {
      const [value, setValue] = useState('text');
      return (
        <TextInput
          aria-label="Field"
          allowClear
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      );
    }
    renderUi(<Form />);
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.getByLabelText('Field')).toHaveValue('');
  });

  it('a number field applies its limits when the focus leaves it', async () => {
    const [change, accept] = [jest.fn(), jest.fn()];
    renderUi(
      <NumericInput
        aria-label="Number"
        defaultValue={5}
        min={2}
        max={10}
        showHandlers={false}
        onChange={change}
        onAcceptValue={accept}
      />
    );
    const field = screen.getByLabelText('Number');
    await user.clear(field);
    await user.type(field, '99');
    expect(change).toHaveBeenLastCalledWith(99);
    await user.tab();
    expect(accept).toHaveBeenLastCalledWith(10);
    expect(field).toHaveValue('10');
    await user.clear(field);
    await user.type(field, 'x');
    await user.tab();
    expect(field).toHaveValue('5');
  });

  it('a list returns the value in its own type', async () => {
    const change = jest.fn();
    renderUi(
      <Select aria-label="Pick" placeholder="None" onChange={(_event, value) => change(value)}>
        <Option value={1}>One</Option>
        <Option value="yes">Yes</Option>
      </Select>
    );
    const list = screen.getByRole('combobox', { name: 'Pick' });
    await user.selectOptions(list, 'One');
    await user.selectOptions(list, 'Yes');
    expect(change.mock.calls).toEqual([[1], ['yes']]);
  });

  it('switches, checkboxes and radios have their role and report the new state', async () => {
    const change = jest.fn();
    renderUi(
      <>
        <Switch aria-label="Power" onChange={(_event, checked) => change(checked)} />
        <Label check>
          <Checkbox defaultChecked onChange={(_event, checked) => change(checked)} /> Agree
        </Label>
        <Radio aria-label="A" name="r" value="a" onChange={(event) => change(event.target.value)} />
      </>
    );
    await user.click(screen.getByRole('switch', { name: 'Power' }));
    await user.click(screen.getByRole('checkbox', { name: 'Agree' }));
    await user.click(screen.getByRole('radio', { name: 'A' }));
    expect(change.mock.calls).toEqual([[true], [false], ['a']]);
  });
});

describe('dialogs', () => {
  function Asking() {
    const [open, setOpen] = useState(false);
    const close = () => setOpen(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open</Button>
        <Modal isOpen={open} toggle={close}>
          <ModalHeader toggle={close}>Really?</ModalHeader>
          <ModalBody>Text</ModalBody>
          <ModalFooter>
            <Button onClick={close}>No</Button>
          </ModalFooter>
        </Modal>
      </>
    );
  }

  it('are named by their header, trap the focus, close on Escape and restore the focus', async () => {
    renderUi(<Asking />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = screen.getByRole('dialog', { hidden: false, name: 'Really?' });
    // The page behind the dialog is hidden from screen readers.
    expect(screen.queryByRole('button', { name: 'Open', hidden: false })).toBeNull();
    for (let presses = 0; presses < 5; presses++) {
      await user.tab();
      expect(dialog.closest('[role="presentation"]')).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Open', hidden: false })).toHaveFocus();
  });

  it('close with their close button', async () => {
    renderUi(<Asking />, 'fr');
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await user.click(screen.getByRole('button', { name: 'Fermer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('panels close on Escape or with their close button', async () => {
    const close = jest.fn();
    renderUi(
      <FloatingPanel headerTitle="Panel" onHeaderClose={close}>
        Inside
      </FloatingPanel>
    );
    const panel = screen.getByRole('dialog', { hidden: false, name: 'Panel' });
    panel.focus();
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(2);
    // The markup of Developer Edition 1.19 marks a panel as a modal dialog, although it is not modal.
    expect(panel).toHaveAttribute('aria-modal', 'true');
    expect(panel).toHaveClass('jimu-floating-panel');
  });

  it("panels have a header in the theme's primary colours", () => {
    renderUi(<FloatingPanel headerTitle="Panel">Inside</FloatingPanel>);
    const head = screen.getByRole('heading', { name: 'Panel' }).parentElement!;
    const { main, text } = createTheme('', {}).sys.color.primary;
    expect(head).toHaveStyle({ background: main, color: text });
  });
});

describe('menus and tabs', () => {
  it('a menu is named by its button, opens, runs an item, closes and restores the focus', async () => {
    const choose = jest.fn();
    renderUi(
      <Dropdown>
        <DropdownButton>Menu</DropdownButton>
        <DropdownMenu>
          <DropdownItem header>Head</DropdownItem>
          <DropdownItem onClick={choose}>First</DropdownItem>
          <DropdownItem divider />
          <DropdownItem disabled>Second</DropdownItem>
        </DropdownMenu>
      </Dropdown>
    );
    const button = screen.getByRole('button', { name: 'Menu' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const landmark = screen.getByRole('region', { name: 'Menu' });
    expect(landmark).toContainElement(screen.getByRole('menu', { hidden: false, name: 'Menu' }));
    await user.click(screen.getByRole('menuitem', { name: 'First' }));
    expect(choose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
  });

  it('tabs show one panel and move with arrow keys', async () => {
    renderUi(
      <Tabs defaultValue="a" aria-label="Parts">
        <Tab id="a" title="A">
          In A
        </Tab>
        <Tab id="b" title="B">
          In B
        </Tab>
      </Tabs>
    );
    expect(screen.getByRole('tabpanel', { name: 'A' })).toHaveTextContent('In A');
    await user.click(screen.getByRole('tab', { name: 'B' }));
    expect(screen.getByRole('tabpanel', { name: 'B', hidden: false })).toHaveTextContent('In B');
    expect(screen.getAllByRole('tabpanel', { hidden: false })).toHaveLength(1);
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'A' })).toHaveFocus();
  });

  it('a collapsible heading shows its content when pressed', async () => {
    renderUi(<CollapsablePanel label="More">Hidden text</CollapsablePanel>);
    expect(screen.queryByText('Hidden text')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More', expanded: false }));
    expect(screen.getByText('Hidden text')).toBeInTheDocument();
  });
});

describe('feedback and icons', () => {
  it('alerts have a role by their urgency, and can be closed', async () => {
    const close = jest.fn();
    renderUi(
      <>
        <Alert type="error" text="Broken" closable onClose={close} />
        <Alert type="info" text="By the way" />
        <Alert type="info" text="Gone" open={false} />
      </>
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Broken');
    expect(screen.getByRole('status')).toHaveTextContent('By the way');
    expect(screen.queryByText('Gone')).toBeNull();
    await user.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('icons are hidden from screen readers unless they have a name', () => {
    renderUi(
      <>
        <Icon icon="<svg viewBox='0 0 1 1'></svg>" />
        <Icon icon="<svg viewBox='0 0 1 1'></svg>" aria-label="Mill" />
        <Icon icon="<!-- drawn --><svg viewBox='0 0 1 1' data-testid='commented'></svg>" aria-label="Well" />
        <Icon icon="/x.png" aria-label="Picture" />
      </>
    );
    expect(
      screen.getAllByRole('img').map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt'))
    ).toEqual(['Mill', 'Well', 'Picture']);
    expect(screen.getByTestId('commented')).toHaveStyle({ fill: 'currentColor' });
  });

  it('icons are filled with the colour of the text, except shapes with a fill of their own', () => {
    renderUi(
      <Icon icon='<svg fill="none" stroke="#000"><path d="M0 0h9v9Z"/><path fill="none" d="M1 1h7v7Z"/></svg>' />
    );
    const svg = document.querySelector('svg')!;
    // The CSS rule overrides the attribute of the root, and the first shape inherits it.
    expect(getComputedStyle(svg).fill).toBe('currentColor');
    expect(svg).toHaveAttribute('stroke', 'currentColor');
    expect([...svg.children].map((shape) => shape.getAttribute('fill'))).toEqual([null, 'none']);
  });

  it("an SVG of a widget's static files is inlined and takes a colour, or stays an image", async () => {
    const asked = jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (address) =>
        String(address).endsWith('well.svg')
          ? new Response('<svg data-testid="drawn"></svg>')
          : new Response('', { status: 404 })
      );
    const assets = '/widgets/wells/dist/runtime/assets';
    const foreign = `https://elsewhere.example${assets}/well.svg`;
    renderUi(
      <>
        <Icon icon={`${assets}/well.svg`} color="red" aria-label="Well" />
        <Icon icon={`${assets}/none.svg`} aria-label="None" />
        <Icon icon={foreign} aria-label="Foreign" />
      </>
    );
    expect(await screen.findByTestId('drawn')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Well' })).toHaveStyle({ color: 'rgb(255, 0, 0)' });
    expect(screen.getByRole('img', { name: 'None' })).toHaveAttribute('src', `${assets}/none.svg`);
    expect(screen.getByRole('img', { name: 'Foreign' })).toHaveAttribute('src', foreign);
    expect(asked).toHaveBeenCalledTimes(2);
    asked.mockRestore();
  });

  it("loading is announced in the app's language", () => {
    renderUi(<Loading />, 'fr');
    expect(screen.getByRole('status')).toHaveTextContent('Chargement');
  });

  it('a tooltip appears on focus', async () => {
    renderUi(
      <Tooltip title="Tip" enterDelay={0}>
        <button>Do</button>
      </Tooltip>
    );
    await user.tab();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Tip');
  });

  it('a widget without a configuration shows a placeholder', () => {
    renderUi(<WidgetPlaceholder icon="" name="Chart" />);
    expect(screen.getByText('This widget is not configured yet.')).toBeVisible();
  });
});

describe('panels of small screens', () => {
  it('have three heights and snap to the nearest', () => {
    const room = 800;
    expect(computeSheetPixels('peek', room)).toBeLessThan(computeSheetPixels('half', room));
    expect(computeSheetPixels('half', room)).toBeLessThan(computeSheetPixels('full', room));
    for (const height of ['peek', 'half', 'full'] as const)
      expect(findNearestHeight(computeSheetPixels(height, room) + 20, room)).toBe(height);
  });

  it('publish the height of the highest one to maps, of a full one that of a half one', async () => {
    const readPanelHeight = () => document.documentElement.style.getPropertyValue('--mobile-panel-height');
    const room = window.innerHeight - 56;
    const formatSheetHeight = (height: 'peek' | 'half') => `${computeSheetPixels(height, room)}px`;
    const { unmount } = renderUi(
      <>
        <MobilePanel open title="First">
          Inside
        </MobilePanel>
        <MobilePanel open title="Second">
          Inside
        </MobilePanel>
      </>
    );
    expect(readPanelHeight()).toBe(formatSheetHeight('half'));
    const [first, second] = screen.getAllByRole('slider', { name: 'Panel height' });
    second!.focus();
    await user.keyboard('{ArrowUp}');
    expect(second).toHaveAttribute('aria-valuetext', 'Full');
    expect(readPanelHeight()).toBe(formatSheetHeight('half'));
    await user.keyboard('{Home}');
    expect(first).toHaveAttribute('aria-valuetext', 'Low');
    expect(readPanelHeight()).toBe(formatSheetHeight('peek'));
    unmount();
    expect(readPanelHeight()).toBe('');
  });

  it('close with their close button', async () => {
    const close = jest.fn();
    renderUi(
      <MobilePanel open title="Detail" onClose={close}>
        Inside
      </MobilePanel>
    );
    await user.click(
      within(screen.getByRole('region', { name: 'Detail' })).getByRole('button', { name: 'Close' })
    );
    expect(close).toHaveBeenCalledTimes(1);
  });
});

describe('setting components', () => {
  const uri = 'widgets/arcgis/arcgis-map/';
  const withMaps = (widgets: object) =>
    updateStore({ appConfig: getDefaultAppConfig().merge({ widgets } as never) as never });

  it('list the maps of the app and select one', async () => {
    const select = jest.fn();
    const render = withStoreThemeIntlRender(true);
    withMaps({ m1: { id: 'm1', uri, label: 'Map 1' }, x: { id: 'x', uri: 'widgets/x/' } });
    render(<MapWidgetSelector onSelect={select} />);
    const list = screen.getByRole('combobox', { name: 'Select a map widget' });
    expect(within(list).getAllByRole('option', { hidden: true })).toHaveLength(2);
    await user.selectOptions(list, 'Map 1');
    expect(select).toHaveBeenCalledWith(['m1']);
  });

  it('select the only map when requested, and show a message when the app has no map', () => {
    const select = jest.fn();
    const render = withStoreThemeIntlRender(true);
    withMaps({ m1: { id: 'm1', uri, label: 'Map 1' } });
    render(<MapWidgetSelector autoSelect onSelect={select} />);
    expect(select).toHaveBeenCalledWith(['m1']);
    withStoreThemeIntlRender(true)(<MapWidgetSelector />);
    expect(screen.getByText('Add a map to the page first.')).toBeVisible();
  });

  it('a row connects its label with its control', () => {
    renderUi(
      <SettingRow tag="label" label="Shown">
        <Switch />
      </SettingRow>
    );
    expect(screen.getByRole('switch', { name: 'Shown' })).toBeInTheDocument();
  });
});
