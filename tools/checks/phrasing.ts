interface BannedPhrasing {
  readonly pattern: RegExp;
  readonly instead: string;
}

const banned: readonly BannedPhrasing[] = [
  { pattern: /\bthere is no such\b/i, instead: '“X not found.”' },
  { pattern: /\bfor good\b/i, instead: 'permanently' },
  { pattern: /\bbegins? anew\b/i, instead: 'resets' },
  { pattern: /\bgoes on (?:working|as)\b|\bgo on working\b/i, instead: 'keeps working' },
  { pattern: /\bwhoever\b/i, instead: 'anyone who' },
  { pattern: /\b(?:somebody|nobody)\b/i, instead: 'someone, no one' },
  { pattern: /\bwhat becomes of\b/i, instead: 'say what happens to it' },
  { pattern: /\bround trips?\b(?! time)/i, instead: 'latency' },
  { pattern: /\b(?:requests|compute units|connections|calls) an? (?:second|minute|day|month)\b/i, instead: 'per second, per day' },
  { pattern: /(?<![/-])\ballow-lists?\b/i, instead: 'allowlist' },
  { pattern: /\be-mails?\b/i, instead: 'email' },
  { pattern: /\btime-outs?\b/i, instead: 'timeout' },
  { pattern: /\bblock chains?\b/i, instead: 'blockchain' },
  { pattern: /\b(?:[Cc]hain|[Pp]roject|[Uu]ser|[Rr]equest) id\b/, instead: 'Chain ID, project ID' },
  { pattern: /\b(?:was|were|could) not (?:be )?(?:saved|created|loaded|changed|deleted|sent|removed)\b/i, instead: '“Couldn’t save X.”' },
  { pattern: /\bNothing was (?:lost|changed|sent)\b/, instead: 'the next step' },
];

export interface FoundPhrasing {
  readonly line: number;
  readonly text: string;
  readonly instead: string;
}

/**
 * Finds banned phrasings in a file, with their lines, counted from 1. In TypeScript, only string literals count. Elsewhere, everything counts
 * except code in backticks, fenced blocks, JSON keys, and link targets.
 */
export function findBannedPhrasing(file: string, text: string): readonly FoundPhrasing[] {
  const rows = file.endsWith('.ts') ? stringsOf(text) : proseOf(text);
  return rows.flatMap((row, index) =>
    banned.flatMap(({ pattern, instead }) => {
      const match = pattern.exec(row);
      return match ? [{ line: index + 1, text: match[0], instead }] : [];
    }),
  );
}

function proseOf(text: string): readonly string[] {
  let isFenced = false;
  return text.split('\n').map((row) => {
    const isFence = /^\s*```/.test(row);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? '' : withoutCode(row);
  });
}

function stringsOf(code: string): readonly string[] {
  return code.split('\n').map((row) => {
    if (/^\s*(?:\/[/*]|\*|import\b)|\bfrom '/.test(row)) return '';
    return withoutCode([...row.matchAll(/(['"])((?:\\.|(?!\1)[^\\])*)\1/g)].map((match) => match[2]).join(' '));
  });
}

const withoutCode = (row: string): string =>
  row
    .replace(/^\s*"[^"]*":/, '')
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/(?:href|src)="[^"]*"/g, '');
