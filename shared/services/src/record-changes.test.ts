import { announceRecords, onRecordsChanged } from './record-changes';

afterEach(() => jest.restoreAllMocks());

it('are received by every listener until it is removed', async () => {
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

it('are not received when the browser blocks the channel, and nothing throws', () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const stop = onRecordsChanged(() => undefined);
  expect(() => announceRecords('Factory')).not.toThrow();
  expect(stop).not.toThrow();
});
