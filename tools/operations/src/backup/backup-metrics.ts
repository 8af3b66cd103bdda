import { addGauge } from '@onepoint/metrics';
import { Registry } from 'prom-client';
import { listBackups, startOf } from './create-backup.ts';

interface BackupMetricsParameters {
  /** Folder that contains all backups. */
  directory: string;
  now: () => Date;
}

/** Metrics about the backups in the directory, read anew on each scrape. Served by the process that streams changes. */
export function createBackupMetrics({ directory, now }: BackupMetricsParameters): Registry {
  const registry = new Registry();
  const age = { name: 'onepoint_backup_age_seconds', help: 'Time since the newest complete backup was begun; infinite without one' };
  addGauge(registry, age, async (gauge) => {
    const newest = (await listBackups(directory)).at(-1);
    gauge.set(newest === undefined ? Infinity : (now().getTime() - startOf(newest).getTime()) / 1_000);
  });
  return registry;
}
