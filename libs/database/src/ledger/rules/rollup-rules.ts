/** What every usage table counts, in the order in which differences tell it. */
export const rollupSums = ['cost_microcents', 'requests', 'errors', 'compute_units', 'provider_failures', 'errors_by_status', 'latencies'];

const dimensions = ['project_id', 'api_key_id', 'chain', 'method', 'provider_id'];
const sums = rollupSums.map((name) => `sum(${name})`).join(', ');
/** Only a provider may be none: the others keep to the index. */
const isBucket = dimensions.map((name) => `s.${name} ${name === 'provider_id' ? 'is not distinct from' : '='} d.${name}`).join(' and ');

/**
 * Buckets that are not the sum of what lies in them, by every dimension that they are kept by. Both tables are added up in one reading, the wider
 * one with its sign turned: what is left of a bucket is a difference, and only of those the two sides are looked up.
 */
function rollupRule(rule: 'hours' | 'days', source: 'minute' | 'hour', width: 'hour' | 'day'): string {
  const turned = rollupSums.map((name) => `-${name}`).join(', ');
  const told = rollupSums.map((name) => `sum(s.${name})`).join(', ');
  return `
    select '${rule}' as rule, d.project_id,
      concat_ws(' ', d.api_key_id, d.chain, d.method, d.provider_id, to_char(d.bucket at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI"Z"')) as at,
      (select concat_ws(' ', ${told}) from usage_${source}s s
        where ${isBucket} and s.${source} >= d.bucket and s.${source} < d.bucket + interval '1 ${width}') as expected,
      (select concat_ws(' ', ${told}) from usage_${width}s s where ${isBucket} and s.${width} = d.bucket) as found
    from (
      select ${dimensions.join(', ')}, bucket from (
        select ${dimensions.join(', ')}, date_trunc('${width}', ${source}, 'UTC') as bucket, ${rollupSums.join(', ')} from usage_${source}s
        union all
        select ${dimensions.join(', ')}, ${width}, ${turned} from usage_${width}s
      ) both_tables
      group by ${dimensions.join(', ')}, bucket having (${sums}) <> (${rollupSums.map(() => '0').join(', ')})
    ) d`;
}

/** Of each bucket's errors no more ended with something than there are: the counters of `packCounters`, added up. */
const errorsRule = `
    select 'errors', c.project_id, concat_ws(' ', c.api_key_id, c.chain, c.method, c.provider_id, to_char(c.day at time zone 'UTC', 'YYYY-MM-DD')),
      c.errors::text, c.classified::text
    from (
      select *, (select sum(mod(div(errors_by_status, ('1' || repeat('0', 12 * n))::numeric), 1000000000000)) from generate_series(0, 9) n) as classified
      from usage_days where errors_by_status <> 0
    ) c where c.classified > c.errors`;

/** Usage tables against each other: hours are made of minutes, days of hours. */
export const rollupRules: readonly string[] = [rollupRule('hours', 'minute', 'hour'), rollupRule('days', 'hour', 'day'), errorsRule];
