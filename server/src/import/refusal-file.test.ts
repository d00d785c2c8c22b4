import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { RefusalFile } from './refusal-file';
import { createTestFolder } from './test-files';
import { toText } from './texts/import-text';

const folder = createTestFolder();
afterAll(() => folder.remove());

describe('RefusalFile', () => {
  it('contains every refused row, however many, safe for a spreadsheet', () => {
    const data = folder.file('a.csv', '');
    const file = new RefusalFile(data);
    for (let row = 2; row < 2_502; row += 1)
      file.add({ row, field: 'lga', message: toText(`'=1+"${row}"' is none`) });
    file.add({ row: 9_999, message: toText('=cmd') });
    expect(file.close()).toBe(`All refused rows: ${data.path}.refused.csv`);
    const lines = readFileSync(`${data.path}.refused.csv`, 'utf8').trimEnd().split('\n');
    expect(lines).toHaveLength(2_502);
    expect(lines.slice(0, 2)).toEqual(['row,field,reason', `2,lga,"''=1+""2""' is none"`]);
    expect(lines.at(-1)).toBe(`9999,,'=cmd`);
  });

  it('does not exist without refusals, and an earlier import’s file is deleted', () => {
    const data = folder.file('b.csv', '');
    writeFileSync(`${data.path}.refused.csv`, 'old');
    expect(new RefusalFile(data).close()).toBeNull();
    expect(existsSync(`${data.path}.refused.csv`)).toBe(false);
  });

  it('reports why it could not be written', () => {
    const file = new RefusalFile({ name: 'c.csv', path: `${folder.path}/none/c.csv` });
    file.add({ row: 2, message: toText('bad') });
    expect(file.close()).toMatch(
      /^The refused rows could not be written to .*none\/c.csv.refused.csv: ENOENT/
    );
  });
});
