import type { KeptText, Pieces } from '../pieces/kept-text.ts';
import { perPiece } from '../pieces/per-piece.ts';
import { createTokenReader } from './create-token-reader.ts';
import { keepUsed } from './keep-used.ts';
import { parseStyles, type StylePart } from './parse-styles.ts';
import { shortenProperties } from './shorten-properties.ts';
import { writeStyles } from './write-styles.ts';

/** Picks the styles that a document is first painted with, by its markup and its language. */
export type SelectStyles = (html: Pieces, language: string) => KeptText;

/** Elements of every document, and those that a parser puts into it. */
const always = ['html', 'head', 'body', 'tbody'];

interface TokenSet {
  readonly id: number;
  readonly tokens: readonly string[];
}

function matching(parts: readonly StylePart[], tokens: ReadonlySet<string>): StylePart[] {
  return parts.flatMap((part): StylePart[] => {
    if (part.kind === 'rule') {
      const selectors = part.selectors.filter(({ needs }) => needs.some((choice) => choice.every((need) => tokens.has(need))));
      return selectors.length === 0 ? [] : [{ ...part, selectors }];
    }
    if (part.kind !== 'group') return [part];
    const inner = matching(part.parts, tokens);
    return inner.length === 0 ? [] : [{ ...part, parts: inner }];
  });
}

/** Writes what is kept, without animations and custom properties that nothing of it uses. */
function writeUsed(parts: readonly StylePart[], tokens: ReadonlySet<string>): string {
  const own = new Set([...tokens].filter((token) => token.startsWith('--')));
  return writeStyles(shortenProperties(keepUsed(parts, own), own));
}

interface Sheet {
  readonly parts: readonly StylePart[];
  /** What it asks of a document, and custom properties that it names. */
  readonly needed: ReadonlySet<string>;
}

const sheets = new Map<string, Sheet>();

const needsOf = (parts: readonly StylePart[]): readonly string[] =>
  parts.flatMap((part) => {
    if (part.kind === 'group') return needsOf(part.parts);
    return part.kind === 'rule' ? part.selectors.flatMap(({ needs }) => needs.flat()) : [];
  });

/** Kinds of pages share most of their sheets: each is read once. */
function readSheet(css: string): Sheet {
  const known = sheets.get(css);
  if (known !== undefined) return known;
  const parts = parseStyles(css);
  const sheet = { parts, needed: new Set([...(css.match(/--[a-z_][\w-]*/gi) ?? []), ...needsOf(parts)]) };
  sheets.set(css, sheet);
  return sheet;
}

/**
 * Prepares a page's style sheets to be cut to what its documents show: rules whose selectors can match something, in their order. States, and
 * attributes that change without the application, are taken to be possible, so whatever a document can become before that runs is styled; what it adds
 * needs the whole sheet.
 *
 * @param styles minified, one after the other
 */
export function createStyleSelector(styles: readonly string[]): SelectStyles {
  const read = styles.map(readSheet);
  const parts = read.flatMap((sheet) => sheet.parts);
  const needed = new Set(read.flatMap((sheet) => [...sheet.needed]));
  const readTokens = createTokenReader(needed);
  const sets = new Map<string, TokenSet>();
  /** What a part holds that the sheet asks for; of parts that hold the same, the same. */
  const tokensOf = perPiece((html): TokenSet => {
    const tokens = [...readTokens(html)].filter((token) => needed.has(token)).toSorted();
    const key = tokens.join(' ');
    const set = sets.get(key) ?? { id: sets.size, tokens };
    sets.set(key, set);
    return set;
  });
  // Documents of a kind hold the same things, and those that do not may need the same styles.
  const known = new Map<string, KeptText>();
  const texts = new Map<string, KeptText>();
  const choose = (found: Iterable<TokenSet>, language: string): KeptText => {
    // Of languages that the sheet does not name, all documents have the same styles.
    const ofLanguage = [`:lang(${language})`].filter((token) => needed.has(token));
    const tokens = new Set([...always, ...ofLanguage, ...[...found].flatMap((set) => set.tokens)]);
    const key = [...tokens].toSorted().join(' ');
    const chosen = texts.get(key) ?? { text: writeUsed(matching(parts, tokens), tokens) };
    texts.set(key, chosen);
    return chosen;
  };
  return (html, language) => {
    const found = new Set(html.map(tokensOf));
    const ids = [...found].map(({ id }) => id).toSorted((a, b) => a - b);
    const key = `${language} ${ids.join(' ')}`;
    const chosen = known.get(key) ?? choose(found, language);
    known.set(key, chosen);
    return chosen;
  };
}
