/** A string, a bracket, or what ends a part. */
const marks = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\\.|[(){};,]/g;

/** Where the first of `ends` stands outside brackets and strings, from an index on; the end of the text where there is none. */
export function indexOfMark(css: string, from: number, ends: string): number {
  marks.lastIndex = from;
  let depth = 0;
  for (let match = marks.exec(css); match !== null; match = marks.exec(css)) {
    const [mark] = match;
    if (depth === 0 && ends.includes(mark)) return match.index;
    if (mark === '(' || mark === '{') depth += 1;
    if (mark === ')' || mark === '}') depth -= 1;
  }
  return css.length;
}

/** The parts of a list, without what is empty. */
export function splitAtMark(css: string, mark: ',' | ';'): string[] {
  const found: string[] = [];
  for (let start = 0; start < css.length;) {
    const end = indexOfMark(css, start, mark);
    found.push(css.slice(start, end).trim());
    start = end + 1;
  }
  return found.filter((part) => part !== '');
}
