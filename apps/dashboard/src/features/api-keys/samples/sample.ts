/** What a sample is written for. */
export interface SampleParameters {
  /** Endpoint with its key, `https://…` or `wss://…`. */
  readonly url: string;
}

/** A runnable first request in one language. */
export interface Sample {
  /** What the reader chooses it by; a product name, never translated. */
  readonly label: string;
  /** Language of the highlighting. */
  readonly language: 'shell' | 'javascript' | 'text';
  readonly code: string;
}
