import { median } from '../measure/median.ts';
import { alignColumns } from '../report/align-columns.ts';
import type { Drains } from './run-mails.ts';

export function describeMails(drains: Drains, messages: number): string {
  const of = (count: number) => median(drains.get(count)!.map(({ mailsPerSecond }) => mailsPerSecond));
  const counts = [...drains.keys()];
  const lines = counts.map((count) => {
    const sizes = drains.get(count)!.flatMap(({ residentMegabytes }) => residentMegabytes ?? []);
    const size = sizes.length ? `${Math.max(...sizes).toFixed(0)} MB` : '-';
    return [`  ${count}`, of(count).toFixed(0), `${(of(count) / of(counts[0]!)).toFixed(2)}x`, size];
  });
  const title = `Outbox drained to an SMTP server, ${messages} contact messages at once, two mails each`;
  return `${title}\n${alignColumns([['  workers', 'mails/s', 'growth', 'largest worker'], ...lines])}\n`;
}
