import { line, type Row, WINDOW } from './panel-of.ts';
import { processes } from './panels-of-processes.ts';

const percentile = (share: number) =>
  `histogram_quantile(${share}, sum by (le) (rate(frontdoor_http_request_duration_seconds_bucket{$of}${WINDOW})))`;
/** Caddy counts a request once for each handler. One of these two has each request of a visitor, and none of a scrape. */
const VISITS = '$of, handler=~"subroute|reverse_proxy"';
/** The front passes the same requests on: only where its own answers count is it among them. */
const share = (code: string) =>
  `sum by (job) (rate(caddy_http_request_duration_seconds_count{${VISITS}, code=~"${code}"}${WINDOW})) / sum by (job) (rate(caddy_http_request_duration_seconds_count{${VISITS}}${WINDOW}))`;

/** The rows of the dashboard, in the order in which an operator asks: does it take forms, does HR hear of them, what waits, and why. */
export const rows: Row[] = [
  {
    title: 'At a glance',
    panels: [
      {
        title: 'Alarms that last',
        says: 'See docs/alerts.md for each.',
        kind: 'state',
        unit: 'none',
        worstIsMore: true,
        lines: [line('count(max by (alarm) (frontdoor_alarm{$of}) == 1) or vector(0)')],
      },
      {
        title: 'Mails to HR that are late',
        says: 'About applications of more than a quarter of an hour ago.',
        kind: 'state',
        unit: 'none',
        worstIsMore: true,
        lines: [line('max(frontdoor_hr_untold{$of})')],
      },
      {
        title: 'Answers overdue',
        says: 'Applicants whom nobody has answered on a day that is over.',
        kind: 'figure',
        unit: 'none',
        lines: [line('max(frontdoor_answers_overdue{$of})')],
      },
      {
        title: 'Restore proven',
        says: 'Since a rehearsal of a restore was in order.',
        kind: 'figure',
        unit: 's',
        lines: [line('max(frontdoor_restore_proven_seconds{$of})')],
      },
      {
        title: 'Certificate ends',
        says: 'Of SITE_URL, looked at once an hour.',
        kind: 'figure',
        unit: 's',
        lines: [line('min(frontdoor_certificate_valid_seconds{$of})')],
      },
      {
        title: 'Disk free',
        says: 'Of the disk that the worker runs from, and of the one that the containers are backed up to.',
        kind: 'figure',
        unit: 'percentunit',
        lines: [
          line('min(frontdoor_disk_free_bytes{$of} / frontdoor_disk_bytes{$of})', 'worker'),
          line('min(frontdoor_backup_disk_free_bytes{$of} / frontdoor_backup_disk_bytes{$of})', 'backup'),
        ],
      },
    ],
  },
  {
    title: 'Parts',
    panels: (
      [
        ['Queue', 'frontdoor_queue_up'],
        ['Mail', 'frontdoor_mail_up'],
        ['Storage', 'frontdoor_storage_up'],
        ['Scanner', 'frontdoor_scanner_up'],
        ['Backup', 'frontdoor_backup_up'],
        ['Last rehearsal', 'frontdoor_rehearsal_ok'],
      ] as const
    ).map(([title, name]) => ({
      title,
      says: '1 is in order. Without a value it does not exist here, or nobody can tell.',
      kind: 'state' as const,
      unit: 'none' as const,
      lines: [line(`min(${name}{$of})`)],
    })),
  },
  {
    title: 'Forms and requests',
    panels: [
      {
        title: 'Forms',
        says: 'Held ones are suspected spam. Refused ones had a mistake, which their page has told.',
        kind: 'lines',
        unit: 'short',
        lines: [
          line(
            `sum by (kind, outcome) (increase(frontdoor_submissions_total{$of}${WINDOW})) > 0`,
            '{{kind}} {{outcome}}',
          ),
        ],
      },
      {
        title: 'Refused forms by reason',
        says: 'Codes are those of docs/api.md.',
        kind: 'lines',
        unit: 'short',
        lines: [
          line(
            `sum by (code) (increase(frontdoor_submissions_total{$of, outcome="refused"}${WINDOW})) > 0`,
            '{{code}}',
          ),
        ],
      },
      {
        title: 'Requests at the gateway',
        says: 'Pages and API together.',
        kind: 'lines',
        unit: 'reqps',
        lines: [
          line(
            `sum by (code) (rate(caddy_http_request_duration_seconds_count{${VISITS}, job!="front"}${WINDOW}))`,
            '{{code}}',
          ),
        ],
      },
      {
        title: 'Share of errors at the gateway',
        says: '502: the API cannot be reached. 503: it refuses for now. 429: a limit.',
        kind: 'lines',
        unit: 'percentunit',
        lines: [line(share('5..'), '{{job}} 5xx'), line(share('429'), '{{job}} 429')],
      },
      {
        title: 'How long the API takes',
        says: 'From the headers of a request to the end of its answer.',
        kind: 'lines',
        unit: 's',
        lines: [line(percentile(0.5), 'half'), line(percentile(0.99), '99 of 100')],
      },
      {
        title: 'Uploads and live streams',
        says: 'Uploads that stay open for long are slow, or an attack.',
        kind: 'lines',
        unit: 'short',
        lines: [
          line('sum(frontdoor_uploads_open{$of})', 'uploads'),
          line('sum(frontdoor_live_streams{$of})', 'browsers of staff'),
        ],
      },
    ],
  },
  {
    title: 'Waiting work',
    panels: [
      {
        title: 'Oldest job that could be done, by lane',
        says: 'Reading may wait for long after an update that reads all resumes again.',
        kind: 'lines',
        unit: 's',
        lines: [line('max by (lane) (frontdoor_jobs_oldest_seconds{$of})', '{{lane}}')],
      },
      {
        title: 'Jobs in the queue',
        says: 'By lane and state.',
        kind: 'lines',
        unit: 'short',
        lines: [line('max by (lane, state) (frontdoor_queue_jobs{$of}) > 0', '{{lane}} {{state}}')],
      },
      {
        title: 'Events and jobs in the database',
        says: 'Waiting: the queue has not heard of them. Dead: the worker has given them up.',
        kind: 'lines',
        unit: 'short',
        lines: [line('max by (state) (frontdoor_outbox{$of})', '{{state}}')],
      },
      {
        title: 'Oldest event, by state',
        says: 'Waiting for more than five minutes is an alert.',
        kind: 'lines',
        unit: 's',
        lines: [line('max by (state) (frontdoor_outbox_oldest_seconds{$of})', '{{state}}')],
      },
      {
        title: 'WAL that waits for the backup',
        says: 'Of whole segments. More than five minutes is an alert.',
        kind: 'lines',
        unit: 's',
        lines: [line('max(frontdoor_wal_waiting_seconds{$of})', 'waits')],
      },
      {
        title: 'Mails',
        says: 'Failed and unsure ones wait for a person, under Deliveries.',
        kind: 'lines',
        unit: 'short',
        lines: [line('max by (state) (frontdoor_mails{$of, state!="sent"})', '{{state}}')],
      },
      {
        title: 'Oldest mail that is pending',
        says: 'One that has a time of its own counts from then on.',
        kind: 'lines',
        unit: 's',
        lines: [line('max(frontdoor_mails_oldest_pending_seconds{$of})', 'oldest')],
      },
    ],
  },
  processes,
];
