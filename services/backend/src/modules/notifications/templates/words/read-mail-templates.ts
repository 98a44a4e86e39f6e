import type { Config } from '../../../../platform/config/config.module';
import type { Sql } from '../../../../platform/database/database';
import { type ChangedMail, changedMails } from '../../system-mails/changed-mails.repository';
import { rulesOf, whyUnusable } from '../../system-mails/find-words';
import { FACTS, LINK, ofCompany, WAITING } from '../../system-mails/list/system-mail';
import { isSystemMail, type SystemMailKey, systemMailKeys, systemMails } from '../../system-mails/list/system-mails';
import { writtenMails, writtenSamples } from '../../system-mails/list/written-mails';
import { isOffBySetting, offOf, switchable } from '../../switches/mail-switches';
import { mailSwitches, type SwitchedOff } from '../../switches/mail-switches.repository';
import { AUTOMATIC } from '../../notifications.facts';
import { audienceOf, isTemplateKey } from '../assert-template';
import { mailTemplates, type WrittenTemplate } from '../mail-templates.repository';
import type { MailTemplate } from '../mail-templates.view';
import { placeholdersFor, type TemplateRules, whyRefused } from '../mail-text';

/** What parts of a mail stand for in the list of its placeholders. */
const partSamples: Readonly<Record<string, string>> = {
  [FACTS]: 'the lines of facts',
  [LINK]: 'the address that its button leads to',
  [WAITING]: 'all that waits',
};

/** What a template may say, and what it has to. */
export const rulesFor = (template: Pick<MailTemplate, 'id' | 'stage'>): TemplateRules =>
  isSystemMail(template.id)
    ? rulesOf(template.id)
    : { known: placeholdersFor(audienceOf(template)), needs: writtenMails[template.id]?.needs ?? [] };

function placeholdersOf({ known, needs }: TemplateRules, samples: Readonly<Record<string, string>>) {
  return known.map((name) => ({ name, sample: samples[name] ?? '', needed: needs.includes(name) }));
}

type Kept = { changed: ChangedMail | undefined; off: SwitchedOff | undefined; config: Config };

function systemTemplate(key: SystemMailKey, { changed, off, config }: Kept): MailTemplate {
  const { title, when, role, subject, body, placeholders } = systemMails[key];
  const samples = Object.entries({ ...ofCompany, ...placeholders }).map(([name, { sample }]) => [name, sample]);
  const words = changed ?? { subject, body, version: 0, updatedAt: null };
  return {
    id: key,
    stage: AUTOMATIC,
    role,
    title,
    when,
    subject: words.subject,
    body: words.body,
    placeholders: placeholdersOf(rulesOf(key), { ...partSamples, ...(Object.fromEntries(samples) as object) }),
    default: { subject, body },
    isChanged: changed !== undefined,
    isDefaultNewer: changed !== undefined && (changed.defaultSubject !== subject || changed.defaultBody !== body),
    unusable: changed ? whyUnusable(key, changed) : null,
    lacking: null,
    canSwitch: switchable.includes(key) && !isOffBySetting(key, config),
    off: offOf(key, off, config),
    version: words.version,
    updatedAt: words.updatedAt,
  };
}

const whenWritten: Readonly<Record<ReturnType<typeof audienceOf>, (stage: string) => string>> = {
  applicants: (stage) => `Offered when an application moves to ${stage}.`,
  enquirers: () => 'Offered when somebody replies to an enquiry.',
  interviewees: () => 'Sent to the applicant when an interview is arranged, changed or cancelled, or is a day away.',
};

/** A row of the table as it is in the list of all mails. */
export function writtenTemplate(row: WrittenTemplate): MailTemplate {
  const { subject, body } = writtenMails[row.id] ?? row;
  const audience = audienceOf(row);
  return {
    ...row,
    role: audience === 'enquirers' ? 'general' : 'hr',
    when: whenWritten[audience](row.stage),
    placeholders: placeholdersOf(rulesFor(row), { company: ofCompany.company.sample, ...writtenSamples[audience] }),
    default: { subject, body },
    isChanged: row.subject !== subject || row.body !== body,
    isDefaultNewer: false,
    unusable: null,
    lacking: whyRefused(row, rulesFor(row)),
    canSwitch: false,
    off: null,
  };
}

/** Every mail of the system: those that it writes by itself, and the words with which people of the staff begin. */
export async function readMailTemplates(sql: Sql, config: Config): Promise<MailTemplate[]> {
  const changed = new Map((await changedMails.list(sql)).map((row) => [row.key, row]));
  const off = new Map((await mailSwitches.list(sql)).map((row) => [row.key, row]));
  const written = await mailTemplates.list(sql);
  const system = systemMailKeys.map((key) =>
    systemTemplate(key, { changed: changed.get(key), off: off.get(key), config }),
  );
  return [...written.map(writtenTemplate), ...system];
}

/** One of them, by its key; undefined where there is none. */
export async function readMailTemplate(sql: Sql, key: string, config: Config): Promise<MailTemplate | undefined> {
  if (!isTemplateKey(key)) return undefined;
  if (isSystemMail(key)) {
    const changed = await changedMails.find(sql, key);
    return systemTemplate(key, { changed, off: await mailSwitches.find(sql, key), config });
  }
  const row = await mailTemplates.find(sql, key);
  return row && writtenTemplate(row);
}

/** The same, held for the caller's transaction. */
export async function lockMailTemplate(tx: Sql, key: string, config: Config): Promise<MailTemplate | undefined> {
  if (isSystemMail(key)) await changedMails.lock(tx, key);
  else if (isTemplateKey(key)) await mailTemplates.lock(tx, key);
  return readMailTemplate(tx, key, config);
}
