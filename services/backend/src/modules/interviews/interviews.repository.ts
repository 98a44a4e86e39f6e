import { findRow, hasRow, isoText, listRows, oneRow, queries, run } from '../../platform/database/queries';
import {
  applicationIsOpen,
  fromLockedApplications,
  isNotAtEnd,
  joinApplication,
} from '../applications/application.facts';
import { fromStaff, isActive, joinStaff } from '../staff/staff.facts';
import {
  answerTo,
  changeToldTo,
  endOf,
  hasGivenNone,
  type InterviewAnswer,
  type InterviewChangeKind,
  type InterviewState,
  isComing,
  type VerdictWord,
} from './interviews.facts';

/** What is arranged: when, where, with whom. */
export interface Plan {
  startsAt: Date;
  /** A second, later time that is proposed; null once there is one. */
  otherStart: Date | null;
  minutes: number;
  zone: string;
  place: string;
  details: string | null;
  /** Ids of people of the staff. */
  people: string[];
}

export interface Interview extends Omit<Plan, 'people'> {
  id: string;
  applicationId: string;
  applicantName: string;
  apply: string;
  /** Of the application. */
  isAtEnd: boolean;
  state: InterviewState;
  people: { id: string; name: string }[];
  coming: boolean;
  changes: {
    id: string;
    kind: InterviewChangeKind;
    startsAt: string;
    minutes: number;
    staffName: string;
    at: string;
  }[];
  /** What applicant and interviewers have answered, oldest first, each to the change of this id. */
  answers: {
    id: string;
    changeId: string;
    answer: InterviewAnswer;
    note: string | null;
    at: string;
    /** Whether it is to the change that its person was told of last. */
    current: boolean;
    /** Who of the staff has answered, by their name now; null for the applicant. */
    staffId: string | null;
    staffName: string | null;
  }[];
  /** The one that counts: the applicant's last one to the change that they were told of last. */
  answer: InterviewAnswer | null;
  /** Of everybody who has given one, the first one first. */
  verdicts: { staffId: string; name: string; verdict: VerdictWord; reason: string; at: string }[];
  /** Those who take part, can sign in and have given none. */
  awaited: { id: string; name: string }[];
  version: number;
}

/** An interview that a change or an undo has locked. */
export interface LockedInterview {
  id: string;
  applicationId: string;
  state: InterviewState;
  coming: boolean;
  sequence: number;
  version: number;
  /** Of the applicant. */
  name: string;
}

/** Somebody who is in an interview already. */
export interface Taken {
  id: string;
  name: string;
  interviewId: string;
  applicantName: string;
  startsAt: Date;
  minutes: number;
}

export type PlanValues = [
  startsAt: Date,
  minutes: number,
  zone: string,
  place: string,
  details: string | null,
  otherStart: Date | null,
];
export const planValues = ({ startsAt, minutes, zone, place, details, otherStart }: Plan): PlanValues => [
  startsAt,
  minutes,
  zone,
  place,
  details,
  otherStart,
];

const interviewed = joinApplication('a', 'a.id = i.application_id');
/** SQL: those people of an interview for whom something is so, by their names. */
const peopleWho = (condition: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name) ORDER BY lower(s.name), s.id), '[]')
  FROM interview_people p ${joinStaff('s', 's.id = p.staff_id')} WHERE p.interview_id = i.id AND ${condition})`;
const people = `${peopleWho('true')} AS people`;
const changes = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'kind', c.kind, 'startsAt', ${isoText('c.starts_at')},
    'minutes', c.minutes, 'staffName', c.staff_name, 'at', ${isoText('c.at')}) ORDER BY c.id), '[]')
  FROM interview_changes c WHERE c.interview_id = i.id) AS changes`;
const answers = `(SELECT coalesce(jsonb_agg(jsonb_build_object('id', w.id, 'changeId', c.id, 'answer', w.answer, 'note', w.note,
    'at', ${isoText('w.at')}, 'current', c.id = ${changeToldTo('w.staff_id')}, 'staffId', w.staff_id, 'staffName', s.name) ORDER BY w.id), '[]')
  FROM interview_changes c JOIN interview_answers w ON w.change_id = c.id LEFT ${joinStaff('s', 's.id = w.staff_id')} WHERE c.interview_id = i.id) AS answers`;
