import { parseOriginPattern } from './parse-origin-pattern.ts';

/** Whether a text may stand in a list of origins. */
export function isOriginPattern(text: string): boolean {
  return parseOriginPattern(text) !== null;
}
