/** An element of `<head>` that describes a page to machines. */
export interface HeadTag {
  readonly name: 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
}

/** `<meta name>`, as browsers and search read it. */
export const meta = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { name, content } });

/** `<meta property>`, as social networks read it. */
export const property = (name: string, content: string): HeadTag => ({ name: 'meta', attributes: { property: name, content } });

/** `<link>`; `rest` is further attributes. */
export const link = (rel: string, href: string, rest: Readonly<Record<string, string>> = {}): HeadTag => ({
  name: 'link',
  attributes: { rel, href, ...rest },
});
