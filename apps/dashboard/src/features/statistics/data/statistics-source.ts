/** Whose requests are shown: a project's, or those of one of its keys. */
export interface StatisticsSource {
  readonly projectId: string;
  readonly apiKeyId?: string | undefined;
}
