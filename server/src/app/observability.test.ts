import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { absentRouting, openTestApp } from './test-app';
import type { TestApp } from './test-app';

const read = (file: string) => readFileSync(join(process.cwd(), file), 'utf8');
const alarms = read('deploy/alarms.yml');
const dashboard = JSON.parse(read('deploy/grafana-dashboard.json')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const METRIC = /\b(?:http|store|nodejs|process|site)_[a-z0-9_]+/g;
const listMetrics = (text: string): string[] => [...new Set(text.match(METRIC))];

const backups = mkdtempSync(join(tmpdir(), 'site-backups-'));
let open: TestApp;
beforeAll(async () => {
  open = await openTestApp(
    { SITE_BACKUP_DIR: backups, SITE_BACKUP_RECIPIENT: `age1${'q'.repeat(58)}` },
    absentRouting,
    { alone: true }
  );
  await open.request('/readyz');
}, 60_000);
afterAll(async () => {
  await open.close();
  rmSync(backups, { recursive: true });
});

describe('alarms and dashboard', () => {
  it('use only metrics that the server has', async () => {
    const { body } = await open.request('/metrics');
    const served = new Set(body.split('\n').map((line) => /^[a-z0-9_]+/.exec(line)?.[0]));
    const used = [
      ...listMetrics(alarms),
      ...dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => listMetrics(expr)))
    ];
    expect(used.length).toBeGreaterThan(10);
    expect(used.filter((name) => !served.has(name))).toEqual([]);
  });

  it('name each alarm in the runbook, and the runbook names no other', () => {
    const names = [...alarms.matchAll(/alert: (\w+)/g)].map(([, name]) => name);
    const sections = [...read('docs/runbook.md').matchAll(/^## (Site\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(expect.arrayContaining(names));
    expect(sections).toHaveLength(names.length);
  });
});
