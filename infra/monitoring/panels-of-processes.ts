import { line, type Row, WINDOW } from './panel-of.ts';

export const processes: Row = {
  title: 'Processes',
  panels: [
    {
      title: 'Connections to Postgres',
      says: 'Long waits call for a larger DATABASE_POOL_SIZE.',
      kind: 'lines',
      unit: 'short',
      lines: [line('sum by (job, state) (frontdoor_database_pool{$of})', '{{job}} {{state}}')],
    },
    {
      title: 'Memory',
      says: 'Of each process.',
      kind: 'lines',
      unit: 'bytes',
      lines: [
        line('process_resident_memory_bytes{$of} and on (instance, job) frontdoor_database_pool', '{{instance}}'),
      ],
    },
    {
      title: 'Processor',
      says: '1 is one core.',
      kind: 'lines',
      unit: 'short',
      lines: [
        line(
          `rate(process_cpu_seconds_total{$of}${WINDOW}) and on (instance, job) frontdoor_database_pool`,
          '{{instance}}',
        ),
      ],
    },
    {
      title: 'Event loop',
      says: 'How late the process is, in 1 of 100 looks. Above 0.1 s requests feel it.',
      kind: 'lines',
      unit: 's',
      lines: [line('nodejs_eventloop_lag_p99_seconds{$of}', '{{instance}}')],
    },
    {
      title: 'Starts of processes',
      says: 'More than three within an hour is an alert.',
      kind: 'lines',
      unit: 'short',
      lines: [
        line(
          'changes(process_start_time_seconds{$of}[1h]) and on (instance, job) (frontdoor_database_pool or caddy_http_requests_in_flight{job=~"gateway|front"})',
          '{{instance}}',
        ),
      ],
    },
    {
      title: 'Age of the scanner’s signatures',
      says: 'Above three days is an alert.',
      kind: 'lines',
      unit: 's',
      lines: [line('max(frontdoor_scanner_signatures_age_seconds{$of})', 'age')],
    },
  ],
};
