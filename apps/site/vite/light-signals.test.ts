import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { lightenSignals } from './light-signals.ts';

const require = createRequire(import.meta.url);
const reactDom = readFileSync(require.resolve('react-dom').replace(/index\.js$/, 'cjs/react-dom-client.production.js'), 'utf8');

it('leaves React DOM no error that is made while it is evaluated', () => {
  // Statements of the module itself: what is indented deeper is run later.
  const madeAtOnce = /^(?:var )? {0,2}\w+ = Error\(/gm;
  expect(reactDom.match(madeAtOnce)?.length).toBeGreaterThan(0);
  expect(lightenSignals(reactDom).match(madeAtOnce)).toBeNull();
});

it('leaves them errors that say what they are', () => {
  const code = `${lightenSignals('var SomeException = Error(formatProdErrorMessage(460));')} SomeException`;
  const signal: unknown = runInNewContext(code, { Error, formatProdErrorMessage: String });
  expect(signal).toBeInstanceOf(Error);
  expect(signal).toMatchObject({ message: '460' });
});
