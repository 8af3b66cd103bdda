import { useAppState } from '@onepoint/app-state';
import type { JsonValue } from '@onepoint/rpc-samples';
import { docsConfig, endpointUrl } from '@onepoint/site-config';
import { useState } from 'react';
import type { MethodContent } from '../../../shared/content/doc-content.ts';
import { useOrigin } from '../../../shared/hydration.ts';
import { useServedChains } from '../../../shared/rpc/served-chains.ts';
import { useChainOfPath } from '../use-chain-of-path.ts';

/** The request in the code samples and the form. */
export interface MethodRequest {
  /** Slug of the chain that the request goes to. */
  chain: string;
  /** Slugs of the chains that requests can be sent to. */
  offered: readonly string[];
  /** Whether this installation serves none of the method's chains. */
  isNoneServed: boolean;
  /** URL for code samples. */
  url: string;
  /** Parameters as edited by the reader. */
  text: string;
  /** The parsed text; undefined unless it is a JSON array. */
  params: readonly JsonValue[] | undefined;
  /** The last valid parameters. */
  lastParams: readonly JsonValue[];
  setText: (text: string) => void;
}

/** State of the request on a method page. The form starts with the example. */
export function useMethodRequest(method: MethodContent): MethodRequest {
  const origin = useOrigin();
  const apiKey = useAppState('docsApiKey');
  const rememberedChain = useAppState('selectedDocChain');
  const pathChain = useChainOfPath();
  const [text, setText] = useState(() => JSON.stringify(method.example.params, null, 2));
  const [lastParams, setLastParams] = useState(method.example.params);
  const { served } = useServedChains(null);
  const offered = method.chains.filter(({ slug, support }) => support !== 'no' && served?.includes(slug) !== false).map(({ slug }) => slug);
  const chain = pathChain ?? offered.find((slug) => slug === rememberedChain) ?? offered[0] ?? 'ethereum';
  return {
    chain,
    offered: pathChain === null ? offered : offered.filter((slug) => slug === pathChain),
    isNoneServed: offered.length === 0,
    url: endpointUrl({ origin, chain, key: apiKey ?? docsConfig.token, protocol: method.needsWebSocket ? 'ws' : 'http' }),
    text,
    params: parseParams(text),
    lastParams,
    setText: (next) => {
      setText(next);
      setLastParams((last) => parseParams(next) ?? last);
    },
  };
}

function parseParams(text: string): readonly JsonValue[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
  } catch {
    return undefined;
  }
}
