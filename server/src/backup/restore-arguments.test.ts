import { BackupError } from './backup-error';
import { parseRestoreArguments } from './restore-arguments';

const file = 'site.gz';

it('reads the file and the options', () => {
  expect(parseRestoreArguments([file])).toEqual({
    file,
    ...{ keyFile: null, check: false },
    replace: false,
    keepInvalid: false,
    notices: []
  });
  expect(parseRestoreArguments(['--replace', file, '--keep-invalid', '--key', 'key.txt', '--check'])).toEqual(
    {
      file,
      ...{ keyFile: 'key.txt', check: true },
      replace: true,
      keepInvalid: true,
      notices: []
    }
  );
});

it('accepts --keep-odd and reports its new name in one line', () => {
  expect(parseRestoreArguments([file, '--keep-odd'])).toEqual({
    file,
    ...{ keyFile: null, check: false },
    replace: false,
    keepInvalid: true,
    notices: ['--keep-odd is now called --keep-invalid.']
  });
});

it.each([[[]], [[file, 'other.gz']], [[file, '--keep']]])('refuses %j with the usage', (argv) => {
  expect(() => parseRestoreArguments(argv)).toThrow(BackupError);
  expect(() => parseRestoreArguments(argv)).toThrow(
    'Usage: npm run restore -- FILE [--key FILE] [--check] [--replace] [--keep-invalid]'
  );
});
