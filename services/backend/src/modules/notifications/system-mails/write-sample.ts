import type { Config } from '../../../platform/config/config.module';
import type { Sql } from '../../../platform/database/database';
import { INTERVIEW_REMINDER_TEMPLATE } from '../notifications.facts';
import { companyFacts, findSignature } from '../signatures/find-signature.use-case';
import type { Letter } from '../letters/letter';
import { writeWrittenMail } from '../letters/write-submission-mails';
import { audienceOf } from '../templates/assert-template';
import { type Audience, fillPlaceholders, type MailText, type Values } from '../templates/mail-text';
import { fillSystemMail, sampleOf } from './fill-system-mail';
import { sampleReference } from './list/system-mail';
import { isSystemMail } from './list/system-mails';
import { writtenSamples } from './list/written-mails';

type Template = Record<'id' | 'stage', string>;
type Company = Pick<Config, 'COMPANY_NAME' | 'SITE_URL' | 'COMPANY_TIME_ZONE'>;

/** The signature of such a mail when this person writes it, or, of an automatic one, when it is sent. */
export const findSampleSignature = (
  sql: Sql,
  { id }: Pick<Template, 'id'>,
  writer: Record<'id' | 'name', string>,
  config: Company,
): Promise<string | null> =>
  findSignature(sql, isSystemMail(id) || id === INTERVIEW_REMINDER_TEMPLATE ? null : writer, companyFacts(config));

/** A mail with these words as it would be sent, with sample values in place of the placeholders. */
export function writeSample(
  { id, stage }: Template,
  words: MailText,
  { COMPANY_NAME: company, SITE_URL: siteUrl, COMPANY_TIME_ZONE: timeZone }: Company,
  signature: string | null,
): Letter {
  const sender = { company, siteUrl, timeZone };
  if (isSystemMail(id)) return fillSystemMail(words, sampleOf(id, sender), { ...sender, signature });
  const audience = audienceOf({ stage });
  const values = { ...writtenSamples[audience], company } as Values<Audience>;
  return writeWrittenMail({
    subject: fillPlaceholders(words.subject, values),
    body: fillPlaceholders(words.body, values),
    signature,
    ...(audience === 'enquirers' && { writer: writtenSamples.enquirers['writer'] }),
    reference: sampleReference,
    company,
    reaches: audience === 'enquirers' ? 'us' : 'HR',
  });
}
