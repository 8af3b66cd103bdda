import type { Plugin } from 'vite';

const signal = /(\b\w+Exception = )Error\(formatProdErrorMessage\((\d+)\)\)/g;

/**
 * React DOM with lighter signals: errors that it throws to itself, and tells apart by identity. It makes them while it is evaluated, inside one function of
 * 180 kB; where an inspector listens, Lighthouse for one, that function is parsed once more to say where in it: 40 to 80 ms on a phone.
 *
 * @param code of `react-dom-client.production.js`
 */
export const lightenSignals = (code: string): string =>
  code.replaceAll(signal, '$1Object.create(Error.prototype, { message: { value: formatProdErrorMessage($2) } })');

/** Has builds carry React DOM's signals without stacks. */
export function lightSignals(): Plugin {
  return {
    name: 'onepoint:light-signals',
    apply: 'build',
    transform: {
      filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
      handler: (code) => ({ code: lightenSignals(code), map: null }),
    },
  };
}
