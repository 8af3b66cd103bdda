import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceMaps } from '@onepoint/build/vite-source-maps';
import { build } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { findSourceMaps, resolvePositions } from './resolve-positions.ts';

it('resolves positions of a build in any text, and leaves unknown ones', async () => {
  const root = await mkdtemp(join(tmpdir(), 'onepoint-stack-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.ts"></script>');
  await writeFile(join(root, 'main.ts'), 'const fail = (): never => {\n  throw new Error(document.title);\n};\nfail();\n');
  await build({ root, mode: 'production', logLevel: 'silent', configFile: false, plugins: [sourceMaps()] });
  const [script = ''] = await readdir(join(root, 'dist/assets'));
  const code = await readFile(join(root, 'dist/assets', script), 'utf8');
  const offset = code.indexOf('Error(');
  const line = code.slice(0, offset).split('\n').length;
  const column = offset - code.lastIndexOf('\n', offset - 1);
  const maps = await findSourceMaps([join(root, 'dist-maps'), join(root, 'no-such-folder')]);
  const text = `{"stack":["${script}:${String(line)}:${String(column)}","other-1.js:1:2"]}`;
  expect(await resolvePositions(text, maps)).toBe('{"stack":["main.ts:2:13","other-1.js:1:2"]}');
});
