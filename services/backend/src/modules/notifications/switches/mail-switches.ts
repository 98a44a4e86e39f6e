import type { Config } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { type SubmissionKind, submissionKinds } from '../../submissions/kinds.facts';
import { acknowledges } from '../find-recipients.use-case';
import { RECEIVED_TEMPLATE } from '../notifications.facts';
import type { SystemMailKey } from '../system-mails/list/system-mails';
import { mailSwitches, type SwitchedOff } from './mail-switches.repository';

/** Tells of an applicant's answer. */
const RECEIVED_BY_HR = 'received-reply-application' satisfies SystemMailKey;

const acknowledgementOf = (kind: SubmissionKind): SystemMailKey => `acknowledge-${kind}`;

/** Mails to HR of what HR comes upon without them as well. */
const newsOfHr = [
  'hr-application',
  'hr-another-file',
  'hr-interview-answer',
  RECEIVED_BY_HR,
  'digest-hr',
] as const satisfies readonly SystemMailKey[];

/** The mails that can be switched off. */
export const switchable: readonly SystemMailKey[] = [...newsOfHr, ...submissionKinds.map(acknowledgementOf)];

/** Two mails of which one stays on: the digest tells of applications that came without a mail of their own. */
const eitherOf: Partial<Record<SystemMailKey, SystemMailKey>> = {
  'hr-application': 'digest-hr',
  'digest-hr': 'hr-application',
};
export const otherOf = (key: string): SystemMailKey | undefined => eitherOf[key as SystemMailKey];

/** In the delivery of such a mail, in place of the mail server's words. */
export const SWITCHED_OFF = 'this mail is switched off on the page Mail templates';

/** Since when and by whom a mail is off; the operator's setting `ACKNOWLEDGE` has neither. */
export interface MailOff {
  since: Date | null;
  by: string | null;
}

/** Whether the operator has decided about a mail, so that nobody else can. */
export const isOffBySetting = (key: string, config: Config): boolean =>
  submissionKinds.some((kind) => acknowledgementOf(kind) === key && !acknowledges(config, kind));

export function offOf(key: string, row: SwitchedOff | undefined, config: Config): MailOff | null {
  if (isOffBySetting(key, config)) return { since: null, by: null };
  // A row of a mail that has lost its switch since says nothing.
  return row && switchable.some((one) => one === key) ? { since: row.since, by: row.by } : null;
}

/**
 * The templates of a role's deliveries that are off at this moment, by a person or by the operator's setting. Of the mails about answers
 * that came each role has its own words, under one name.
 */
export async function listOff(sql: Sql, config: Config, role: string): Promise<string[]> {
  const byPeople = (await mailSwitches.list(sql)).map(({ key }) => key);
  const off = new Set<string>([...byPeople, ...switchable.filter((key) => isOffBySetting(key, config))]);
  if (role === 'hr' && off.has(RECEIVED_BY_HR)) off.add(RECEIVED_TEMPLATE);
  return [...off];
}

/** Whether a person has switched a mail off, at this moment. */
export const isSwitchedOff = async (sql: Sql, key: SystemMailKey): Promise<boolean> =>
  (await mailSwitches.find(sql, key)) !== undefined;
