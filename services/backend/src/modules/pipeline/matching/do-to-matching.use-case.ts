import { Injectable } from '@nestjs/common';
import type { Caller } from '../../../platform/access/access.decorators';
import { Database, type Sql } from '../../../platform/database/database';
import { ValidationFailed } from '../../../platform/http/errors/http.errors';
import { Outbox, OutboxNotifier } from '../../../platform/outbox/outbox';
import { FindMatching } from '../../applications/matching/find-matching.use-case';
import { partsOf, sendOnce } from '../message/send-once';
import { BULK_DEED_REQUESTED } from '../pipeline.facts';
import { bulkDeeds } from './bulk-deeds.repository';
import { type BulkDeed, CarryOut } from './carry-out';
import { meantBy } from './meant-by';
import type { MatchingRequest } from './matching.dto';
import type { BulkDeedView } from './matching.view';

/** The most applications of a deed that the request waits for; a deed over more is a job. */
const MOST_AT_ONCE = 200;

const nothing: Pick<BulkDeedView, keyof BulkDeedView> = {
  id: null,
  state: 'done',
  affected: 0,
  problem: null,
  undo: null,
};

/** Moves, writes to or assigns all that a list shows on all its pages, if these are as many as the caller has seen: all of them, or none. */
@Injectable()
export class DoToMatching {
  constructor(
    private readonly database: Database,
    private readonly findMatching: FindMatching,
    private readonly carryOut: CarryOut,
    private readonly outbox: Outbox,
    private readonly notifier: OutboxNotifier,
  ) {}

  /** @throws NumberChanged, TooManyMatch, OnlySimilar, CannotMoveAll, CannotWriteToAll, ValidationFailed, MailDiffers, IdempotencyInFlight */
  async run({ filter, count, key, ...request }: MatchingRequest, caller: Caller): Promise<BulkDeedView> {
    const deed = deedOf(request);
    const asked = { key, filter, count, deed: [deed.kind, deedParts(deed)] };
    const done = await sendOnce<BulkDeedView>(this.database, asked, async (transaction) => {
      const matching = await this.findMatching.run({ filter, count, reader: caller.actor });
      const meant = meantBy(matching, goalOf(deed));
      if (meant.length === 0) return nothing;
      // The deed is refused when one of them is changed from here on.
      const versions = Object.fromEntries(meant.map(({ id, version }) => [id, version]));
      if (meant.length > MOST_AT_ONCE)
        return transaction(async (tx) => ({
          answer: await this.leave(tx, { ...deed, key }, versions, caller),
          eventIds: [],
        }));
      const mails = await this.carryOut.fillMails(deed, Object.keys(versions));
      return transaction(async (tx) => {
        const { affected, undo, eventIds } = await this.carryOut.run(tx, deed, versions, mails, caller);
        return { answer: { ...nothing, affected, undo }, eventIds };
      });
    });
    this.notifier.notify();
    return done;
  }

  /** Leaves the deed to a worker. */
  private async leave(
    tx: Sql,
    deed: BulkDeed & { key: string | undefined },
    versions: Record<string, number>,
    caller: Caller,
  ): Promise<BulkDeedView> {
    const affected = Object.keys(versions).length;
    const { actor, address, requestId } = caller;
    const asker = JSON.stringify({ actor, address, requestId });
    const { id } = await bulkDeeds.add(tx, actor.id, asker, JSON.stringify(deed), JSON.stringify(versions), affected);
    await this.outbox.publish(tx, BULK_DEED_REQUESTED, id);
    return { ...nothing, id, state: 'waiting', affected };
  }
}

function deedParts(deed: BulkDeed): unknown {
  if (deed.kind === 'mail') return [partsOf(deed.mail), deed.oneMail];
  if (deed.kind === 'assign') return deed.assign;
  const { stage, reason, note, mail } = deed.move;
  return [stage, reason, note, partsOf(mail), deed.oneMail];
}

function goalOf(deed: BulkDeed): Parameters<typeof meantBy>[1] {
  if (deed.kind === 'move') return { stage: deed.move.stage };
  return deed.kind === 'assign' ? { assignedTo: deed.assign?.toLowerCase() ?? null } : {};
}

/** @throws ValidationFailed unless exactly one is asked for */
function deedOf({ move, mail, assign, oneMail = false }: Omit<MatchingRequest, 'filter' | 'count' | 'key'>): BulkDeed {
  const deeds: BulkDeed[] = [
    ...(move ? [{ kind: 'move', move, oneMail } as const] : []),
    ...(mail ? [{ kind: 'mail', mail, oneMail } as const] : []),
    ...(assign === undefined ? [] : [{ kind: 'assign', assign: assign === 'nobody' ? null : assign } as const]),
  ];
  const [deed, ...others] = deeds;
  if (!deed || others.length > 0) throw new ValidationFailed({ move: 'Give one of move, mail and assign.' });
  return deed;
}
