import { announceRecords, onRecordsChanged } from './record-changes';

/** Waits for a message that another channel delivers; the test's timeout ends a wait in vain. */
async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

afterEach(() => jest.restoreAllMocks());

it('are received by every listener until it is removed', async () => {
  const heard: string[] = [];
  const heardByOther: string[] = [];
  const stop = onRecordsChanged((markerType) => heard.push(markerType));
  const stopOther = onRecordsChanged((markerType) => heardByOther.push(markerType));
  announceRecords('Factory');
  await until(() => heard.length === 1 && heardByOther.length === 1);
  stop();
  announceRecords('AP');
  await until(() => heardByOther.length === 2);
  stopOther();
  expect([heard, heardByOther]).toEqual([['Factory'], ['Factory', 'AP']]);
});

it('are not received when the browser blocks the channel, and nothing throws', () => {
  jest.spyOn(globalThis, 'BroadcastChannel').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const stop = onRecordsChanged(() => undefined);
  expect(() => announceRecords('Factory')).not.toThrow();
  expect(stop).not.toThrow();
});
