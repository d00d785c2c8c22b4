import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Each widget has a test of its states, which runs the shared tests of
 * `tests/contract/support/test-widget-states.tsx`.
 */

const widgets = readdirSync('widgets').filter((name) => existsSync(join('widgets', name, 'manifest.json')));

it('finds the widgets', () => expect(widgets.length).toBeGreaterThan(20));

it.each(widgets)('%s has a test of its own states', (name) => {
  const file = join('widgets', name, 'src/states.test.tsx');
  expect([file, existsSync(file)]).toEqual([file, true]);
  expect(readFileSync(file, 'utf8')).toContain(`\ntestWidgetStates('${name}');\n`);
});
