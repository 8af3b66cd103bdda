/** Errors by which a node speaks of itself, not of the call: resource unavailable, limit exceeded (EIP-1474), internal error (JSON-RPC 2.0). */
const nodeTrouble = /"code"\s*:\s*-(?:32002|32005|32603)\b/u;

/**
 * What to do with a provider's answer. `good` is passed on; of an `error` our own nodes are asked again, so that no provider can make calls
 * fail; `broken` is the node's fault as well. Answers without the word are told by their ends alone: no JSON is parsed on the way.
 */
export function judgeProviderAnswer(answer: Buffer): 'good' | 'error' | 'broken' {
  const ends = `${answer.toString('latin1', 0, 16).trimStart().charAt(0)}${
    answer
      .toString('latin1', Math.max(0, answer.length - 16))
      .trimEnd()
      .at(-1) ?? ''
  }`;
  if (ends !== '{}' && ends !== '[]') return 'broken';
  if (!answer.includes('"error"')) return answer.includes('"result"') ? 'good' : 'broken';
  return nodeTrouble.test(answer.toString()) ? 'broken' : 'error';
}
