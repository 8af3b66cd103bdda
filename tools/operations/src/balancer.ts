export interface BalancedServers {
  readonly gateway: readonly [number, number];
  readonly api: readonly [number, number];
}

/**
 * A configuration of HAProxy like the one in docs/operations/deploying.md, with more frequent checks and long timeouts for busy machines.
 * Servers are named by their ports.
 */
export function formatBalancer(listen: { gateway: number; api: number; statistics: number }, servers: BalancedServers): string {
  const proxy = (name: 'gateway' | 'api', healthPath: string): string => `
listen ${name}
  bind 127.0.0.1:${listen[name]}
  option httpchk GET ${healthPath}
  default-server check inter 100ms fall 1 rise 1
${servers[name].map((port) => `  server ${port} 127.0.0.1:${port}`).join('\n')}
`;
  return `
global
  maxconn 200

defaults
  mode http
  timeout connect 5s
  timeout check 10s
  timeout client 20s
  timeout server 20s
  option redispatch

listen statistics
  bind 127.0.0.1:${listen.statistics}
  stats enable
  stats uri /
${proxy('gateway', '/rpc/_health')}${proxy('api', '/api/ready')}`;
}

/** The state of each server by name, such as `UP`, from HAProxy's statistics. */
export async function readServers(url: string): Promise<ReadonlyMap<string, string>> {
  const text = await fetch(url).then(
    (response) => response.text(),
    () => '',
  );
  const [head = '', ...rows] = text.split('\n');
  const columns = head.replace(/^# /, '').split(',');
  const [name, status] = [columns.indexOf('svname'), columns.indexOf('status')];
  return new Map(rows.map((row) => row.split(',')).map((cells) => [cells[name] ?? '', cells[status] ?? '']));
}
