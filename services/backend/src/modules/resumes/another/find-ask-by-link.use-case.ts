import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database';
import { hashLinkToken, isLinkToken } from '../../../platform/link-token';
import { whyClosed } from './ask-for-another.use-case';
import { type Ask, asks } from './asks.repository';

/** As the mail has it. */
export const linkStates = ['open', 'answered', 'expired', 'closed', 'unknown'] as const;
/** `ask` is there for every link but an unknown one. */
export type LinkedAsk = { ask?: Ask; state: (typeof linkStates)[number] };

/** Finds what a link asks for, and whether it still takes a file. It only reads: a mail program may open the link before its reader does. */
@Injectable()
export class FindAskByLink {
  constructor(private readonly database: Database) {}

  async run(token: string): Promise<LinkedAsk> {
    const ask = isLinkToken(token) ? await asks.findByToken(this.database, hashLinkToken(token)) : undefined;
    if (!ask) return { state: 'unknown' };
    return { ask, state: (await whyClosed(this.database, ask)) ?? 'open' };
  }
}
