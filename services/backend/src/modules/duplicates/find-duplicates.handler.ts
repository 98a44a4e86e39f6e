import { hash } from 'node:crypto';
import { Injectable, Module } from '@nestjs/common';
import { Database } from '../../platform/database/database';
import { queries, run } from '../../platform/database/queries';
import { type JobEnvelope, type JobHandler, HandlesJob } from '../../platform/queue/job';
import { type ComparedApplication, compareApplication } from '../applications/describe-application.use-case';

const duplicates = queries('duplicates', {
  /** To be committed before `linkFound` reads: of two applications at once, the later reader sees both. */
  keepKeys: run<[applicationId: string, kinds: string[], hashes: Buffer[]]>(`
    INSERT INTO duplicate_keys (kind, hash, application_id) SELECT kind, hash, $1
    FROM unnest($2::text[], $3::bytea[]) AS k(kind, hash) ON CONFLICT DO NOTHING`),

  /**
   * Links it with the newest 50 at most, because a program that sends one form a thousand times must not make a million pairs.
   * A pair that a person has decided stays as it is.
   */
  linkFound: run<[applicationId: string]>(`
    INSERT INTO duplicate_links (a, b, reasons)
    SELECT least($1::uuid, other), greatest($1::uuid, other), reasons FROM (
      SELECT o.application_id AS other, array_agg(o.kind ORDER BY o.kind) AS reasons
      FROM duplicate_keys k JOIN duplicate_keys o USING (kind, hash)
      WHERE k.application_id = $1 AND o.application_id <> $1
      GROUP BY o.application_id ORDER BY o.application_id DESC LIMIT 50) found
    ON CONFLICT (a, b) DO UPDATE SET reasons = excluded.reasons
    WHERE duplicate_links.state = 'found' AND duplicate_links.reasons <> excluded.reasons`),
});

/** Finds other applications of the same person. The applicant's answer does not depend on it. */
@Injectable()
@HandlesJob('duplicates.find')
export class FindDuplicates implements JobHandler {
  constructor(private readonly database: Database) {}

  async run({ subjectId }: JobEnvelope): Promise<void> {
    const application = await compareApplication(this.database, subjectId);
    if (!application) return;
    const keys = duplicateKeysOf(application);
    const kinds = keys.map((key) => key.kind);
    const hashes = keys.map((key) => key.hash);
    await duplicates.keepKeys(this.database, subjectId, kinds, hashes);
    await duplicates.linkFound(this.database, subjectId);
  }
}

@Module({ providers: [FindDuplicates] })
export class DuplicatesWorkerModule {}

/** The keys by which applications of one person match. Hashes, because the table must tell nothing by itself. */
export function duplicateKeysOf({ email, phone, linkedin, resumeSha256 }: ComparedApplication) {
  const texts = { email: normaliseEmail(email), phone: normalisePhone(phone), linkedin: linkedinSlug(linkedin) };
  const keys = Object.entries(texts).flatMap(([kind, text]) =>
    text ? [{ kind, hash: hash('sha256', text, 'buffer') }] : [],
  );
  return resumeSha256 ? [...keys, { kind: 'resume', hash: resumeSha256 }] : keys;
}

/** Dots and plus tags are dropped for Gmail alone; elsewhere they may name another person's mailbox. */
export function normaliseEmail(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email.trim().toLowerCase()) ?? [];
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${local}@${domain}`;
  return `${local.replace(/\+.*$/, '').replaceAll('.', '')}@gmail.com`;
}

/** E.164, or null: without its country code, a number is ambiguous. */
export function normalisePhone(phone: string | null): string | null {
  const compact = phone?.replace(/[\s().-]/g, '') ?? '';
  return /^\+[1-9]\d{6,14}$/.test(compact) ? compact : null;
}

/** The name in `linkedin.com/in/<name>`, in small letters, without the country's subdomain and the rest of the path. */
export function linkedinSlug(address: string | null): string | null {
  const url = address ? URL.parse(address) : null;
  if (!url || !/(?:^|\.)linkedin\.com$/.test(url.hostname)) return null;
  const slug = /^\/in\/([^/]+)/.exec(url.pathname)?.[1];
  return slug ? decode(slug).toLowerCase() : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}
