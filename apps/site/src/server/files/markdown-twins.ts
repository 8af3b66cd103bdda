import { docsConfig, siteConfig, siteUrl } from '@onepoint/site-config';
import { toPlainMarkdown } from '../articles/to-plain-markdown.ts';
import type { MarkdownPage } from './markdown-page.ts';
import type { SiteFile } from './site-file.ts';

const twinOf = ({ title, description, markdown }: MarkdownPage): string =>
  `# ${title}\n\n> ${description}\n\n${toPlainMarkdown(markdown)}\n`;

/** Each page of the documentation as Markdown, at its address with `.md`; `/llms.txt` lists them and `/llms-full.txt` holds them all. */
export function markdownTwins(pages: readonly MarkdownPage[]): SiteFile[] {
  const list = pages.map(({ path, title, description }) => `- [${title}](${siteUrl()}${path}.md): ${description}`);
  list.push(`- [JSON-RPC methods](${siteUrl()}/docs/methods.md): every method with its parameters, its reply and its cost`);
  const token = `Samples have ${docsConfig.token} where an API key belongs.`;
  const head = `# ${siteConfig.name}\n\n> ${siteConfig.description}\n\n${token}\n\n## Documentation\n\n${list.join('\n')}\n`;
  const twins = pages.map((page) => ({ path: `${page.path}.md`, text: twinOf(page) }));
  return [...twins, { path: '/llms.txt', text: head }, { path: '/llms-full.txt', text: twins.map(({ text }) => text).join('\n\n') }];
}
