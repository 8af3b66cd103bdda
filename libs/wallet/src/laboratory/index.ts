export { diffJson, toJsonValue } from './json-value.ts';
export { formatCurl, replayRequest } from './replay-request.ts';
