import { useSession } from '@onepoint/auth/react';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks for a token of this session: once when the page opens, and whenever it is wanted. */
export function useSessionToken(onToken: (token: string) => void) {
  const { getToken } = useSession();
  const fetchToken = useMutation({
    mutationFn: async () => {
      const token = await getToken({ skipCache: true });
      if (token === null) throw new Error('Nobody is signed in');
      return token;
    },
    onSuccess: onToken,
  });
  const { mutate } = fetchToken;
  useEffect(() => mutate(), [mutate]);
  return fetchToken;
}
