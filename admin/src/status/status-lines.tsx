import type { Schemas } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { translate } from '../messages/translate.ts';
import { timeText } from '../values/times/dates.ts';
import { figureText } from './figure-text.ts';
import { LastUpdates } from './last-updates.tsx';
import './status.css';

type Status = Schemas['StatusView'];
type Line = Schemas['StatusLineView'];

/** The parts that a system may be without. */
const optional = ['mailbox', 'reader', 'scanner', 'backup', 'rehearsal', 'certificate'] as const;

const asks = ['fault', 'warning', 'unknown'] as const;

/** When it began, or when it was last seen. */
const timeOf = ({ part, state, since, seenAt }: Line): string | undefined => {
  if (state === 'unknown')
    return seenAt ? translate('status.lastSeen', { time: timeText(seenAt) }) : translate('status.neverSeen');
  if (since) return translate('status.since', { time: timeText(since) });
  return part === 'database' && state === 'fault' && seenAt
    ? translate('status.lastAnswered', { time: timeText(seenAt) })
    : undefined;
};

const StatusLine = ({ line, children }: { line: Line; children?: ReactNode }) => {
  const { part, state, figures, alarms } = line;
  const time = timeOf(line);
  const absent = state === 'off' ? optional.find((name) => name === part) : undefined;
  return (
    <li data-state={state}>
      <h2>{translate(`status.parts.${part}`)}</h2>
      <b className="state">{translate(`status.states.${state}`)}</b>
      <div className="found">
        {figures.length > 0 && (
          <dl>
            {figures.map((figure) => (
              <div key={`${figure.name} ${figure.value}`}>
                <dt>{translate(`status.figures.${figure.name}`)}</dt>
                <dd className="mono">{figureText(figure)}</dd>
              </div>
            ))}
          </dl>
        )}
        {alarms.map(({ name, text, since }) => (
          <p key={name}>
            <span className="mono">{name}</span>: {text}. {translate('status.since', { time: timeText(since) })}
          </p>
        ))}
        {time && alarms.length === 0 && <p className="soft">{time}</p>}
        {absent && <p className="soft">{translate(`status.off.${absent}`)}</p>}
        {(state === 'fault' || state === 'warning') && <p>{translate(`status.toDo.${part}`)}</p>}
        {children}
      </div>
    </li>
  );
};

/** Every part with its state, and above them what they come to. */
export const StatusLines = ({ status: { at, lines, updates } }: { status: Status }) => {
  const worst = asks.find((state) => lines.some((line) => line.state === state)) ?? 'good';
  return (
    <>
      <div className="status-head" data-state={worst}>
        <p role="status">
          <b>{translate(`status.all.${worst}`)}</b>
        </p>
        <p className="soft">{translate('status.lookedAt', { time: timeText(at) })}</p>
      </div>
      <ul className="status-lines">
        {lines.map((line) => (
          <StatusLine key={line.part} line={line}>
            {line.part === 'versions' && <LastUpdates updates={updates} />}
          </StatusLine>
        ))}
      </ul>
    </>
  );
};
