import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { MAX_UPLOAD_BYTES } from '@site/domain';
import { UploadFolder } from './upload-folder';

let base: string;
let uploads: UploadFolder;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'site-uploads-'));
  uploads = new UploadFolder(join(base, 'uploads'));
});
afterEach(() => rmSync(base, { recursive: true }));

it.each(['../../x.csv', '/etc/x.csv', 'a/../../../x.csv'])(
  'stores a file under a name of its own, inside its folder',
  async (name) => {
    const { id, name: shown } = await uploads.receive(name, Readable.from(['Location']), null);
    expect(shown).toBe('x.csv');
    expect(readdirSync(base)).toEqual(['uploads']);
    expect(readdirSync(join(base, 'uploads'))).toEqual([id]);
    expect(readdirSync(join(base, 'uploads', id)).sort()).toEqual(['file', 'upload.json']);
  }
);

it('refuses more than the limit, whatever length was announced', async () => {
  const piece = Buffer.alloc(1_000_000);
  const pieces = function* () {
    for (let bytes = 0; bytes <= MAX_UPLOAD_BYTES; bytes += piece.length) yield piece;
  };
  await expect(uploads.receive('a.csv', Readable.from(pieces()), 10)).rejects.toMatchObject({
    reason: 'tooLarge'
  });
  await expect(uploads.receive('a.csv', Readable.from(['x']), MAX_UPLOAD_BYTES + 1)).rejects.toMatchObject({
    reason: 'tooLarge'
  });
  expect(readdirSync(join(base, 'uploads'))).toEqual([]);
});
