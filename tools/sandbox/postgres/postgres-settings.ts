const common = {
  // TCP on loopback alone: a socket's path may be longer than the 107 bytes that the system allows.
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  password_encryption: 'scram-sha-256',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // A single machine's sandbox: no replicas, few connections, little memory, no helper processes to read pages.
  max_wal_senders: '0',
  wal_level: 'minimal',
  io_method: 'sync',
  jit: 'off',
  max_connections: '100',
  shared_buffers: '64MB',
};

const throwAway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', shared_buffers: '32MB', autovacuum: 'off' };

/** Server settings as `-c name=value` arguments. `ephemeral` trades every promise about durability for speed. */
export function postgresSettings(port: number, ephemeral: boolean): string[] {
  const settings = { ...common, ...(ephemeral ? throwAway : {}), port: String(port) };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
