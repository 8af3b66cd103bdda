export const codeLibraries = ['viem', 'wagmi', 'ethers'] as const;

export type CodeLibrary = (typeof codeLibraries)[number];

/** The part of a program that is a method's own. */
export interface CodeSample {
  /** Imported names by module, beside what the body's `client`, `config`, `provider`, `signer` and `chain` need. */
  readonly imports?: Readonly<Record<string, readonly string[]>>;
  /** Ends by setting `result`. */
  readonly body: string;
}
