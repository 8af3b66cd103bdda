import { namesIn, noNames, type NamesIn } from './names-in.ts';
import { indexOfMark, splitAtMark } from './scan-css.ts';
import { selectorNeeds, type SelectorNeeds } from './selector-needs.ts';

/** A part of a style sheet that is kept or left out as a whole. */
export type StylePart =
  /** What no document decides about: statements, and at-rules that are no groups of rules. */
  | { readonly kind: 'verbatim'; readonly text: string; readonly names: NamesIn }
  | {
      readonly kind: 'rule';
      readonly selectors: readonly StyleSelector[];
      readonly declarations: readonly Declaration[];
      /** Of those declarations that name something. */
      readonly names: readonly NamesIn[];
    }
  | { readonly kind: 'keyframes'; readonly name: string; readonly text: string; readonly names: NamesIn }
  | { readonly kind: 'group'; readonly prelude: string; readonly parts: readonly StylePart[] };

export interface Declaration {
  /** Of a custom property; undefined of any other. */
  readonly property: string | undefined;
  readonly text: string;
  readonly names: NamesIn;
}

export interface StyleSelector {
  readonly text: string;
  /** What a document has to hold for it to match anything: all of one of these. */
  readonly needs: readonly SelectorNeeds[];
}

const groups = /^@(?:media|supports|layer|container|starting-style)\b/;
const keyframes = /^@(?:-\w+-)?keyframes\s+(\S+)/;
const toSelector = (text: string): StyleSelector => ({ text, needs: selectorNeeds(text) });
const toVerbatim = (text: string): StylePart => ({ kind: 'verbatim', text, names: namesIn(text) });
const toDeclaration = (text: string): Declaration => ({ property: /^(--[\w-]+):/.exec(text)?.[1], text, names: namesIn(text) });

/** What a rule says. */
export function declare(declarations: readonly Declaration[]): Pick<Extract<StylePart, { kind: 'rule' }>, 'declarations' | 'names'> {
  return { declarations, names: declarations.flatMap(({ names }) => (names === noNames ? [] : [names])) };
}

/** Takes a minified style sheet apart. */
export function parseStyles(css: string): StylePart[] {
  const parts: StylePart[] = [];
  for (let start = 0; start < css.length;) {
    const opened = indexOfMark(css, start, '{;');
    const prelude = css.slice(start, opened).trim();
    if (css[opened] !== '{') {
      if (prelude !== '') parts.push(toVerbatim(`${prelude};`));
      start = opened + 1;
      continue;
    }
    const closed = indexOfMark(css, opened + 1, '}');
    const body = css.slice(opened + 1, closed);
    const name = keyframes.exec(prelude)?.[1];
    if (groups.test(prelude)) parts.push({ kind: 'group', prelude, parts: parseStyles(body) });
    else if (name !== undefined) parts.push({ kind: 'keyframes', name, text: `${prelude}{${body}}`, names: namesIn(body) });
    else if (prelude.startsWith('@')) parts.push(toVerbatim(`${prelude}{${body}}`));
    else
      parts.push({
        kind: 'rule',
        selectors: splitAtMark(prelude, ',').map(toSelector),
        ...declare(splitAtMark(body, ';').map(toDeclaration)),
      });
    start = closed + 1;
  }
  return parts;
}
