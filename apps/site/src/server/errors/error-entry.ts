/** An error code as its page tells of it, whoever gives it. */
export interface ErrorEntry {
  code: string;
  /** What people are told. */
  message: string;
  cause: string;
  cure: string;
  /** What programs see beside the code, in words: "HTTP 429", "JSON-RPC -32005". */
  numbers: readonly string[];
}

/** Who gives an error. */
export type ErrorSource = 'gateway' | 'api' | 'wallet';

/** What is said of each source on the first page. */
export const errorSources: Readonly<Record<ErrorSource, { title: string; lead: string }>> = {
  gateway: {
    title: 'Errors of the gateway',
    lead: 'Answers of the gateway itself, with the code in `error.data.code`. Errors of a chain’s node are passed on untouched.',
  },
  api: {
    title: 'Errors of the API',
    lead: 'Answers of the dashboard’s API, with the code in `error.code` and the number of the request beside it.',
  },
  wallet: {
    title: 'Errors of wallets',
    lead: 'What the wallet library throws, whatever the wallet or node said. The playground can make each of them happen.',
  },
};
