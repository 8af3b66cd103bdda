import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { sourceMaps } from './vite-source-maps.ts';

it('keeps source maps of production builds beside the served folder, and scripts do not mention them', async () => {
  const root = await mkdtemp(join(tmpdir(), 'onepoint-maps-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.ts"></script>');
  await writeFile(join(root, 'main.ts'), 'const message: string = "hello";\ndocument.title = message;\n');
  const make = (mode: string) => build({ root, mode, logLevel: 'silent', configFile: false, plugins: [sourceMaps()] });
  await make('production');
  const [script = '', ...others] = await readdir(join(root, 'dist/assets'));
  expect(others).toEqual([]);
  expect(await readFile(join(root, 'dist/assets', script), 'utf8')).not.toContain('sourceMappingURL');
  expect(await readdir(join(root, 'dist-maps'), { recursive: true })).toEqual(['assets', join('assets', `${script}.map`)]);
  await rm(join(root, 'dist-maps'), { recursive: true });
  await make('demo');
  expect(await readdir(root)).not.toContain('dist-maps');
});