const answer = answerTo(changeToldTo('NULL'));
const verdicts = `(SELECT coalesce(jsonb_agg(jsonb_build_object('staffId', v.staff_id, 'name', v.staff_name, 'verdict', v.verdict,
    'reason', v.reason, 'at', ${isoText('v.at')}) ORDER BY v.at, v.staff_id), '[]')
  FROM interview_verdicts v WHERE v.interview_id = i.id) AS verdicts`;
const isOver = `i.state = 'arranged' AND ${endOf('i')} <= now()`;
const isAwaited = `${isOver} AND ${isActive('s')} AND ${hasGivenNone('i.id', 's.id')}`;
const awaited = `${peopleWho(isAwaited)} AS awaited`;
const columns = `i.id, i.application_id AS "applicationId", a.name AS "applicantName", a.apply, NOT (${isNotAtEnd('a')}) AS "isAtEnd", i.state, i.starts_at AS "startsAt",
  i.other_start AS "otherStart", i.minutes, i.zone, i.place, i.details, ${isComing('i')} AS coming, i.version, ${people}, ${changes}, ${answers},
  ${answer} AS answer, ${verdicts}, ${awaited}`;

/** An unset condition is null. */
type Filter = [
  application: readonly string[] | null,
  staff: readonly string[] | null,
  state: readonly string[] | null,
  from: Date | null,
  until: Date | null,
  ids: readonly string[] | null,
  answer: readonly string[] | null,
  coming: boolean | null,
  awaited: boolean | null,
];
const matching = `FROM interviews i ${interviewed}
  WHERE ($1::uuid[] IS NULL OR i.application_id = ANY($1)) AND ($3::text[] IS NULL OR i.state = ANY($3))
    AND ($2::uuid[] IS NULL OR EXISTS (
      SELECT FROM interview_people p WHERE p.interview_id = i.id AND p.staff_id = ANY($2)))
    AND EXISTS (SELECT FROM unnest(ARRAY[i.starts_at, i.other_start]) AS t(at)
      WHERE ($4::timestamptz IS NULL OR t.at >= $4) AND ($5::timestamptz IS NULL OR t.at < $5))
    AND ($6::uuid[] IS NULL OR i.id = ANY($6)) AND ($7::text[] IS NULL OR ${answer} = ANY($7))
    AND ($8::boolean IS NULL OR ${isComing('i')} = $8) AND ($9::boolean IS NULL OR $9 = (${applicationIsOpen('a')} AND EXISTS (
      SELECT FROM interview_people p ${joinStaff('s', 's.id = p.staff_id')}
      WHERE p.interview_id = i.id AND ($2::uuid[] IS NULL OR p.staff_id = ANY($2)) AND ${isAwaited})))`;
const page = 'OFFSET $10 LIMIT $11';

const locked = `i.id, i.application_id AS "applicationId", i.state, ${isComing('i')} AS coming, i.sequence, i.version, a.name`;

