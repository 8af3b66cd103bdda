import { expect, it } from 'vitest';
import { parseRecording } from './corpus.ts';

it('reads the calls of a recording, without comments', () => {
  const text = '// a comment\n>> {"id":1}\n<< {"result":1}\n\n>> {"id":2}\n<< {"result":2}\n';
  expect(parseRecording('eth_call/twice', text)).toEqual([
    { name: 'eth_call/twice', request: '{"id":1}', answer: '{"result":1}' },
    { name: 'eth_call/twice', request: '{"id":2}', answer: '{"result":2}' },
  ]);
});
