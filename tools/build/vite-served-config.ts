import { join } from 'node:path';
import { formatServedConfig, servedConfigFile } from '@onepoint/document-host';
import { loadEnv, type Plugin } from 'vite';
import { publicVariables } from './vite-workspace.ts';

/**
 * Lets a host configure an app without a build: the app reads its public variables from `config.js`, which a build writes from its environment and
 * the development server serves from its own. The script is deferred, like the app's modules, and comes first: it doesn't block painting and runs
 * before them.
 */
export function servedConfig(): Plugin {
  let content = '';
  let path = '';
  return {
    name: 'onepoint:served-config',
    // The site has a build for its server, too.
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    config: (_config, { mode }) => {
      const env = loadEnv(mode, join(import.meta.dirname, '../..'), 'ONEPOINT_');
      content = formatServedConfig(Object.fromEntries(publicVariables.flatMap((name) => (env[name] ? [[name, env[name]]] : []))));
      return { define: { 'import.meta.env.ONEPOINT_SERVES_CONFIG': JSON.stringify('true') } };
    },
    configResolved: ({ base }) => {
      path = base + servedConfigFile;
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(({ originalUrl = '' }, response, next) => {
        if (originalUrl.split('?', 1)[0] !== path) return next();
        response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' }).end(content);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: () => [{ tag: 'script', attrs: { defer: true, src: path }, injectTo: 'head-prepend' as const }],
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: servedConfigFile, source: content });
    },
  };
}
