import { curlSample } from './languages/curl.ts';
import { ethersSample } from './languages/ethers.ts';
import { goSample } from './languages/go.ts';
import { javascriptSample } from './languages/javascript.ts';
import { pythonSample } from './languages/python.ts';
import { rustSample } from './languages/rust.ts';
import { viemSample } from './languages/viem.ts';
import type { RpcSampleLanguage } from './rpc-sample-languages.ts';
import type { RpcCall, RpcSample } from './rpc-sample.ts';

const makers: Readonly<Record<RpcSampleLanguage, (call: RpcCall) => RpcSample>> = {
  curl: curlSample,
  javascript: javascriptSample,
  viem: viemSample,
  ethers: ethersSample,
  python: pythonSample,
  go: goSample,
  rust: rustSample,
};

/**
 * A call as code to copy and run. Parameters are written as literals of the language and cannot end a string early, whatever they hold.
 *
 * @param call its `url` carries the key, or a placeholder for it
 */
export function createRpcSample(language: RpcSampleLanguage, call: RpcCall): RpcSample {
  return makers[language](call);
}
