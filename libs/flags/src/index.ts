export { flagValues, type FlagKey, type FlagValue } from './flag-values.ts';
export { parseFlags, type Flags } from './parse-flags.ts';
