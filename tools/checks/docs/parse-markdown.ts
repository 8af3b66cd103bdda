export interface Found {
  /** Line in the file, from 1. */
  readonly line: number;
  readonly text: string;
}

export interface MarkdownDocument {
  /** Targets of links and pictures, as written. */
  readonly links: readonly Found[];
  /** Inline code, and the lines of fenced blocks in a shell's language. */
  readonly codes: readonly Found[];
  /** Anchors that headings get on a forge. */
  readonly anchors: ReadonlySet<string>;
}

const shells = new Set(['sh', 'bash', 'console']);

/** As much of a Markdown file as the checks look at; what stands in other fenced blocks is an example, not a claim. */
export function parseMarkdown(text: string): MarkdownDocument {
  const links: Found[] = [];
  const codes: Found[] = [];
  const anchors = new Set<string>();
  let fence: string | undefined;
  for (const [index, row] of text.split('\n').entries()) {
    const line = index + 1;
    const opening = /^\s*```(\S*)/.exec(row);
    if (opening) {
      fence = fence === undefined ? opening[1] : undefined;
    } else if (fence !== undefined) {
      if (shells.has(fence)) codes.push({ line, text: row });
    } else {
      for (const match of row.matchAll(/`([^`]+)`/g)) codes.push({ line, text: match[1] ?? '' });
      const prose = row.replaceAll(/`[^`]*`/g, '');
      for (const match of prose.matchAll(/\]\(([^)\s]+)[^)]*\)/g)) links.push({ line, text: match[1] ?? '' });
      const heading = /^#{1,6}\s+(.*)$/.exec(row);
      if (heading) anchors.add(headingAnchor(heading[1] ?? ''));
    }
  }
  return { links, codes, anchors };
}

/** The anchor of a heading: lower case, punctuation dropped, spaces as hyphens. */
export function headingAnchor(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
}
