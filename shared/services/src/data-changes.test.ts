import {
  announceDataChange,
  DATA_CHECK_MS,
  getDataChangeCount,
  onDataChange,
  watchDataVersion
} from './data-changes';

let version = 'a';
let isUp = true;
let visibility: DocumentVisibilityState = 'visible';
const asked: string[] = [];
const heard = jest.fn();
let ends: (() => void)[] = [];

const advanceTime = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  jest.useFakeTimers();
  [version, isUp, visibility] = ['a', true, 'visible'];
  asked.length = 0;
  heard.mockReset();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  globalThis.fetch = jest.fn(async (input: RequestInfo | URL) => {
    asked.push(String(input));
    if (!isUp) throw new TypeError('Failed to fetch');
    return Response.json({ data: { version } });
  });
  ends = [onDataChange(heard), watchDataVersion(''), watchDataVersion('')];
});
afterEach(() => {
  for (const end of ends) end();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const show = (state: DocumentVisibilityState) => {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

it('notices another version within a minute, with one request a minute', async () => {
  await advanceTime(0);
  expect(asked).toEqual(['/api/data-version']);
  const before = getDataChangeCount();
  version = 'b';
  await advanceTime(DATA_CHECK_MS);
  expect([heard.mock.calls.length, getDataChangeCount() - before, asked.length]).toEqual([1, 1, 2]);
  await advanceTime(DATA_CHECK_MS);
  expect([heard.mock.calls.length, asked.length]).toEqual([1, 3]);
});

it('makes no request while the page is hidden, and one when it is shown again', async () => {
  await advanceTime(0);
  show('hidden');
  version = 'b';
  await advanceTime(10 * DATA_CHECK_MS);
  expect([asked.length, heard.mock.calls.length]).toEqual([1, 0]);
  show('visible');
  await advanceTime(0);
  expect([asked.length, heard.mock.calls.length]).toEqual([2, 1]);
});

it('checks at once after an announcement of another tab', async () => {
  await advanceTime(0);
  version = 'b';
  announceDataChange();
  jest.useRealTimers();
  while (heard.mock.calls.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(asked).toHaveLength(2);
});

it('compares with the version before a lost connection', async () => {
  await advanceTime(0);
  [isUp, version] = [false, 'b'];
  await advanceTime(DATA_CHECK_MS);
  expect(heard).not.toHaveBeenCalled();
  isUp = true;
  await advanceTime(DATA_CHECK_MS);
  expect(heard).toHaveBeenCalledTimes(1);
});

it('makes no request once every follower has left', async () => {
  await advanceTime(0);
  for (const end of ends.splice(0)) end();
  await advanceTime(10 * DATA_CHECK_MS);
  show('visible');
  await advanceTime(0);
  expect(asked).toHaveLength(1);
});
