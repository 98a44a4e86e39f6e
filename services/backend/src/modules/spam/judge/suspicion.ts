import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../../platform/config/config.module';
import type { Config } from '../../../platform/config/config.schema';
import { type Networks, networksOf } from '../../../platform/rate-limit/networks-of';
import { SUBNET_MULTIPLE } from '../../../platform/rate-limit/rate-limits';
import { SharedCounts } from '../../../platform/rate-limit/shared-counts';
import { WindowedCounts } from '../../../platform/rate-limit/windowed-counts';
import { textOf } from '../../submissions/kinds.facts';
import type { Arrival } from './arrival';

const WINDOW_MS = 600_000;
const SHORTEST_TEXT = 40;
const MOST_SENDERS = 2;

/**
 * Remembers senders and texts of the last ten minutes, in this process's bounded memory and, as hashes that only we
 * can make, where the API processes count together; and decides which submissions have to bring a proof of work.
 */
@Injectable()
export class Suspicion {
  private readonly accepted = new WindowedCounts(WINDOW_MS);
  private readonly addresses = new WindowedCounts(WINDOW_MS);
  private readonly subnets = new WindowedCounts(WINDOW_MS);
  private readonly textsOfSenders = new WindowedCounts(WINDOW_MS);
  private readonly senders = new WindowedCounts(WINDOW_MS);

  constructor(
    @InjectConfig() private readonly config: Config,
    private readonly shared: SharedCounts,
  ) {}

  /**
   * Counts the arrival, unless it repeats one that was accepted: that makes no second row. `identity` is the
   * same for the same submission of the same sender, `now` in milliseconds.
   */
  async isSuspicious(arrival: Arrival, identity: string, now: number): Promise<boolean> {
    const after = this.config.CHALLENGE_AFTER;
    if (after === 0 || this.accepted.look(identity, now)) return false;
    const networks = networksOf(arrival.address);
    const text = textOf(arrival.kind, arrival.content);
    const digest = digestOf(text);
    const seen: Seen = {
      fromAddress: this.addresses.add(`${arrival.kind} ${networks.address}`, now).count,
      fromSubnet: this.subnets.add(`${arrival.kind} ${networks.subnet}`, now).count,
      senders: digest === undefined ? 0 : this.countSenders(digest, networks, now),
    };
    const together = this.shared.isOn ? await this.countTogether(arrival.kind, networks, digest, identity) : seen;
    if (together === 'accepted') return false;
    return isTooMuch(seen, after) || isTooMuch(together, after) || looksLikeSpam(text);
  }

  /** A repetition of this arrival will not be suspicious. */
  accept(identity: string, now: number): void {
    this.accepted.add(identity, now);
    if (this.config.CHALLENGE_AFTER === 0 || !this.shared.isOn) return;
    void this.shared.ask({ counters: [{ key: this.shared.hide(`accepted ${identity}`), lengthMs: WINDOW_MS }] });
  }

  private countSenders(digest: string, { address }: Networks, now: number): number {
    const isFirstOfSender = this.textsOfSenders.add(`${digest} ${address}`, now).count === 1;
    const senders = isFirstOfSender ? this.senders.add(digest, now) : this.senders.look(digest, now);
    return senders?.count ?? 0;
  }

  /** The same counts over all processes; none when nobody answers. */
  private async countTogether(
    kind: string,
    { address, subnet }: Networks,
    digest: string | undefined,
    identity: string,
  ): Promise<Seen | 'accepted'> {
    const counter = (text: string) => ({ key: this.shared.hide(text), lengthMs: WINDOW_MS });
    const ofText =
      digest === undefined
        ? []
        : [counter(`sender ${digest} ${address}`), { ...counter(`senders ${digest}`), follows: true }];
    const reply = await this.shared.ask({
      unless: this.shared.hide(`accepted ${identity}`),
      counters: [counter(`sent ${kind} ${address}`), counter(`sent-near ${kind} ${subnet}`), ...ofText],
    });
    if (reply?.kind === 'known') return 'accepted';
    const [fromAddress = 0, fromSubnet = 0, , senders = 0] = reply?.kind === 'counted' ? reply.counts : [];
    return { fromAddress, fromSubnet, senders };
  }
}

/** How much of a kind came from where, and how many have sent the text. */
interface Seen {
  fromAddress: number;
  fromSubnet: number;
  senders: number;
}

const isTooMuch = ({ fromAddress, fromSubnet, senders }: Seen, after: number) =>
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
