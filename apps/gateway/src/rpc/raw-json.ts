const space = 0x20;
const quote = 0x22;
const bracketOpen = 0x5b;
const backslash = 0x5c;
const bracketClose = 0x5d;
const braceOpen = 0x7b;
const braceClose = 0x7d;

// Regular expressions are faster than loops if there is much to skip. These are shared, because creating one takes longer than using it.
const afterSpace = /[^\t\n\r ]/gu;
const afterScalar = /[,\]}\s]/gu;

/** Index of the first match from `start` on, or the end of the text. */
function find(pattern: RegExp, text: string, start: number): number {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex - 1 : text.length;
}

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
  return text.charCodeAt(start) > space ? start : find(afterSpace, text, start);
}

/** Index just past the value that starts at `start`. Iterative, so that nesting can't exhaust the stack. */
function skipValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return skipString(text, start);
  if (first !== '{' && first !== '[') return find(afterScalar, text, start);
  let depth = 0;
  for (let index = start; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = skipString(text, index) - 1;
        break;
      case braceOpen:
      case bracketOpen:
        depth += 1;
        break;
      case braceClose:
      case bracketClose:
        depth -= 1;
        if (depth === 0) return index + 1;
    }
  }
  return text.length;
}

/**
 * Members of a JSON array as their original text, which preserves numbers that floats can't. The text must be valid JSON (already
 * parsed). Anything but an array has no members.
 */
export function rawArrayItems(text: string): string[] {
  const items: string[] = [];
  const start = skipSpace(text, 0);
  if (text[start] !== '[') return items;
  let index = skipSpace(text, start + 1);
  while (index < text.length && text[index] !== ']') {
    const end = skipValue(text, index);
    // The JSON is invalid. Stop instead of reading the same text again.
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

/** Skips parsing, because keys rarely have escapes. */
function readKey(text: string, start: number, end: number): string {
  const key = text.slice(start + 1, end - 1);
  return key.includes('\\') ? (JSON.parse(text.slice(start, end)) as string) : key;
}

/** The `code` of a JSON-RPC error object, from its original text. Null if there is none. */
export function rawErrorCode(error: string | undefined): number | null {
  const code = error === undefined ? undefined : rawObjectValues(error).get('code');
  return code !== undefined && /^-?\d{1,10}$/u.test(code) ? Number(code) : null;
}
