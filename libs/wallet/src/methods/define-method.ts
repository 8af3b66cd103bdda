import type { CodeLibrary, CodeSample } from './code/code-sample.ts';
import { writeCode } from './code/write-code.ts';
import { createFieldsSchema, type MethodFields } from './method-fields.ts';
import type { MethodContext, MethodGroup, MethodValues, RpcRequest, WalletMethod } from './wallet-method.ts';

type ValuesOf<Fields extends MethodFields> = Readonly<Record<keyof Fields & string, string>>;

export interface MethodDefinition<Id extends string, Fields extends MethodFields> {
  readonly id: Id;
  readonly group: MethodGroup;
  readonly rpcMethod: string | null;
  readonly eip?: number;
  readonly asksPerson?: boolean;
  readonly sendsTransaction?: boolean;
  readonly fields: Fields;
  readonly example: (context: MethodContext) => ValuesOf<Fields>;
  readonly toRequest: (values: ValuesOf<Fields>, context: MethodContext) => RpcRequest;
  /** Only what differs from method to method: imports and clients are written around it. */
  readonly samples: (values: ValuesOf<Fields>, context: MethodContext) => Readonly<Record<CodeLibrary, CodeSample>>;
}

/** A {@link WalletMethod} of a definition in which the values have the names of the fields. */
export function defineMethod<const Id extends string, const Fields extends MethodFields>(
  definition: MethodDefinition<Id, Fields>,
): WalletMethod<Id> {
  const { id, group, rpcMethod, eip, fields, asksPerson = false, sendsTransaction = false } = definition;
  const schema = createFieldsSchema(fields);
  const parse = (values: MethodValues): ValuesOf<Fields> => schema.parse(values);
  return {
    id,
    group,
    rpcMethod,
    eip,
    asksPerson,
    sendsTransaction,
    fields,
    schema,
    example: definition.example,
    toRequest: (values, context) => definition.toRequest(parse(values), context),
    toCode: (values, context) => {
      const { viem, wagmi, ethers } = definition.samples(parse(values), context);
      return {
        viem: writeCode('viem', viem, context),
        wagmi: writeCode('wagmi', wagmi, context),
        ethers: writeCode('ethers', ethers, context),
      };
    },
  };
}
