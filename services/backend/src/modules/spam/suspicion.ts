import { hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectConfig } from '../../platform/config/config.module';
import type { Config } from '../../platform/config/config.schema';
import { type Networks, networksOf } from '../../platform/rate-limit/networks-of';
import { PREFIX_MULTIPLE } from '../../platform/rate-limit/rate-limits';
import { WindowedCounts } from '../../platform/rate-limit/windowed-counts';
import type { Arrival } from './arrival';
import { looksLikeSpam } from './looks-like-spam';
import { textOf } from './submission-kind';

const WINDOW_MS = 600_000;
const SHORTEST_TEXT = 40;
const MOST_SENDERS = 2;

/**
 * Remembers a little of who sent what in the last ten minutes, in this process's bounded memory and nowhere else, and finds
 * out whose next submission shall cost some work.
 */
@Injectable()
export class Suspicion {
  private readonly accepted = new WindowedCounts(WINDOW_MS);
  private readonly addresses = new WindowedCounts(WINDOW_MS);
  private readonly prefixes = new WindowedCounts(WINDOW_MS);
  private readonly textsOfSenders = new WindowedCounts(WINDOW_MS);
  private readonly senders = new WindowedCounts(WINDOW_MS);

  constructor(@InjectConfig() private readonly config: Config) {}

  /**
   * Counts the arrival, unless it repeats one that was accepted: that makes no second row. `identity` is the
   * same for the same submission of the same sender, `now` in milliseconds.
   */
  isSuspicious(arrival: Arrival, identity: string, now: number): boolean {
    const after = this.config.CHALLENGE_AFTER;
    if (after === 0 || this.accepted.look(identity, now)) return false;
    const networks = networksOf(arrival.address);
    const text = textOf(arrival.kind, arrival.content);
    const fromAddress = this.addresses.add(`${arrival.kind} ${networks.address}`, now).count;
    const fromPrefix = this.prefixes.add(`${arrival.kind} ${networks.prefix}`, now).count;
    const isCopied = this.isSentByMany(text, networks, now);
    return fromAddress > after || fromPrefix > after * PREFIX_MULTIPLE || isCopied || looksLikeSpam(text);
  }

  /** A repetition of this arrival will not be suspicious. */
  accept(identity: string, now: number): void {
    this.accepted.add(identity, now);
  }

  private isSentByMany(text: string, { address }: Networks, now: number): boolean {
    const plain = text.trim().toLowerCase();
    if (plain.length < SHORTEST_TEXT) return false;
    const digest = hash('sha256', plain, 'base64url');
    const isFirstOfSender = this.textsOfSenders.add(`${digest} ${address}`, now).count === 1;
    const senders = isFirstOfSender ? this.senders.add(digest, now) : this.senders.look(digest, now);
    return (senders?.count ?? 0) > MOST_SENDERS;
  }
}
