/** Ids of the languages that samples come in, in the order of their tabs. */
export const rpcSampleLanguages = ['curl', 'javascript', 'viem', 'ethers', 'python', 'go', 'rust'] as const;

export type RpcSampleLanguage = (typeof rpcSampleLanguages)[number];
