import specification from '@metamask/api-specs';
import { usageCost, computeUnitsOf, formatMicrocents } from '@onepoint/plans-domain';
import type { JsonValue } from '@onepoint/rpc-samples';
import ownExamples from '../../../content/methods/examples.json' with { type: 'json' };
import more from '../../../content/methods/more-methods.json' with { type: 'json' };
import ownSummaries from '../../../content/methods/summaries.json' with { type: 'json' };
import { methodGroups, type MethodContent, type MethodGroup } from '../../shared/content/doc-content.ts';
import { describeFields, nameType, type JsonSchema, type SchemaTable } from './describe-schema.ts';

const groups: readonly (readonly [MethodGroup, RegExp])[] = [
  ['subscriptions', /^eth_(?:un)?subscribe$/],
  ['filters', /[fF]ilter|getLogs/],
  ['debug', /^debug_/],
  ['trace', /^trace_/],
  ['transactions', /Transaction(?!Count$)|estimateGas|createAccessList/],
  ['blocks', /[bB]lock|[uU]ncle/],
  ['gas', /[fF]ee|gasPrice/],
  ['accounts', /getBalance|getCode|getStorageAt|getProof|TransactionCount|^eth_call$/],
];

/** The group of a method: the first match, so filters on a block are filters. */
export function groupOf(method: string): MethodGroup {
  return groups.find(([, pattern]) => pattern.test(method))?.[0] ?? 'network';
}

/** A method as OpenRPC describes it. https://spec.open-rpc.org */
interface MethodDescription {
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

// The CommonJS package has a default export of its own, which bundlers unwrap and Node does not.
const published: unknown = specification;
const document = (
  typeof published === 'object' && published !== null && 'default' in published ? published.default : published
) as OpenRpcDocument;

/** Wallet methods and those that sign with accounts of the node, which the gateway refuses. */
const refused =
  /^(?:wallet_|personal_|eth_(?:accounts|coinbase|decrypt|getEncryptionPublicKey|requestAccounts|sendTransaction|signTypedData_v4)$)/;

const own = (more as unknown as Pick<OpenRpcDocument, 'methods'>).methods;
const ownNames = new Set(own.map(({ name }) => name));

/**
 * Every method that the gateway forwards, by name. Ethereum's methods come from the published specification; others, and those that nodes implement
 * differently, from `content/methods`.
 */
const methodDescriptions: readonly MethodDescription[] = [...document.methods.filter(({ name }) => !ownNames.has(name)), ...own]
  .filter(({ name }) => !refused.test(name))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

const methodSchemas: SchemaTable = document.components.schemas;

/** A method of the reference before localization. */
export interface Method extends Omit<MethodContent, 'chains'> {
  group: MethodGroup;
  summary: string;
}

const million = 1_000_000;

/**
 * Examples that replace published ones which fail on real networks, because the request form starts with them. For `eth_call` ours reads the supply of
 * wrapped ether.
 */
const betterExamples: Readonly<Record<string, MethodContent['example'] | undefined>> = ownExamples;

/** Summaries that replace wrong or incomplete published ones. */
const betterSummaries: Readonly<Record<string, string | undefined>> = ownSummaries;

/** Removes Markdown from descriptions, which only use links and code. */
const plainText = (text: string): string => text.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, '$1').replaceAll('`', '');

function toMethod({ name, summary, params, result, examples }: MethodDescription): Method {
  const [example] = examples;
  if (example === undefined) throw new Error(`${name} has no example`);
  const computeUnits = computeUnitsOf(name);
  return {
    name,
    group: groupOf(name),
    summary: plainText(betterSummaries[name] ?? summary),
    computeUnits,
    millionCallsPrice: formatMicrocents(usageCost(computeUnits * million, 'PAYG')),
    parameters: params.map(({ name: label, required = true, description, schema }) => ({
      name: label,
      type: nameType(schema, methodSchemas),
      required,
      note: plainText(description ?? schema.description ?? ''),
      fields: describeFields(schema, methodSchemas),
    })),
    result: { name: result.name, type: nameType(result.schema, methodSchemas), fields: describeFields(result.schema, methodSchemas) },
    example: betterExamples[name] ?? { params: example.params.map(({ value }) => value), result: example.result.value },
    needsWebSocket: groupOf(name) === 'subscriptions',
  };
}

/** Every method of the reference by group. */
export const methods: readonly Method[] = methodGroups.flatMap((group) =>
  methodDescriptions.filter(({ name }) => groupOf(name) === group).map(toMethod),
);
