import type { ApiKey } from '@onepoint/api-contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { rememberSecret } from '../hooks/use-api-key-secret.ts';
import { checkSecret } from './check-secret.ts';

export interface SecretDraft {
  text: string;
  setText: (text: string) => void;
  /** Null until it was to be used. */
  problem: ReturnType<typeof checkSecret>;
  /** Keeps the typed secret as long as the page lives. Undefined where it cannot be this key's, which `problem` then says. */
  take: () => string | undefined;
}

/** A secret while it is being typed. */
export function useSecretDraft(apiKey: ApiKey): SecretDraft {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [tried, setTried] = useState(false);
  const secret = text.trim();
  const problem = checkSecret(secret, apiKey);
  const take = (): string | undefined => {
    setTried(problem !== null);
    if (problem !== null) return undefined;
    rememberSecret(queryClient, apiKey.id, secret);
    setText('');
    return secret;
  };
  return { text, setText, problem: tried ? problem : null, take };
}
