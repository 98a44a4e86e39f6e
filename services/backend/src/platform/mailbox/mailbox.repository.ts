import { countUpToMost, findRow, listRows, oneRow, queries, run } from '../database/queries';

/** How far a mailbox is read. `uidValidity` tells one numbering of its mails from the next. */
interface MailboxPlace {
  uidValidity: string;
  lastUid: number;
  readAt: Date;
  lastMailAt: Date | null;
}

type MailKey = [mailbox: string, uidValidity: string, uid: number];

export const mailboxes = queries('mailboxes', {
  find: findRow<MailboxPlace, [mailbox: string]>(`
    SELECT uid_validity::text AS "uidValidity", last_uid::float8 AS "lastUid", read_at AS "readAt", last_mail_at AS "lastMailAt"
    FROM mailbox_places WHERE mailbox = $1`),

  begin: run<[mailbox: string, uidValidity: string, lastUid: number]>(`
    INSERT INTO mailbox_places (mailbox, uid_validity, last_uid) VALUES ($1, $2, $3)
    ON CONFLICT (mailbox) DO UPDATE SET uid_validity = excluded.uid_validity, last_uid = excluded.last_uid`),

  /** Two workers that read at once move it forward only. */
  move: run<MailKey>(`
    UPDATE mailbox_places SET last_uid = greatest(last_uid, $3), last_mail_at = now() WHERE mailbox = $1 AND uid_validity = $2`),

  wasRead: run<[mailbox: string]>('UPDATE mailbox_places SET read_at = now() WHERE mailbox = $1'),

  /** Of a numbering that is over. */
  forgetTrials: run<[mailbox: string, uidValidity: string]>(`
    DELETE FROM mailbox_trials WHERE mailbox = $1 AND uid_validity <> $2`),

  /** Counted before the mail is read, so that one that ends the process counts as well. */
  tryMail: oneRow<{ tries: number }, MailKey>(`
    INSERT INTO mailbox_trials AS t (mailbox, uid_validity, uid) VALUES ($1, $2, $3)
    ON CONFLICT (mailbox, uid_validity, uid) DO UPDATE SET tries = t.tries + 1, tried_at = now() RETURNING tries`),

  /** The fault was not the mail's. */
  untry: run<MailKey>(`
    UPDATE mailbox_trials SET tries = tries - 1 WHERE mailbox = $1 AND uid_validity = $2 AND uid = $3`),

  noteFault: run<[...MailKey, fault: string]>(`
    UPDATE mailbox_trials SET fault = left($4, 300) WHERE mailbox = $1 AND uid_validity = $2 AND uid = $3`),

  setAside: run<MailKey>(`
    UPDATE mailbox_trials SET set_aside_at = now() WHERE mailbox = $1 AND uid_validity = $2 AND uid = $3`),

  endTrial: run<MailKey>('DELETE FROM mailbox_trials WHERE mailbox = $1 AND uid_validity = $2 AND uid = $3'),

  /** The mails that have to be tried again. */
  listTrials: listRows<{ uid: number }, [mailbox: string, uidValidity: string]>(`
    SELECT uid::float8 AS uid FROM mailbox_trials
    WHERE mailbox = $1 AND uid_validity = $2 AND set_aside_at IS NULL ORDER BY uid`),
});

/** For how long a mail that belongs to nothing is counted. */
const LEFTOVER_DAYS = 7;

/** Mails that somebody has written and that belong to nothing here: numbers of the mailbox alone, nothing of what they say. */
export const leftovers = queries('mailbox-leftovers', {
  note: run<MailKey>(`
    INSERT INTO mailbox_leftovers (mailbox, uid_validity, uid) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`),

  list: listRows<{ uid: number }, [mailbox: string, uidValidity: string]>(`
    SELECT uid::float8 AS uid FROM mailbox_leftovers WHERE mailbox = $1 AND uid_validity = $2 ORDER BY uid`),

  /** Of a numbering that is over those that are found again by a look at all mails since a moment: servers compare days. */
  forgetCompared: run<[mailbox: string, uidValidity: string, since: Date]>(`
    DELETE FROM mailbox_leftovers WHERE mailbox = $1 AND uid_validity <> $2::bigint
      AND noted_at >= date_trunc('day', $3::timestamptz, 'UTC')`),

  /** All but these of a numbering; of any mailbox and numbering not those of a week ago. */
  keepOnly: run<[mailbox: string, uidValidity: string, uids: readonly number[]]>(`
    DELETE FROM mailbox_leftovers WHERE noted_at < now() - interval '${LEFTOVER_DAYS} days'
      OR mailbox = $1 AND uid_validity = $2::bigint AND uid <> ALL ($3::bigint[])`),

  /** 10,001 stands for more than 10,000. */
  count: oneRow<{ count: number }, [mailbox: string]>(`
    SELECT ${countUpToMost(`SELECT FROM mailbox_leftovers
      WHERE mailbox = $1 AND noted_at > now() - interval '${LEFTOVER_DAYS} days'`)} AS count`),
});
