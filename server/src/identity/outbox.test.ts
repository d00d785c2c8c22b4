import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileOutbox } from './outbox';

it('removes line breaks from the headers of a mail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-outbox-'));
  createFileOutbox(folder, () => undefined).send({
    to: 'a@b.example\r\nBcc: all@evil.example',
    subject: 'Reset\nX-Own: 1',
    text: 'Text'
  });
  const file = join(folder, 'outbox', readdirSync(join(folder, 'outbox'))[0]!);
  const head = readFileSync(file, 'utf8').split('\r\n\r\n')[0]!;
  expect(head.split(/[\r\n]+/).map((line) => line.split(':')[0])).toEqual([
    'Date',
    'From',
    'To',
    'Subject',
    'MIME-Version',
    'Content-Type'
  ]);
  expect(statSync(file).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});
