import { docsConfig, siteConfig, siteUrl } from '@onepoint/site-config';
import { wholeLinks } from '../../shared/whole-links.ts';
import { toPlainMarkdown } from '../articles/to-plain-markdown.ts';
import { methodPath } from '../methods/method-frame.ts';
import { methods } from '../methods/methods.ts';
import type { MarkdownPage } from './markdown-page.ts';
import { methodTwins } from './method-twins.ts';
import type { SiteFile } from './site-file.ts';

const twinOf = ({ title, description, markdown }: MarkdownPage): string =>
  `# ${title}\n\n> ${description}\n\n${toPlainMarkdown(markdown)}\n`;

const listed = (path: string, title: string, description: string): string => `- [${title}](${siteUrl()}${path}.md): ${description}`;

/**
 * Each page of the documentation as Markdown, at its address with `.md`; `/llms.txt` lists them and `/llms-full.txt` holds them all. What stands
 * there is pasted elsewhere: its links name the site.
 */
export function markdownTwins(pages: readonly MarkdownPage[]): SiteFile[] {
  const list = [
    ...pages.map(({ path, title, description }) => listed(path, title, description)),
    listed('/docs/methods', 'JSON-RPC methods', 'every method with its parameters, its reply and its cost'),
    ...methods.map(({ name, summary }) => listed(methodPath(name), name, summary)),
  ];
  const token = `Samples have ${docsConfig.token} where an API key belongs.`;
  const head = `# ${siteConfig.name}\n\n> ${siteConfig.description}\n\n${token}\n\n## Documentation\n\n${list.join('\n')}\n`;
  const twins = [...pages.map((page) => ({ path: `${page.path}.md`, text: twinOf(page) })), ...methodTwins()];
  const full = twins.map(({ text }) => wholeLinks(text, siteUrl())).join('\n\n');
  return [...twins, { path: '/llms.txt', text: head }, { path: '/llms-full.txt', text: full }];
}
