import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { clearMapSelection, setMapSelection } from 'widgets/shared-code/site-base';
import type { Config } from '../config';
import type { EmbedMessage } from './messages';
import { measureContentHeight } from './wanted-height';
import Widget from './widget';

const PARTNER = 'https://partner.example';
const config: Config = { map: 'protectedAreas', serverUrl: '' };
const picked = { kind: 'feature', layer: 'Protected areas', attributes: { name: 'Yankari' } } as const;

function renderWidget() {
  const Wrapped = wrapWidget(Widget, { config: Immutable(config), useMapWidgetIds: Immutable(['map']) });
  return widgetRender(true)(<Wrapped widgetId="widget_5" />);
}

/** Embeds the page in a partner's frame; returns the messages sent to the partner. */
function embedPage(search: string) {
  const sent: [EmbedMessage, string][] = [];
  const holder = { postMessage: (message: EmbedMessage, to: string) => void sent.push([message, to]) };
  jest.spyOn(window, 'parent', 'get').mockReturnValue(holder as unknown as Window);
  jest.spyOn(document, 'referrer', 'get').mockReturnValue(`${PARTNER}/page`);
  window.history.replaceState(null, '', `/map/widgets/protectedAreas${search}`);
  return sent;
}

/** The page notices imports by the version of the data. */
const DATA_VERSION_REQUEST = { url: '/api/data-version', key: null };

const asked: { url: string; key: string | null }[] = [];
const mockPermission = (allowed: boolean) => {
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(input), key: new Headers(init?.headers).get('x-embed-key') });
    return new Response(JSON.stringify({ allowed, partner: 'Partner', states: [], areasPerDay: 5 }));
  });
};

beforeEach(() => {
  asked.length = 0;
  mockPermission(true);
});
afterEach(() => {
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
  act(() => clearMapSelection('map', 'feature'));
});

it("shows the map's name, and offers to embed it", async () => {
  const user = userEvent.setup();
  renderWidget();
  expect(screen.getByRole('heading', { level: 1, name: 'Protected areas' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Embed' }));
  await user.type(screen.getByLabelText('Key'), 'emb_1');
  expect(screen.getByLabelText<HTMLTextAreaElement>('Snippet').value).toContain('embedKey=emb_1');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('no'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/blocked copying/)).toBeVisible();
  expect(asked).toEqual([DATA_VERSION_REQUEST]);
});

it('[WM-03] posts selection and height to the embedding page, only to its origin', async () => {
  const sent = embedPage('?embedded=true&embedKey=emb_1');
  renderWidget();
  expect(screen.queryByRole('button', { name: 'Embed' })).toBeNull();
  const listEvents = () => sent.map(([{ event }]) => event);
  await waitFor(() => expect(listEvents()).toEqual(expect.arrayContaining(['ready', 'height', 'selection'])));
  expect(asked).toEqual([
    { url: '/api/embed?origin=https%3A%2F%2Fpartner.example', key: 'emb_1' },
    { ...DATA_VERSION_REQUEST, key: 'emb_1' }
  ]);
  act(() => setMapSelection('map', picked));
  await waitFor(() => expect(sent.at(-1)?.[0]).toMatchObject({ event: 'selection', selection: picked }));
  for (const [message, to] of sent) {
    expect(message).toMatchObject({ source: 'site-embed', version: 1, map: 'protectedAreas' });
    expect(to).toBe(PARTNER);
  }
});

it.each([
  ['the server does not allow', '?embedded=true', false],
  ['does not embed the map', '', true]
])('[WM-03] posts nothing to a page that %s', async (_why, search, allowed) => {
  mockPermission(allowed);
  const sent = embedPage(search);
  renderWidget();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  act(() => setMapSelection('map', picked));
  expect(sent).toEqual([]);
});

it('requests the height that its panels need, within the bounds', () => {
  const panel = document.body.appendChild(document.createElement('div'));
  panel.style.overflowY = 'auto';
  const measureWithHidden = (hidden: number) => {
    Object.defineProperty(panel, 'clientHeight', { value: 100, configurable: true });
    Object.defineProperty(panel, 'scrollHeight', { value: 100 + hidden, configurable: true });
    return measureContentHeight();
  };
  expect(measureWithHidden(0)).toBe(window.innerHeight);
  expect(measureWithHidden(250)).toBe(window.innerHeight + 250);
  expect(measureWithHidden(9_000)).toBe(2_000);
  panel.remove();
});
