import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { networksOf } from '../../../platform/rate-limit/networks-of';
import { SUBNET_MULTIPLE } from '../../../platform/rate-limit/rate-limits';
import { SharedCounts } from '../../../platform/rate-limit/shared-counts';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import type { SubmissionKind } from '../../submissions/kinds.facts';
import type { SpamFields } from './take-spam-fields.use-case';

export interface Arrival {
  kind: SubmissionKind;
  address: string;
  spam: SpamFields;
  /** The sender's own words; empty without any. */
  text: string;
  /** Tells a repetition from a new submission: the hash that it claims. */
  hash: Buffer;
}

const WINDOW_MS = 600_000;
const SHORTEST_TEXT = 40;
const MOST_SENDERS = 2;
/** A counter for each of the keys of an arrival. */
const MOST_KEYS = 4 * 10_000;
/** The place among them of the senders of a text. A sender who has sent it before is not counted again. */
const SENDERS = 3;

/**
 * Decides which submissions have to bring a proof of work, by the senders and texts of the last ten minutes: in bounded memory
 * and, as hashes that only we can make, where the API processes count together.
 */
@Injectable()
export class Suspicion {
  private readonly accepted = new WindowedCounts(WINDOW_MS);
  private readonly counted = new WindowedCounts(WINDOW_MS, MOST_KEYS);

  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly shared: SharedCounts,
  ) {}

  /** Counts the arrival, unless it repeats an accepted one, whose `identity` is the same: that makes no second row. */
  async isSuspicious({ kind, address: ip, text }: Arrival, identity: string, now: number): Promise<boolean> {
    const after = this.config.CHALLENGE_AFTER;
    if (after === 0 || this.accepted.look(identity, now)) return false;
    const { address, subnet } = networksOf(ip);
    const digest = digestOf(text);
    const keys = [`sent ${kind} ${address}`, `sent-near ${kind} ${subnet}`];
    if (digest !== undefined) keys.push(`sender ${digest} ${address}`, `senders ${digest}`);
    const alone = this.countAlone(keys, now);
    const together = this.shared.isOn ? await this.countTogether(keys, identity) : alone;
    if (together === 'accepted') return false;
    return isTooMuch(alone, after) || isTooMuch(together, after) || looksLikeSpam(text);
  }

  /** A repetition of this arrival will not be suspicious. */
  accept(identity: string, now: number): void {
    this.accepted.add(identity, now);
    if (this.config.CHALLENGE_AFTER === 0 || !this.shared.isOn) return;
    void this.shared.count({ counters: [{ key: this.shared.hide(`accepted ${identity}`), lengthMs: WINDOW_MS }] });
  }

  private countAlone(keys: string[], now: number): number[] {
    const counts: number[] = [];
    for (const [at, key] of keys.entries()) {
      const isCountedAlready = at === SENDERS && counts[at - 1] !== 1;
      counts.push(this.counted[isCountedAlready ? 'look' : 'add'](key, now)?.count ?? 0);
    }
    return counts;
  }

  /** The same counts over all processes; none when nobody answers. */
  private async countTogether(keys: string[], identity: string): Promise<number[] | 'accepted'> {
    const reply = await this.shared.count({
      unless: this.shared.hide(`accepted ${identity}`),
      counters: keys.map((key, at) => ({ key: this.shared.hide(key), lengthMs: WINDOW_MS, follows: at === SENDERS })),
    });
    if (reply?.kind === 'known') return 'accepted';
    return reply?.kind === 'counted' ? reply.counts : [];
  }
}

const isTooMuch = ([fromAddress = 0, fromSubnet = 0, , senders = 0]: number[], after: number) =>
  fromAddress > after || fromSubnet > after * SUBNET_MULTIPLE || senders > MOST_SENDERS;

/** None for a text so short that many write it. */
function digestOf(text: string): string | undefined {
  const plain = text.trim().toLowerCase();
  return plain.length < SHORTEST_TEXT ? undefined : hash('sha256', plain, 'base64url');
}

const MOST_LINKS = 4;
const link = /https?:\/\/|\bwww\./gi;
const markupOfForums = /\[(?:url|link)[=\]]/i;

/** Plain rules about one text. A text that they catch is neither refused nor held; its sender only has to solve a challenge. */
export function looksLikeSpam(text: string): boolean {
  return markupOfForums.test(text) || (text.match(link)?.length ?? 0) > MOST_LINKS;
}
