import type { ApplicantMail, Deed, Note, StageMove } from '@frontdoor/contract';
import type { ReactNode } from 'react';
import { actionText } from '../../audit/audit-texts.ts';
import { DeliveryLabel } from '../../deliveries/delivery-label.tsx';
import { translate } from '../../messages/translate.ts';
import { timeText } from '../../values/times/dates.ts';
import { answerText } from '../../interviews/answers/answer-text.ts';
import { verdictText } from '../../interviews/verdicts/verdict-words.ts';
import type { Answer, ApplicantReply, Entry, Verdict } from './entries.ts';

/** The time and the author of an entry. */
const Signed = ({ children }: { children: ReactNode }) => <p className="mono soft">{children}</p>;

const Moved = ({ move: { from, to, at, staffName, reason, note, mailed, takenBackAt } }: { move: StageMove }) => (
  <>
    <b className={takenBackAt ? 'taken-back' : undefined}>
      {from} → {to}
    </b>{' '}
    {reason && `· ${reason} `}
    {mailed && !takenBackAt && `· ${translate('applications.history.mailSent')}`}
    {takenBackAt && `· ${translate('applications.history.takenBack', { time: timeText(takenBackAt) })}`}
    {note && <p>{note}</p>}
    <Signed>
      {timeText(at)} · {staffName}
    </Signed>
  </>
);

const Noted = ({ note: { text, authorName, createdAt } }: { note: Note }) => (
  <>
    <b>{translate('applications.history.noted')}</b>
    <p className="text">{text}</p>
    <Signed>
      {timeText(createdAt)} · {authorName}
    </Signed>
  </>
);

const Mailed = ({ mail: { subject, state, sentAt, createdAt, leavesAt } }: { mail: ApplicantMail }) => (
  <>
    <b>{translate('applications.history.mail')}</b> {subject && `· ${subject} `}
    {leavesAt ? (
      `· ${translate('applicantMails.leaves', { time: timeText(leavesAt) })}`
    ) : (
      <DeliveryLabel state={state} />
    )}
    <Signed>{timeText(sentAt ?? createdAt)}</Signed>
  </>
);

const Replied = ({ reply: { kind, subject, senderName, senderEmail, createdAt } }: { reply: ApplicantReply }) => (
  <>
    <b>{translate(kind === 'automatic' ? 'applications.history.automatic' : 'applications.history.answered')}</b>
    {subject && ` · ${subject}`}
    <Signed>
      {timeText(createdAt)} · {senderName || senderEmail || translate('receivedMails.nobody')}
    </Signed>
  </>
);

const Judged = ({ verdict: { verdict, reason, name, at } }: { verdict: Verdict }) => (
  <>
    <b>{translate('applications.history.verdict', { verdict: verdictText(verdict) })}</b>
    <p className="text">{reason}</p>
    <Signed>
      {timeText(at)} · {name}
    </Signed>
  </>
);

const Answered = ({ answer: { answer, name, note, at } }: { answer: Answer }) => (
  <>
    <b>{translate('applications.history.answer', { name, answer: answerText(answer) })}</b>
    {note && <p className="text">{note}</p>}
    <Signed>{timeText(at)}</Signed>
  </>
);

const deedText = ({ action, opened, ahead }: Deed) => {
  if (action !== 'resume.read') return actionText(action);
  if (opened) return translate('applications.history.opened');
  return translate(ahead ? 'applications.history.loadedAhead' : 'applications.history.looked');
};

const MINUTE_MS = 60_000;

const Done = ({ deed }: { deed: Deed }) => {
  const { since, at, actorName } = deed;
  const lasted = Date.parse(at) - Date.parse(since) >= MINUTE_MS;
  return (
    <>
      <b>{deedText(deed)}</b>
      <Signed>
        {lasted ? `${timeText(since)} – ${timeText(at)}` : timeText(at)} ·{' '}
        {actorName ?? translate('applications.history.system')}
      </Signed>
    </>
  );
};

export const HistoryEntry = ({ entry }: { entry: Entry }) => (
  <li>
    {entry.kind === 'move' && <Moved move={entry.move} />}
    {entry.kind === 'note' && <Noted note={entry.note} />}
    {entry.kind === 'mail' && <Mailed mail={entry.mail} />}
    {entry.kind === 'reply' && <Replied reply={entry.reply} />}
    {entry.kind === 'verdict' && <Judged verdict={entry.verdict} />}
    {entry.kind === 'answer' && <Answered answer={entry.answer} />}
    {entry.kind === 'deed' && <Done deed={entry.deed} />}
  </li>
);
