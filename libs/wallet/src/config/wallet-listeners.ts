import type { Config } from 'wagmi';

type Listeners = Config['_internal']['events'];

/**
 * What wagmi does when a wallet connects by itself, changes or disconnects, to be added to a connector or taken from it. wagmi documents
 * `_internal` for such extensions; these functions do not use `this`.
 *
 * @see https://wagmi.sh/core/api/createConfig
 */
export function walletListeners(config: Config): { readonly [Name in keyof Listeners]: (data: Parameters<Listeners[Name]>[0]) => void } {
  return config._internal.events;
}
