import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

export interface BenchArticle {
  /** Folder and section of the documentation. */
  readonly section: string;
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly order: number;
  /** Markdown without front matter. */
  readonly body: string;
}

/** Five hundred pages of prose, code and tables, the same in every run. */
export function listBenchArticles(count = articleCount): readonly BenchArticle[] {
  return Array.from({ length: count }, (_, index) => ({
    section: benchSections[index % benchSections.length] ?? '',
    slug: `page-${String(index)}`,
    title: `Page ${String(index)} of the benchmark`,
    description: `What page ${String(index)} says about requests, keys and chains.`,
    order: 100 + Math.floor(index / benchSections.length),
    body: writeBody(index),
  }));
}

/** Writes the benchmark's pages for a generator and replaces those of the last run. */
export async function writeArticles({ folder, extension, articles, frontMatter }: WriteArticlesParameters): Promise<void> {
  for (const section of new Set(articles.map((article) => article.section))) {
    await rm(join(folder, section), { recursive: true, force: true });
  }
  for (const article of articles) {
    const { section, slug, title, description, body } = article;
    const path = join(folder, section, `${slug}.${extension}`);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, `---\ntitle: ${title}\ndescription: ${description}\n${frontMatter(article)}\n---\n\n${body}`);
  }
}

const words =
  'endpoint request reply chain block method key limit plan usage batch socket project member address balance gateway upstream cache head latency region header token origin filter quota window retry status contract event topic receipt account transfer network provider record payload stream'.split(
    ' ',
  );
const joints = ['of the', 'for each', 'and then the', 'with a', 'before the', 'in the', 'from every', 'until the'];

/** Seeded pseudo-random numbers (mulberry32), the same in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

const samples = [
  '```shell\ncurl https://rpc.example/eth/YOUR_TOKEN \\\n  -H "content-type: application/json" \\\n  -d \'{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}\'\n```',
  '```js\nconst response = await fetch(url, {\n  method: "POST",\n  headers: { "content-type": "application/json" },\n  body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] }),\n});\nconst { result } = await response.json();\nconsole.log(Number(result));\n```',
  '```python\nimport requests\n\nreply = requests.post(url, json={"jsonrpc": "2.0", "id": 1, "method": "eth_gasPrice", "params": []})\nprint(int(reply.json()["result"], 16))\n```',
  '```json\n{ "jsonrpc": "2.0", "id": 1, "result": "0x12a05f200", "meta": { "cached": true, "units": 10 } }\n```',
];

/** The text of a page: about 600 words under six headings, four code samples, a table and a list, in Markdown that every generator supports. */
function writeBody(seed: number): string {
  const random = createRandom(seed + 1);
  const word = (): string => words[random(words.length)] ?? '';
  const sentence = (): string => {
    const text = `${word()} ${joints[random(joints.length)] ?? ''} ${word()} ${word()} ${joints[random(joints.length)] ?? ''} ${word()}`;
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  };
  const paragraph = (): string => Array.from({ length: 5 }, sentence).join(' ');
  const heading = (place: number): string => `About the ${word()} ${word()} (${String(place)})`;
  const row = (): string => `| \`${word()}_${word()}\` | ${String(random(1000))} | ${sentence()} |`;
  const extras = [
    samples[0],
    `| name | units | what it does |\n| --- | --- | --- |\n${Array.from({ length: 6 }, row).join('\n')}`,
    samples[1],
    Array.from({ length: 5 }, () => `- **${word()}**: ${sentence()}`).join('\n'),
    samples[2],
    samples[3],
  ];
  const parts = extras.map(
    (extra, place) => `## ${heading(place)}\n\n${paragraph()}\n\n${extra ?? ''}\n\n### ${heading(place)} in short\n\n${paragraph()}`,
  );
  return `${paragraph()}\n\n${parts.join('\n\n')}\n`;
}

/** Sections of the site's own documentation that contain guides, so that the menu shows these pages like its own. */
const benchSections = ['start', 'keys', 'requests', 'billing', 'projects', 'wallets', 'operate'];
const articleCount = 500;

interface WriteArticlesParameters {
  readonly folder: string;
  readonly extension: string;
  readonly articles: readonly BenchArticle[];
  /** Lines of front matter besides title and description. */
  readonly frontMatter: (article: BenchArticle) => string;
}
