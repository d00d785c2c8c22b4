import { runDaily } from './daily-job';

const MINUTE = 60_000;
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('runs five minutes after the start and then daily, also after a failed run, until it is ended', async () => {
  const failed = jest.fn<void, [unknown]>();
  const work = jest.fn<Promise<void>, []>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
  const end = runDaily(work, failed);
  await jest.advanceTimersByTimeAsync(5 * MINUTE - 1);
  expect(work).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(2 * 24 * 60 * MINUTE);
  expect([work.mock.calls.length, failed.mock.calls.length]).toEqual([3, 1]);
  await end();
  await jest.advanceTimersByTimeAsync(2 * 24 * 60 * MINUTE);
  expect(work).toHaveBeenCalledTimes(3);
});
