import { announceRecords, onRecordsChanged } from './record-changes';

afterEach(() => jest.restoreAllMocks());

it('are heard of wherever records are shown, until one stops listening', async () => {
  const heard: string[] = [];
  const next = () => new Promise((resolve) => setTimeout(resolve, 50));
  const stop = onRecordsChanged((markerType) => heard.push(markerType));
  announceRecords('Factory');
  await next();
  stop();
  announceRecords('AP');
  await next();
  expect(heard).toEqual(['Factory']);
});

it('are not heard of where the browser opens no channel, and nothing breaks', () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const stop = onRecordsChanged(() => undefined);
  expect(() => announceRecords('Factory')).not.toThrow();
  expect(stop).not.toThrow();
});
