import type { SampleLanguage } from '@onepoint/app-state';
import { curlSample, wscatSample } from './curl.ts';
import { ethersHttpSample, ethersWebSocketSample } from './ethers.ts';
import { goHttpSample, goWebSocketSample } from './go.ts';
import { fetchSample, webSocketSample } from './javascript.ts';
import { pythonHttpSample, pythonWebSocketSample } from './python.ts';
import { rustHttpSample, rustWebSocketSample } from './rust.ts';
import type { Sample, SampleParameters } from './sample.ts';
import { viemHttpSample, viemWebSocketSample } from './viem.ts';

export type Protocol = 'http' | 'ws';

type MakeSample = (parameters: SampleParameters) => Sample;

const samples: Readonly<Record<SampleLanguage, Readonly<Record<Protocol, MakeSample>>>> = {
  curl: { http: curlSample, ws: wscatSample },
  viem: { http: viemHttpSample, ws: viemWebSocketSample },
  ethers: { http: ethersHttpSample, ws: ethersWebSocketSample },
  javascript: { http: fetchSample, ws: webSocketSample },
  python: { http: pythonHttpSample, ws: pythonWebSocketSample },
  go: { http: goHttpSample, ws: goWebSocketSample },
  rust: { http: rustHttpSample, ws: rustWebSocketSample },
};

/** A first request over HTTP, or a first subscription over WebSocket, to copy and run. */
export function getSample(language: SampleLanguage, protocol: Protocol, parameters: SampleParameters): Sample {
  return samples[language][protocol](parameters);
}
