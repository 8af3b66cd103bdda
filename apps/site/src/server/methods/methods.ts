import { usageCost, computeUnitsOf, formatMicrocents } from '@onepoint/plans-domain';
import { methodGroups, type MethodContent, type MethodGroup } from '../../shared/method-content.ts';
import ownExamples from '../../../content/methods/examples.json' with { type: 'json' };
import ownSummaries from '../../../content/methods/summaries.json' with { type: 'json' };
import { describeFields, nameType } from './describe-schema.ts';
import { groupOf } from './method-group.ts';
import { methodDescriptions, methodSchemas, type MethodDescription } from './method-descriptions.ts';

/** A method of the reference before it is put on a page. */
export interface Method extends Omit<MethodContent, 'chains'> {
  group: MethodGroup;
  summary: string;
}

const million = 1_000_000;

/**
 * Examples in place of the published ones, where those fail on a network as it is: Try it begins with them. `eth_call` is published with a sum that
 * nobody sends; ours asks for the supply of wrapped ether.
 */
const betterExamples: Readonly<Record<string, MethodContent['example'] | undefined>> = ownExamples;

/** Sentences in place of published ones that say something else than the method does, or less. */
const betterSummaries: Readonly<Record<string, string | undefined>> = ownSummaries;

/** Markdown in the descriptions is links and code alone. */
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

/** Every method of the reference, group by group. */
export const methods: readonly Method[] = methodGroups.flatMap((group) =>
  methodDescriptions.filter(({ name }) => groupOf(name) === group).map(toMethod),
);
