const backslash = 0x5c;

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
  while (text.charCodeAt(index) <= 0x20) index += 1;
  return index;
}

function skipScalar(text: string, start: number): number {
  const end = /[,\]}\s]/gu;
  end.lastIndex = start;
  return end.exec(text)?.index ?? text.length;
}

/** Index just past the value that starts at `start`. Iterative, so that nesting can't exhaust the stack. */
function skipValue(text: string, start: number): number {
  const first = text[start];
  if (first === '"') return skipString(text, start);
  if (first !== '{' && first !== '[') return skipScalar(text, start);
  const structure = /["[\]{}]/gu;
  structure.lastIndex = start;
  let depth = 0;
  for (let match = structure.exec(text); match !== null; match = structure.exec(text)) {
    if (match[0] === '"') structure.lastIndex = skipString(text, match.index);
    else depth += match[0] === '{' || match[0] === '[' ? 1 : -1;
    if (depth === 0) return structure.lastIndex;
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
    const key = JSON.parse(text.slice(index, keyEnd)) as string;
    const valueStart = skipSpace(text, text.indexOf(':', keyEnd) + 1);
    const end = skipValue(text, valueStart);
    if (end <= index) break;
    values.set(key, text.slice(valueStart, end));
    index = skipSpace(text, end);
    if (text[index] === ',') index = skipSpace(text, index + 1);
  }
  return values;
}

/** The `code` of a JSON-RPC error object in its original text. Null if there is none. */
export function rawErrorCode(error: string | undefined): number | null {
  const code = error === undefined ? undefined : rawObjectValues(error).get('code');
  return code !== undefined && /^-?\d{1,10}$/u.test(code) ? Number(code) : null;
}
