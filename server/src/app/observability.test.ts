import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const alarms = read('deploy/alarms.yml');
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
/** Expressions of the alarms, each on the line of its key or, indented, on those below it. */
const ALARM_EXPRESSION = /^ {8}expr: (?:>-\n((?: {10}.+\n)+)|(.+)\n)/gm;
const expressions = [
  ...[...alarms.matchAll(ALARM_EXPRESSION)].map(([, folded, inline]) => (folded ?? inline ?? '').trim()),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
];

type PromqlNode = Parameters<Parameters<ReturnType<typeof parser.parse>['iterate']>[0]['enter']>[0];

/** Returns the texts of the nodes of an expression that fulfil a condition. */
function listNodes(expression: string, isWanted: (node: PromqlNode) => boolean): string[] {
  const found: string[] = [];
  parser.parse(expression).iterate({
    enter(node) {
      if (isWanted(node)) found.push(expression.slice(node.from, node.to));
    }
  });
  return found;
}
const isMetric = ({ name, node }: PromqlNode) =>
  name === 'Identifier' && node.parent?.name === 'VectorSelector';

const backups = mkdtempSync(join(tmpdir(), 'site-backups-'));
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp(
    { SITE_BACKUP_DIR: backups, SITE_BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
    absentRouting,
    { alone: true }
  );
  await open.request('/readyz');
});
afterAll(async () => {
  await open.close();
  rmSync(backups, { recursive: true });
});

describe('alarms and dashboard', () => {
  it('are expressions of Prometheus', () => {
    expect(expressions).toHaveLength(26);
    const invalid = expressions.filter(
      (expression) => listNodes(expression, ({ type }) => type.isError).length > 0
    );
    expect(invalid).toEqual([]);
  });

  it('use only metrics that the server has', async () => {
    const { body } = await open.request('/metrics');
    const served = new Set(body.split('\n').map((line) => /^[a-z0-9_]+/.exec(line)?.[0]));
    const used = new Set(expressions.flatMap((expression) => listNodes(expression, isMetric)));
    expect(used.size).toBeGreaterThan(7);
    // Prometheus itself has 'up'.
    expect([...used].filter((name) => name !== 'up' && !served.has(name))).toEqual([]);
  });

  it('name each alarm in the runbook, and the runbook names no other', () => {
    const names = [...alarms.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const sections = [...read('docs/runbook.md').matchAll(/^## (Site\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(expect.arrayContaining(names));
    expect(sections).toHaveLength(names.length);
  });
});
