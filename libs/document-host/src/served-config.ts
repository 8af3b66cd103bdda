/** Name of the file with the variables of an app, below the app's base path. Documents load it before the app. */
export const servedConfigFile = 'config.js';

/** Variables of a front end by name, as in the environment (`docs/configuration.md`). */
export type ServedVariables = Readonly<Record<string, string>>;

/** Returns the content of `config.js`. It is a script instead of JSON, so that it runs before the app without another request by the app. */
export function formatServedConfig(variables: ServedVariables): string {
  return `globalThis.onepointConfig = ${JSON.stringify(variables, null, 2)};\n`;
}
