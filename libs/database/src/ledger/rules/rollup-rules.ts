/** Summed columns of every usage table, in the order in which differences list them. */
const rollupSums = ['cost_microcents', 'requests', 'errors', 'compute_units', 'provider_failures', 'errors_by_status', 'latencies'];

const dimensions = ['project_id', 'api_key_id', 'chain', 'method', 'provider_id'];
const sums = rollupSums.map((name) => `sum(${name})`).join(', ');
/** Only the provider can be null. Plain equality lets the other columns use the index. */
const isBucket = dimensions.map((name) => `s.${name} ${name === 'provider_id' ? 'is not distinct from' : '='} d.${name}`).join(' and ');

/**
 * Finds buckets that are not the sum of their parts. Adds up both tables in one scan, with the wider one negated, so only differing
 * buckets remain and are looked up in both tables. Skips periods whose parts are no longer kept.
 */
function rollupRule(rule: 'hours' | 'days', source: 'minute' | 'hour', width: 'hour' | 'day'): string {
  const turned = rollupSums.map((name) => `-${name}`).join(', ');
  const aliasedSums = rollupSums.map((name) => `sum(s.${name})`).join(', ');
  const keptFrom = `(select kept_from from usage_retention where table_name = 'usage_${source}s')`;
  return `
    select '${rule}' as rule, d.project_id,
      concat_ws(' ', d.api_key_id, d.chain, d.method, d.provider_id, to_char(d.bucket at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')) as at,
      (select concat_ws(' ', ${aliasedSums}) from usage_${source}s s
        where ${isBucket} and s.${source} >= d.bucket and s.${source} < d.bucket + interval '1 ${width}') as expected,
      (select concat_ws(' ', ${aliasedSums}) from usage_${width}s s where ${isBucket} and s.${width} = d.bucket) as found
    from (
      select ${dimensions.join(', ')}, bucket from (
        select ${dimensions.join(', ')}, date_trunc('${width}', ${source}, 'UTC') as bucket, ${rollupSums.join(', ')} from usage_${source}s where ${source} >= ${keptFrom}
        union all
        select ${dimensions.join(', ')}, ${width}, ${turned} from usage_${width}s where ${width} >= ${keptFrom}
      ) both_tables
      group by ${dimensions.join(', ')}, bucket having (${sums}) <> (${rollupSums.map(() => '0').join(', ')})
    ) d`;
}

/** A day must not have more classified errors (the counters of `packCounters`) than errors. */
const errorsRule = `
    select 'errors', c.project_id, concat_ws(' ', c.api_key_id, c.chain, c.method, c.provider_id, to_char(c.day at time zone 'UTC', 'YYYY-MM-DD')),
      c.errors::text, c.classified::text
    from (
      select *, (select sum(mod(div(errors_by_status, ('1' || repeat('0', 12 * n))::numeric), 1000000000000)) from generate_series(0, 9) n) as classified
      from usage_days where errors_by_status <> 0
    ) c where c.classified > c.errors`;

export const rollupRules: readonly string[] = [rollupRule('hours', 'minute', 'hour'), rollupRule('days', 'hour', 'day'), errorsRule];
