import specification from '@metamask/api-specs';
import more from '../../../content/methods/more-methods.json' with { type: 'json' };
import type { JsonValue } from '@onepoint/rpc-samples';
import type { JsonSchema, SchemaTable } from './json-schema.ts';

/** A method as OpenRPC describes it. https://spec.open-rpc.org */
export interface MethodDescription {
  name: string;
  summary: string;
  params: readonly { name: string; required?: boolean; description?: string; schema: JsonSchema }[];
  result: { name: string; schema: JsonSchema };
  examples: readonly { params: readonly { name: string; value: JsonValue }[]; result: { value: JsonValue } }[];
}

interface OpenRpcDocument {
  methods: readonly MethodDescription[];
  components: { schemas: SchemaTable };
}

// The package is CommonJS with a default export of its own: Node gives the whole, bundlers the part.
const published: unknown = specification;
const document = (
  typeof published === 'object' && published !== null && 'default' in published ? published.default : published
) as OpenRpcDocument;

/** Methods of wallets, and those that sign with accounts of the node: the gateway refuses them. */
const refused =
  /^(?:wallet_|personal_|eth_(?:accounts|coinbase|decrypt|getEncryptionPublicKey|requestAccounts|sendTransaction|signTypedData_v4)$)/;

const own = (more as unknown as Pick<OpenRpcDocument, 'methods'>).methods;
const ownNames = new Set(own.map(({ name }) => name));

/**
 * Every method that the gateway passes on, by name. Ethereum's own come from the published specification, the rest from `content/methods`, and so do
 * those that it describes otherwise than nodes answer them.
 */
export const methodDescriptions: readonly MethodDescription[] = [...document.methods.filter(({ name }) => !ownNames.has(name)), ...own]
  .filter(({ name }) => !refused.test(name))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const methodSchemas: SchemaTable = document.components.schemas;
