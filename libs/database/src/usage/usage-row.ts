/** What was counted for one API key, chain and method within one UTC minute since the last batch. */
export interface UsageRow {
  projectId: string;
  apiKeyId: string;
  chain: string;
  method: string;
  /** Start of the minute. */
  minute: Date;
  requests: number;
  /** Of `requests`, those refused, failed, or answered by the node with an error. */
  errors: number;
  computeUnits: number;
}
