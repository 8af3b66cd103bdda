import { decodeToken, type DecodedToken } from './decode-token.ts';
import { TokenError } from './token-error.ts';

export type ReadToken =
  { readonly token: DecodedToken; readonly problem: null } | { readonly token: null; readonly problem: TokenError['part'] };

/** The token of a text, or which part of it is wrong. */
export function readToken(text: string): ReadToken {
  try {
    return { token: decodeToken(text), problem: null };
  } catch (error) {
    if (error instanceof TokenError) return { token: null, problem: error.part };
    throw error;
  }
}
