import '../../shared-code/tests/client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { Immutable } from 'jimu-core';
import { widgetRender, wrapWidget } from 'jimu-for-test';
import { changeWidgetState } from 'widgets/shared-code/site-base';
import { REQUESTED_AGENT } from 'widgets/shared-code/site-tools';
import type { Config } from '../src/config';
import Widget from '../src/runtime/widget';
import { agents, inventories, PILES_BY_AGENT, set, createMatrix, createWays } from './fixtures';

/*
 * The test looks for what the widget draws itself: controls of the framework draw otherwise in a client than in this
 * repository. The agent is chosen as another widget does it, not in the framework's list.
 */
const config = jest.requireActual<Config>('../config.json');

function answerTo(address: string, body: string): object | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  if (pathname.endsWith('/user/agents')) return { data: agents };
  if (pathname.endsWith('-by-agents')) return { data: inventories };
  if (pathname.endsWith('/inventory-at-mills'))
    return { data: PILES_BY_AGENT[searchParams.get('agentName') ?? ''] ?? [] };
  if (pathname.endsWith('/api/parameters')) return set;
  if (pathname.endsWith('/api/trip-matrix')) return createMatrix(body);
  return pathname.endsWith('/api/trip-ways') ? createWays(body) : undefined;
}

/** Answers the requests of the page. The client's Jest has no `Response`. */
const serveRequest = async (address: string, { body = '' }: { body?: string } = {}) => {
  const answer = answerTo(address, body);
  const status = answer === undefined ? 404 : 200;
  return { ok: status === 200, status, text: async () => JSON.stringify(answer ?? {}) };
};

beforeEach(() => {
  globalThis.fetch = jest.fn(serveRequest) as unknown as typeof fetch;
});
afterEach(cleanup);

const renderWidget = (part: Config['part']) => {
  const Wrapped = wrapWidget(Widget, { config: Immutable({ ...config, part }) as never });
  widgetRender(true)(<Wrapped widgetId="widget_1" />);
};

it("plans the pickup of an agent's unmoved tonnes", async () => {
  renderWidget('tool');
  await screen.findByText('Agent');
  await act(async () => changeWidgetState('widget_1', REQUESTED_AGENT, () => 'Emem Udo'));
  fireEvent.click(screen.getByText('Fetch Logistics Summary by Agent'));
  expect((await screen.findAllByText(/3 piles · 30 t/, {}, { timeout: 10_000 })).length).toBeGreaterThan(0);
});

it('shows a notice when no tool is chosen for a timeline', () => {
  renderWidget('timeline');
  expect(screen.getByText(/No tool has been chosen yet for this result/)).toBeTruthy();
});
