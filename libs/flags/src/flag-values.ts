/** Every flag with its values. The first value applies if the file is missing or doesn't have the flag. */
export const flagValues = {
  'home-call-to-action': ['start', 'key'],
  'docs-in-palette': [true, false],
} as const satisfies Record<string, readonly (boolean | string)[]>;

export type FlagKey = keyof typeof flagValues;

export type FlagValue<Key extends FlagKey> = (typeof flagValues)[Key][number];

/** The flag's value if the file is missing. */
export const defaultOf = <Key extends FlagKey>(key: Key): FlagValue<Key> => flagValues[key][0];

/** Accepts only values of the flag, because the file can be older or newer than the code. */
export function narrowFlag<Key extends FlagKey>(key: Key, value: unknown): FlagValue<Key> {
  const values: readonly FlagValue<Key>[] = flagValues[key];
  return values.find((known) => known === value) ?? defaultOf(key);
}
