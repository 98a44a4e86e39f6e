import type { Config } from '../../../platform/config/config.schema';
import type { Sql } from '../../../platform/database/database';
import type { JobEnvelope } from '../../../platform/queue/job';
import { writeDigestMail } from '../letters/write-digest-mail';
import { digestInboxes, digestSubject } from '../notifications.facts';
import { isSwitchedOff, SWITCHED_OFF } from '../switches/mail-switches';
import type { DeliverOnce } from '../send/deliver-once';
import { digests } from './digests.repository';
import { findWaiting } from './digest-sections';

interface Tools {
  database: Sql;
  deliverOnce: DeliverOnce;
  config: Config;
}

/** Tells a role's inbox what waits at this moment; nothing when somebody has looked at all of it meanwhile. */
export async function mailDigest({ database, deliverOnce, config }: Tools, job: JobEnvelope): Promise<void> {
  const digest = await digests.find(database, job.subjectId);
  if (!digest) return;
  const { role, isLast } = digest;
  const name = digestSubject(role);
  const about = { subjectKind: name, template: name, reference: '', recipient: config[digestInboxes[role]] };
  const delivery = { ...job, ...about };
  if (await isSwitchedOff(database, name)) return deliverOnce.skip(delivery, SWITCHED_OFF);
  if (!isLast) return deliverOnce.skip(delivery, 'a newer digest tells the same');
  const waiting = await findWaiting(database, role);
  if (waiting.length === 0) return deliverOnce.skip(delivery, 'nothing waits any more that nobody has looked at');
  await deliverOnce.deliver(delivery, (sender) =>
    writeDigestMail(
      role,
      waiting.map(({ write }) => write(sender)),
    ),
  );
}
