import type { JsonValue } from '@onepoint/rpc-samples';
import type { DocFrame } from './doc-content.ts';

/** A field of a value, or of an object in it. */
export interface SchemaRow {
  name: string;
  /** 0 for a field of the value itself. */
  depth: number;
  type: string;
  required: boolean;
  note: string;
}

export type ChainSupport = 'yes' | 'no' | 'node';

/** Parts of the method reference, in their order. Their names are texts of `docs_nav`: `methods.<group>`. */
export const methodGroups = ['blocks', 'accounts', 'transactions', 'filters', 'gas', 'subscriptions', 'network', 'debug', 'trace'] as const;

export type MethodGroup = (typeof methodGroups)[number];

export interface MethodParameter {
  name: string;
  type: string;
  required: boolean;
  note: string;
  fields: readonly SchemaRow[];
}

/** A method of the reference, as the page context of its page carries it. */
export interface MethodContent {
  name: string;
  computeUnits: number;
  /** Price of a million calls on pay as you go, USD as a decimal text. */
  millionCallsPrice: string;
  parameters: readonly MethodParameter[];
  result: { name: string; type: string; fields: readonly SchemaRow[] };
  example: { params: readonly JsonValue[]; result: JsonValue };
  chains: readonly { slug: string; name: string; support: ChainSupport }[];
  /** Calls that only make sense over a WebSocket. */
  needsWebSocket: boolean;
}

/** The first page of the reference. */
export interface MethodListContent extends DocFrame {
  groups: readonly {
    id: MethodGroup;
    title: string;
    methods: readonly { name: string; summary: string; computeUnits: number; href: string }[];
  }[];
  /** Language of the summaries, where it is not that of the page. */
  methodLanguage: string | null;
}

/** A page about a method. */
export interface MethodPageContent extends DocFrame {
  method: MethodContent;
}
