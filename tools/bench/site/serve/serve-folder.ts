import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { listen } from '@onepoint/sandbox/edge/listen';
import { createAssetReader, type Asset } from '@onepoint/sandbox/edge/static/asset';
import { sendAsset } from '@onepoint/sandbox/edge/static/send-asset';
import { findFreePort } from '@onepoint/sandbox/processes/free-port';

export interface ServedFolder {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const cachedForever = 'public, max-age=31536000, immutable';

/** Serves a build as any static host does, in brotli of the best quality: documents and data are asked for each time, the rest is kept. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const read = createAssetReader();
  const find = async (pathname: string): Promise<Asset | undefined> =>
    (await read(join(folder, pathname))) ?? (await read(join(folder, pathname, 'index.html')));
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const asset = await find(decodeURIComponent(pathname));
    if (asset === undefined) return void response.writeHead(404).end();
    const isKept = !/html|json/.test(asset.contentType);
    await sendAsset(request, response, asset, { status: 200, cacheControl: isKept ? cachedForever : 'no-cache' });
  };
  const server = createServer((request, response) => void respond(request, response));
  const port = await findFreePort();
  return { origin: `http://localhost:${String(port)}`, stop: await listen(server, { host: 'localhost', port }) };
}
