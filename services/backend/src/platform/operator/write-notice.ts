import { hash } from 'node:crypto';
import { version } from '../version';
import type { AlarmNews } from './alarms.repository';

/** What the operator is told at once: every alarm that has begun or is over since the last time. */
export interface Notice {
  subject: string;
  text: string;
  /** The same for the same news, so that a mail program recognises a repeated one. 32 hexadecimal digits. */
  id: string;
  /** What a web hook gets. */
  json: {
    site: string;
    version: string;
    /** Many chats show this field of a call. */
    text: string;
    alarms: { name: string; state: 'begun' | 'over'; text: string; since: string; until: string | null }[];
  };
}

const lineOf = ({ name, text, since, isOver, overAt }: AlarmNews): string => {
  const began = since.toISOString();
  if (!isOver) return `${name} since ${began}: ${text}`;
  const end = overAt ? `is over since ${overAt.toISOString()}` : 'was not seen again for two hours';
  return `${name} ${end}; it began at ${began}: ${text}`;
};

/** Holds the constant texts of alarms, times and the address of the site: nothing of a person, and no words of another server. */
export function writeNotice(site: string, news: readonly AlarmNews[]): Notice {
  const names = (over: boolean) => news.filter(({ isOver }) => isOver === over).map(({ name }) => name);
  const [begun, over] = [names(false), names(true)];
  const parts = [begun.length > 0 && `alarm: ${begun.join(', ')}`, over.length > 0 && `over: ${over.join(', ')}`];
  const subject = `${new URL(site).host}: ${parts.filter(Boolean).join('; ')}`;
  const lines = news.map(lineOf);
  const more = 'The logs say why. docs/operations.md says what to do, under "Logs".';
  return {
    subject,
    text: [...lines, '', `${site}, version ${version}`, more].join('\n'),
    id: hash('sha256', JSON.stringify(news.map(({ name, since, isOver }) => [name, since, isOver]))).slice(0, 32),
    json: {
      site,
      version,
      text: [subject, ...lines].join('\n'),
      alarms: news.map(({ name, text, since, isOver, overAt }) => ({
        name,
        state: isOver ? 'over' : 'begun',
        text,
        since: since.toISOString(),
        until: overAt?.toISOString() ?? null,
      })),
    },
  };
}
