import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { scheduleBackups } from './backup-schedule';

const [MINUTE, HOUR] = [60_000, 3_600_000];
let backupDir: string;
beforeEach(() => {
  backupDir = mkdtempSync(join(tmpdir(), 'site-schedule-'));
  jest.useFakeTimers({ now: new Date('2026-11-28T10:00:00Z') });
});
afterEach(() => {
  jest.useRealTimers();
  rmSync(backupDir, { recursive: true });
});

const writeBackupOf = (time: string) => writeFileSync(join(backupDir, `site-2026-11-${time}Z.gz.age`), '');

it('makes one a minute after the start when the newest is too old, and then whenever it is', async () => {
  writeBackupOf('27T09-59-59');
  const make = jest.fn(async (at: Date) => writeBackupOf(at.toISOString().slice(8, 19).replace(/:/g, '-')));
  const end = scheduleBackups({ backupDir, backupHours: 24 }, make, fail);
  expect(make).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(MINUTE);
  expect(make).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(23.9 * HOUR);
  expect(make).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(0.2 * HOUR);
  expect(make).toHaveBeenCalledTimes(2);
  await end();
  await jest.advanceTimersByTimeAsync(48 * HOUR);
  expect(make).toHaveBeenCalledTimes(2);
});

it('makes none within the hours, and one, not one a minute, after the clock was ahead', async () => {
  const make = jest.fn(async (at: Date) => writeBackupOf(at.toISOString().slice(8, 19).replace(/:/g, '-')));
  writeBackupOf('28T09-00-00');
  const end = scheduleBackups({ backupDir, backupHours: 2 }, make, fail);
  await jest.advanceTimersByTimeAsync(0.9 * HOUR);
  expect(make).not.toHaveBeenCalled();
  writeBackupOf('29T09-00-00');
  await jest.advanceTimersByTimeAsync(0.5 * HOUR);
  expect(make).toHaveBeenCalledTimes(1);
  await end();
});

it('reports a failure, and tries again after a tenth of the hours', async () => {
  const failed = jest.fn();
  const make = jest.fn().mockRejectedValue(new Error('full'));
  const end = scheduleBackups({ backupDir, backupHours: 10 }, make, failed);
  await jest.advanceTimersByTimeAsync(0.9 * HOUR);
  expect([make.mock.calls.length, failed.mock.calls.length]).toEqual([1, 1]);
  await jest.advanceTimersByTimeAsync(0.2 * HOUR);
  expect(make).toHaveBeenCalledTimes(2);
  await end();
});

const fail = (error: unknown): never => {
  throw error;
};
