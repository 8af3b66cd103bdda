import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../../..');
const directory = join(import.meta.dirname, '../prometheus');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

interface Rules {
  readonly groups: readonly { readonly rules: readonly { readonly alert?: string; readonly record?: string; readonly expr: string }[] }[];
}

const rules = (parse(read('tools/operations/prometheus/onepoint.rules.yml')) as Rules).groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(read('tools/operations/grafana/onepoint.json')) as {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly { readonly expr: string }[] }[];
};
const alerts = rules.flatMap(({ alert }) => alert ?? []);

/** Runs Debian's promtool, which `npm test` installs as root. */
function promtool(...words: readonly string[]): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr, error } = spawnSync('promtool', words, { cwd: directory, encoding: 'utf8' });
  if (error !== undefined) throw new Error('promtool is missing. Install it: sudo apt-get install prometheus', { cause: error });
  return { code: status, output: `${stdout}${stderr}` };
}

it('has rules that Prometheus accepts', () => {
  const { code, output } = promtool('check', 'rules', 'onepoint.rules.yml');
  expect([code, output]).toEqual([0, expect.stringContaining(`SUCCESS: ${rules.length} rules found`)]);
});

it('fires each alert when it should, and none in normal operation', () => {
  const { code, output } = promtool('test', 'rules', 'onepoint.rules.test.yml');
  expect([code, output]).toEqual([0, expect.stringContaining('SUCCESS')]);
  const { tests } = parse(read('tools/operations/prometheus/onepoint.rules.test.yml')) as {
    tests: readonly { alert_rule_test: readonly { alertname: string; exp_alerts: readonly unknown[] }[] }[];
  };
  const cases = tests.flatMap((test) => test.alert_rule_test);
  expect(new Set(cases.filter((one) => one.exp_alerts.length > 0).map((one) => one.alertname))).toEqual(new Set(alerts));
  expect(new Set(cases.filter((one) => one.exp_alerts.length === 0).map((one) => one.alertname))).toEqual(new Set(alerts));
});

it('has a runbook for each alert, and no other', () => {
  const headings = [...read('docs/operations/alerts.md').matchAll(/^### (?<alert>Onepoint\w+)$/gm)].map((match) => match.groups?.['alert']);
  expect(headings).toEqual(alerts);
});

it('only uses existing metrics and recorded rules', () => {
  const documented = [...read('docs/operations/metrics.md').matchAll(/^\| `(?<name>onepoint_\w+)`/gm)].map(
    (match) => match.groups?.['name'] ?? '',
  );
  const known = new Set([...documented, ...rules.flatMap(({ record }) => record ?? [])]);
  const expressions = [
    ...rules.map(({ expr }) => expr),
    ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ];
  const used = expressions
    .flatMap((expr) => expr.match(/\bonepoint[_:][\w:]+/g) ?? [])
    .map((name) => name.replace(/_(?:bucket|count|sum)$/, ''));
  expect(used.length).toBeGreaterThan(30);
  expect([...new Set(used)].filter((name) => !known.has(name))).toEqual([]);
});
