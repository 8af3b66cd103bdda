import { indexOfMark, splitAtMark } from './scan-css.ts';

/** A part of a style sheet that is kept or left out as a whole. */
export type StylePart =
  /** What no document decides about: statements, and at-rules that are no groups of rules. */
  | { readonly kind: 'verbatim'; readonly text: string }
  | { readonly kind: 'rule'; readonly selectors: readonly StyleSelector[]; readonly declarations: readonly Declaration[] }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly StylePart[] };

export interface Declaration {
  /** Of a custom property; undefined of any other. */
  readonly property: string | undefined;
  readonly text: string;
}

export interface StyleSelector {
  readonly text: string;
  /** What a document has to hold for it to match anything: classes (`.name`), elements (`name`), languages (`:lang(xx)`). */
  readonly needs: readonly string[];
}

const groups = /^@(?:media|supports|layer|container|starting-style)\b/;
const keyframes = /^@(?:-\w+-)?keyframes\s+(\S+)/;
/** What stands in brackets is left aside: `:not()` excludes, `:is()` offers a choice, and an attribute may change before any script runs. */
function needsOf(selector: string): readonly string[] {
  let plain = selector.replaceAll(/\[[^\]]*\]/g, '');
  const languages = [...plain.matchAll(/:lang\([\w-]+\)/g)].map(([language]) => language);
  for (let before = ''; before !== plain;) {
    before = plain;
    plain = plain.replaceAll(/\([^()]*\)/g, '');
  }
  plain = plain.replaceAll(/::?[\w-]+/g, '');
  const classes = plain.match(/\.[\w-]+/g) ?? [];
  const elements = plain.replaceAll(/[.#][\w-]+/g, '').match(/[a-z][\w-]*/g) ?? [];
  return [...new Set([...classes, ...elements, ...languages])];
}

const toSelector = (text: string): StyleSelector => ({ text, needs: needsOf(text) });
const toDeclaration = (text: string): Declaration => ({ property: /^(--[\w-]+):/.exec(text)?.[1], text });

/** Takes a minified style sheet apart. */
export function parseStyles(css: string): StylePart[] {
  const parts: StylePart[] = [];
  for (let start = 0; start < css.length;) {
    const opened = indexOfMark(css, start, '{;');
    const prelude = css.slice(start, opened).trim();
    if (css[opened] !== '{') {
      if (prelude !== '') parts.push({ kind: 'verbatim', text: `${prelude};` });
      start = opened + 1;
      continue;
    }
    const closed = indexOfMark(css, opened + 1, '}');
    const body = css.slice(opened + 1, closed);
    const name = keyframes.exec(prelude)?.[1];
    if (groups.test(prelude)) parts.push({ kind: 'group', prelude, parts: parseStyles(body) });
    else if (name !== undefined) parts.push({ kind: 'keyframes', name, text: `${prelude}{${body}}` });
    else if (prelude.startsWith('@')) parts.push({ kind: 'verbatim', text: `${prelude}{${body}}` });
    else
      parts.push({
        kind: 'rule',
        selectors: splitAtMark(prelude, ',').map(toSelector),
        declarations: splitAtMark(body, ';').map(toDeclaration),
      });
    start = closed + 1;
  }
  return parts;
}
