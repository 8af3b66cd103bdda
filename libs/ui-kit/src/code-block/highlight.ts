/** Languages of code samples. `text` is not highlighted. */
export type CodeLanguage = 'shell' | 'javascript' | 'typescript' | 'json' | 'python' | 'go' | 'rust' | 'text';

type CodeTokenKind = 'plain' | 'comment' | 'string' | 'number' | 'keyword' | 'name' | 'property';

interface CodeToken {
  readonly kind: CodeTokenKind;
  readonly text: string;
}

const doubleQuoted = String.raw`"(?:\\.|[^"\\\n])*"`;
const singleQuoted = String.raw`'(?:\\.|[^'\\\n])*'`;
const keywords =
  'as|async|await|case|catch|class|const|default|else|export|extends|false|finally|for|from|function|if|import|in|interface|let|new|null|of|return|switch|throw|true|try|type|typeof|undefined|while';
const script = String.raw`(?<comment>\/\/.*|\/\*[\s\S]*?\*\/)|(?<string>${doubleQuoted}|${singleQuoted}|${'`'}(?:\\.|[^${'`'}\\])*${'`'})|(?<number>\b(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?)n?\b)|(?<keyword>\b(?:${keywords})\b)|(?<name>[A-Za-z_$][\w$]*(?=\())|(?<property>[A-Za-z_$][\w$]*(?=\s*:))`;

/** Source of a regular expression for a C-like language with this comment syntax and these keywords, separated by `|`. */
const lexis = (comment: string, words: string): string =>
  String.raw`(?<comment>${comment})|(?<string>${doubleQuoted}|${'`'}[^${'`'}]*${'`'})|(?<number>\b(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?)\b)|(?<keyword>\b(?:${words})\b)|(?<name>[A-Za-z_]\w*!?(?=\())`;

const grammars: Readonly<Record<Exclude<CodeLanguage, 'text'>, string>> = {
  javascript: script,
  typescript: script,
  python: lexis('#.*', 'and|as|async|await|def|False|for|from|if|import|in|None|not|or|print|return|True|while|with'),
  go: lexis(String.raw`\/\/.*`, 'const|defer|err|for|func|if|import|nil|package|range|return|type|var'),
  rust: lexis(String.raw`\/\/.*`, 'async|await|const|fn|for|if|impl|let|match|mut|Ok|pub|return|struct|use'),
  json: String.raw`(?<property>${doubleQuoted}(?=\s*:))|(?<string>${doubleQuoted})|(?<number>-?\b\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\b)|(?<keyword>\b(?:true|false|null)\b)`,
  shell: String.raw`(?<comment>(?<=^|\s)#.*)|(?<string>${doubleQuoted}|'[^']*')|(?<property>(?<=\s)--?[A-Za-z][\w-]*)|(?<number>\$\{?\w+\}?)|(?<name>(?<=^|[|;&]\s*)[\w./-]+(?=\s|$))`,
};

/**
 * Splits code into highlighted tokens, which join to the original code. Intentionally small: our samples are short, and a grammar engine would be
 * larger than the page.
 */
export function highlight(code: string, language: CodeLanguage): readonly CodeToken[] {
  if (language === 'text') return [{ kind: 'plain', text: code }];
  const tokens: CodeToken[] = [];
  let end = 0;
  for (const match of code.matchAll(new RegExp(grammars[language], 'gm'))) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0] as CodeTokenKind;
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) });
    tokens.push({ kind, text: match[0] });
    end = match.index + match[0].length;
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) });
  return tokens;
}
