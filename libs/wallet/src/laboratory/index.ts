export { diffJson, type JsonDifference } from './diff-json.ts';
export { formatCurl } from './format-curl.ts';
export { toJsonValue, type JsonValue } from './json-value.ts';
export { findLogExport, formatLogExport } from './log-export.ts';
export { replayRequest } from './replay-request.ts';
export { findSharedRequest, formatSharedRequest, sharedCharactersMax } from './shared-request.ts';