export const interviews = queries('interviews', {
  count: oneRow<{ total: number }, Filter>(`SELECT count(*)::int AS total ${matching}`),
  listFirst: listRows<Interview, [...Filter, offset: number, limit: number]>(`
    SELECT ${columns} ${matching} ORDER BY i.starts_at, i.id ${page}`),
  listLast: listRows<Interview, [...Filter, offset: number, limit: number]>(`
    SELECT ${columns} ${matching} ORDER BY i.starts_at DESC, i.id DESC ${page}`),
  find: findRow<Interview, [id: string]>(`SELECT ${columns} FROM interviews i ${interviewed} WHERE i.id = $1`),

  /** The interviews with an applicant that are still to come, in the order of time. */
  listComing: listRows<
    Pick<Plan, 'startsAt' | 'otherStart' | 'minutes' | 'zone'> & { id: string },
    [applicationId: string]
  >(`
    SELECT i.id, i.starts_at AS "startsAt", i.other_start AS "otherStart", i.minutes, i.zone FROM interviews i
    WHERE i.application_id = $1 AND ${isComing('i')} ORDER BY i.starts_at, i.id`),

  /** Those who can take part, by name. */
  listInterviewers: listRows<{ id: string; name: string }>(`
    SELECT s.id, s.name ${fromStaff('s')} WHERE ${isActive('s')} ORDER BY lower(s.name), s.id`),

  listNames: listRows<{ id: string; name: string }, [people: readonly string[]]>(`
    SELECT s.id, s.name ${fromStaff('s')} WHERE s.id = ANY($1::uuid[]) ORDER BY lower(s.name), s.id`),

  /** In the order of time. */
  listTaken: listRows<Taken, [people: readonly string[], from: Date, until: Date, except: string | null]>(`
    SELECT s.id, s.name, i.id AS "interviewId", a.name AS "applicantName", t.at AS "startsAt", i.minutes
    FROM interview_people p JOIN interviews i ON i.id = p.interview_id ${joinStaff('s', 's.id = p.staff_id')} ${interviewed}
      CROSS JOIN LATERAL unnest(ARRAY[i.starts_at, i.other_start]) AS t(at)
    WHERE p.staff_id = ANY($1::uuid[]) AND i.state <> 'cancelled' AND t.at < $3 AND t.at + i.minutes * interval '1 minute' > $2
      AND i.id IS DISTINCT FROM $4 ORDER BY t.at, lower(s.name), s.id`),

  /** Nothing when there is none. Applications are locked before what hangs on them, as everywhere. */
  lockApplication: findRow<{ isOpen: boolean }, [id: string]>(`
    WITH a AS (SELECT id, standing, stage ${fromLockedApplications('ARRAY[$1::uuid]')})
    SELECT ${applicationIsOpen('a')} AS "isOpen" FROM a`),
  findApplications: listRows<{ applicationId: string }, [ids: readonly string[]]>(`
    SELECT DISTINCT application_id AS "applicationId" FROM interviews WHERE id = ANY($1::uuid[]) ORDER BY 1`),
  /** For interviews whose applications are locked. */
  lock: listRows<LockedInterview, [ids: readonly string[]]>(`
    SELECT ${locked} FROM interviews i ${interviewed} WHERE i.id = ANY($1::uuid[]) ORDER BY i.id FOR UPDATE OF i`),
  findByKey: findRow<{ id: string; applicationId: string }, [key: string]>(`
    SELECT id, application_id AS "applicationId" FROM interviews WHERE key = $1`),
  names: listRows<{ id: string; name: string }, [ids: readonly string[]]>(`
    SELECT i.id, a.name FROM interviews i ${interviewed} WHERE i.id = ANY($1::uuid[])`),

  insert: oneRow<
    { id: string },
    [...PlanValues, applicationId: string, key: string, uidHost: string, organizer: string, state: InterviewState]
  >(`
    INSERT INTO interviews (id, starts_at, minutes, zone, place, details, other_start, application_id, key, uid, organizer, state)
    SELECT fresh, $1, $2, $3, $4, $5, $6, $7, $8, gen_random_uuid()::text || '@' || $9::text, $10, $11 FROM uuidv7() AS fresh RETURNING id`),
  /** One that is cancelled gives its key away: under it the interview is arranged anew, and not answered with what is off. */
  update: run<[...PlanValues, id: string, state: InterviewState, sequence: number]>(`
    UPDATE interviews SET starts_at = $1, minutes = $2, zone = $3, place = $4, details = $5, other_start = $6, state = $8,
      sequence = $9, version = version + 1, key = CASE $8 WHEN 'cancelled' THEN gen_random_uuid() ELSE key END WHERE id = $7`),
  setPeople: run<[id: string, people: readonly string[]]>(`
    WITH gone AS (DELETE FROM interview_people WHERE interview_id = $1 AND staff_id <> ALL($2::uuid[]))
    INSERT INTO interview_people (interview_id, staff_id) SELECT $1, unnest($2::uuid[]) ON CONFLICT DO NOTHING`),
  remove: run<[id: string]>('DELETE FROM interviews WHERE id = $1'),
  /** Whether all of these people can take part. */
  areActive: hasRow<[people: readonly string[]]>(`
    SELECT WHERE (SELECT count(*) ${fromStaff('s')} WHERE s.id = ANY($1::uuid[]) AND ${isActive('s')}) = cardinality($1::uuid[])`),
});
