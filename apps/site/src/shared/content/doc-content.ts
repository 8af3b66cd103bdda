import type { JsonValue } from '@onepoint/rpc-samples';

export interface DocLink {
  href: string;
  title: string;
  /** Whether the title is localized even if the text is not. */
  translated?: boolean;
}

export interface DocHeading {
  id: string;
  text: string;
  /** 2 or 3. */
  depth: number;
}

/** Content of a docs page. Links have their language prefix. */
export interface DocContent {
  title: string;
  description: string;
  /** The text as markup. Omitted in documents, which have it already. */
  html?: string;
  headings: readonly DocHeading[];
  /** The pages of this section; `group` starts a group. */
  siblings: readonly (DocLink & { group?: string; current: boolean })[];
  /** The sections, each with its first page. */
  sections: readonly (DocLink & { current: boolean })[];
  previous: DocLink | null;
  next: DocLink | null;
  /** URL to edit the source; null if not configured. */
  editUrl: string | null;
  /** Of the source, ISO 8601. */
  updatedAt: string | null;
  markdownUrl: string;
  /** Language of the text if it differs from the page's. */
  textLanguage: string | null;
}

export type DocFrame = Omit<DocContent, 'html'>;

export type ChainSupport = 'yes' | 'no' | 'node';

/** Groups of the method reference in order. Their names are in `docs_nav`: `methods.<group>`. */
export const methodGroups = ['blocks', 'accounts', 'transactions', 'filters', 'gas', 'subscriptions', 'network', 'debug', 'trace'] as const;

export type MethodGroup = (typeof methodGroups)[number];

/** The part of a method that the request form and the code samples use. */
export interface MethodContent {
  name: string;
  computeUnits: number;
  /** Pay-as-you-go price of a million calls, USD as a decimal string. */
  millionCallsPrice: string;
  example: {
    params: readonly JsonValue[];
    result: JsonValue;
    /** How the result differs from a real one, in English. */
    shortened?: string | undefined;
    /** A message that follows the response to a subscription. */
    notification?: JsonValue | undefined;
  };
  chains: readonly { slug: string; name: string; support: ChainSupport }[];
  needsWebSocket: boolean;
}

export interface MethodListContent extends DocFrame {
  groups: readonly {
    id: MethodGroup;
    title: string;
    methods: readonly { name: string; summary: string; computeUnits: number; href: string }[];
  }[];
  /** Language of the summaries if it differs from the page's. */
  methodLanguage: string | null;
}

export interface MethodPageContent extends DocFrame {
  /** Parameters, result, and problems as markup. Omitted in documents, which already contain them. */
  html?: string;
  method: MethodContent;
}
