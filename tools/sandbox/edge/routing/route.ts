export type UpstreamName = 'api' | 'gateway' | 'identity' | 'payments' | 'site';
export type FrontendName = 'site' | 'dashboard' | 'playground';

/** Where a request goes. `segments` are decoded, never empty, never `.` or `..`. */
export type Route =
  | { kind: 'proxy'; upstream: UpstreamName }
  /** `path` begins with exactly one slash and may have a query; that of the request is the caller's to keep. */
  | { kind: 'redirect'; path: string }
  /** A file of an app's build, or nothing. */
  | { kind: 'file'; app: FrontendName; segments: readonly string[] }
  /** A page of the prerendered site. */
  | { kind: 'page'; app: 'site'; segments: readonly string[] }
  /** Any path of a single-page app: its one document. */
  | { kind: 'document'; app: 'dashboard' | 'playground' }
  | { kind: 'bad-request' };
