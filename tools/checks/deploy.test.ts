import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { UserConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { variablesDocumentedIn } from './docs/check-environment.ts';

const root = join(import.meta.dirname, '../..');
const deploy = join(root, 'deploy');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const namesIn = (folder: string): string[] => readdirSync(join(deploy, folder)).map((name) => `deploy/${folder}/${name}`);
const dockerfiles = namesIn('docker').filter((path) => path.endsWith('.Dockerfile'));
const manifests = namesIn('kubernetes');
const units = namesIn('systemd');
const configured = ['deploy/compose.yaml', ...manifests, ...units];

it.each(['deploy/compose.yaml', ...manifests])('%s is valid YAML', (path) => {
  for (const document of parseAllDocuments(read(path), { merge: true })) expect(document.errors).toEqual([]);
});

it('starts programs that the servers’ builds write', async () => {
  const programs = [...configured, ...dockerfiles].flatMap((path) => read(path).match(/apps\/[\w/-]+\.[jt]s/g) ?? []);
  expect(programs.length).toBeGreaterThan(8);
  const builds = await Promise.all(['api', 'gateway', 'site'].map(listPrograms));
  expect(builds.flat()).toEqual(expect.arrayContaining(programs));
});

async function listPrograms(app: string): Promise<string[]> {
  const module = (await import(pathToFileURL(join(root, `apps/${app}/vite/server.config.ts`)).href)) as { default: UserConfig };
  const { outDir = '', rolldownOptions } = module.default.build ?? {};
  return Object.keys(rolldownOptions?.input ?? {}).map((name) => `apps/${app}/${outDir}/${name}.js`);
}

it('sets only variables that the documentation names', () => {
  const known = new Set([
    ...variablesDocumentedIn(read('docs/configuration.md')),
    'NODE_ENV',
    'SITE_API_URL',
    'SITE_GATEWAY_URL',
    'POSTGRES_USER',
    'POSTGRES_DB',
    'POSTGRES_PASSWORD',
    'PUBLIC_HOST',
    'APP',
    'DRAIN_SECONDS',
  ]);
  const named = configured.flatMap((path) => read(path).match(/\b(?:[A-Z]+_)+[A-Z]+\b/g) ?? []);
  expect([...new Set(named)].filter((name) => !known.has(name) && !name.startsWith('AF_')).toSorted()).toEqual([]);
});

describe.each(dockerfiles)('%s', (path) => {
  const lines = read(path).split('\n');

  it('runs as another user than root', () => {
    expect(lines.filter((line) => line.startsWith('USER ')).at(-1)).toMatch(/^USER (?:node|www-data)$/);
    expect(lines.findLastIndex((line) => line.startsWith('USER '))).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith('FROM ')),
    );
  });

  it('uses the Node of the project', () => {
    const { devDependencies } = JSON.parse(read('package.json')) as { devDependencies: { node: string } };
    const images = lines.flatMap((line) => /^FROM (node:\S+)/.exec(line)?.[1] ?? []);
    expect(new Set(images)).toEqual(new Set([`node:${devDependencies.node}-bookworm-slim`]));
  });
});

it('lists every Kubernetes resource in the kustomization', () => {
  const listed = [...read('deploy/kubernetes/kustomization.yaml').matchAll(/^ {2}- ([\w-]+\.yaml)$/gm)].map(
    ([, name]) => `deploy/kubernetes/${name ?? ''}`,
  );
  expect([...listed, 'deploy/kubernetes/kustomization.yaml'].toSorted()).toEqual(manifests.toSorted());
});
