const space = 0x20;
const quote = 0x22;
const comma = 0x2c;
const backslash = 0x5c;
const [bracketOpen, bracketClose] = [0x5b, 0x5d];
const [braceOpen, braceClose] = [0x7b, 0x7d];

/** Index just past the string that starts at `start`. */
function skipString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1);
  while (end !== -1) {
    let escapes = end - 1;
    while (text.charCodeAt(escapes) === backslash) escapes -= 1;
    if ((end - escapes) % 2 === 1) return end + 1;
    end = text.indexOf('"', end + 1);
  }
  return text.length;
}

function skipSpace(text: string, start: number): number {
  let index = start;
  while (text.charCodeAt(index) <= space) index += 1;
  return index;
}

function skipScalar(text: string, start: number): number {
  let index = start;
  while (index < text.length && !endsScalar(text.charCodeAt(index))) index += 1;
  return index;
}

const endsScalar = (code: number): boolean => code === comma || code === bracketClose || code === braceClose || code <= space;

/** Index just past the value that starts at `start`. Iterative, so that nesting can't exhaust the stack. */
function skipValue(text: string, start: number): number {
  const first = text.charCodeAt(start);
  if (first === quote) return skipString(text, start);
  if (first !== braceOpen && first !== bracketOpen) return skipScalar(text, start);
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === quote) index = skipString(text, index) - 1;
    else if (code === braceOpen || code === bracketOpen) depth += 1;
    else if (code === braceClose || code === bracketClose) depth -= 1;
    if (depth === 0) return index + 1;
  }
  return text.length;
}

/**
 * Members of a JSON array as their original text, which preserves numbers beyond floats. The text must be valid JSON (already parsed).
 * Anything but an array has no members.
 */
export function rawArrayItems(text: string): string[] {
  const items: string[] = [];
  const start = skipSpace(text, 0);
  if (text[start] !== '[') return items;
  let index = skipSpace(text, start + 1);
  while (index < text.length && text[index] !== ']') {
    const end = skipValue(text, index);
    // Invalid JSON: stop instead of reading the same text again.
    if (end === index) break;
    items.push(text.slice(index, end));
    index = skipSpace(text, end);
    if (text[index] === ',') index = skipSpace(text, index + 1);
  }
  return items;
}

/**
 * Values of a JSON object as their original text. Like `JSON.parse`, uses the last of equal keys. The text must be valid JSON. Anything
 * but an object has no values.
 */
export function rawObjectValues(text: string): Map<string, string> {
  const values = new Map<string, string>();
  const start = skipSpace(text, 0);
  if (text[start] !== '{') return values;
  let index = skipSpace(text, start + 1);
  while (index < text.length && text[index] !== '}') {
    const keyEnd = skipString(text, index);
    const key = readKey(text, index, keyEnd);
    const valueStart = skipSpace(text, text.indexOf(':', keyEnd) + 1);
    const end = skipValue(text, valueStart);
    if (end <= index) break;
    values.set(key, text.slice(valueStart, end));
    index = skipSpace(text, end);
    if (text[index] === ',') index = skipSpace(text, index + 1);
  }
  return values;
}

/** Keys rarely have escapes. */
function readKey(text: string, start: number, end: number): string {
  const key = text.slice(start + 1, end - 1);
  return key.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : key;
}

/** The `code` of a JSON-RPC error object in its original text. Null if there is none. */
export function rawErrorCode(error: string | undefined): number | null {
  const code = error === undefined ? undefined : rawObjectValues(error).get('code');
  return code !== undefined && /^-?\d{1,10}$/u.test(code) ? Number(code) : null;
}
