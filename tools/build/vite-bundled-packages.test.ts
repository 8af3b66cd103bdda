import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, it } from 'vitest';
import { bundledPackages, bundledPackagesFile, packageOf, type BundledPackages } from './vite-bundled-packages.ts';

const root = join(import.meta.dirname, '../..');

it.each([
  [`${root}/node_modules/wagmi/node_modules/@wagmi/core/dist/index.js`, '@wagmi/core'],
  [`${root}/node_modules/viem/_esm/index.js?commonjs`, 'viem'],
  [`${root}/libs/wallet/src/index.ts`, '@onepoint/wallet'],
  [`${root}/tools/sandbox/postgres/start-postgres.ts`, '@onepoint/sandbox'],
  [`${root}/apps/dashboard/src/main.tsx`, undefined],
  ['\0vite/preload-helper.js', undefined],
])('%s is part of %s', (id, name) => {
  expect(packageOf(id)).toBe(name);
});

it('lists the packages of a build without tree-shaken ones', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'onepoint-bundle-'));
  const chains = JSON.stringify(join(root, 'libs/chains/src/service-chains.ts'));
  const unused = JSON.stringify(join(root, 'libs/navigation/src/index.ts'));
  writeFileSync(join(folder, 'main.js'), `import { serviceChains } from ${chains}; import ${unused}; console.log(serviceChains);`);
  const output = { outDir: join(folder, 'dist'), rollupOptions: { input: join(folder, 'main.js') } };
  await build({ configFile: false, root: folder, logLevel: 'error', plugins: [bundledPackages()], build: output });
  const packages = JSON.parse(readFileSync(join(folder, 'dist', bundledPackagesFile), 'utf8')) as BundledPackages;
  expect(Object.values(packages)).toEqual([['@onepoint/chains']]);
}, 60_000);
