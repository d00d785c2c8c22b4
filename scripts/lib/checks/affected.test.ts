import { readdirSync } from 'node:fs';
import covers from '../../../tests/e2e/covers.json';
import { isConfiguration, listChangedFiles, selectBrowserTests } from './affected.mjs';

const SPEC = '.spec.ts';

describe('selectBrowserTests', () => {
  const tests = { map: ['layer-panels', 'site-nav'], offtake: ['offtake'], admin: ['admin-nav'] };

  it.each([
    ['the tests that walk a widget when its source changes', ['widgets/offtake/src/config.ts'], ['offtake']],
    ['nothing for a change in a Jest test', ['widgets/offtake/src/config.test.ts'], []],
    ['nothing for a change in the documentation', ['README.md', 'widgets/offtake/README.md'], []],
    ['a browser test that itself changes', ['tests/e2e/admin.spec.ts'], ['admin']],
    [
      'every browser test when shared code changes',
      ['shared/ui/src/kit/dialogs/drawer.tsx'],
      ['admin', 'map', 'offtake']
    ],
    [
      'every browser test when code of all widgets changes',
      ['widgets/shared-code/a.ts'],
      ['admin', 'map', 'offtake']
    ]
  ])('selects %s', (_title, changed, expected) => {
    expect(selectBrowserTests(changed, tests)).toEqual(expected);
  });
});

it('lists every browser test and every widget in covers.json', () => {
  const specs = readdirSync('tests/e2e').filter((name) => name.endsWith(SPEC));
  expect(Object.keys(covers).sort()).toEqual(specs.map((name) => name.slice(0, -SPEC.length)).sort());
  const widgets = readdirSync('widgets').filter((name) => name !== 'shared-code');
  expect([...new Set(Object.values(covers).flat())].sort()).toEqual(widgets.sort());
});

it.each(['package-lock.json', 'jest.config.mjs', 'shared/ui/package.json'])(
  'treats %s as configuration that affects every check',
  (path) => expect(isConfiguration(path)).toBe(true)
);

it('names a revision that git does not know', () => {
  expect(() => listChangedFiles('no-such-revision')).toThrow(/git cannot compare with no-such-revision/);
});
