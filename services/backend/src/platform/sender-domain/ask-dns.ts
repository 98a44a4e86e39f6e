import { Resolver } from 'node:dns/promises';
import { within } from '../within';

/** One question, with all tries at all servers. */
const QUESTION_MS = 5_000;
const noSuchName = 'ENOTFOUND';
const noSuchRecord = 'ENODATA';

/** Questions to DNS whose answer may be "none", which is never confused with no answer. */
export class AskDns {
  private readonly resolver = new Resolver({ timeout: 1_500, tries: 2 });

  /** `server` is an address, or `address:port`; without one the machine's own servers are asked. */
  constructor(
    server?: string,
    private readonly questionMs = QUESTION_MS,
  ) {
    if (server) this.resolver.setServers([server]);
  }

  /** The texts of a name, each put together from its parts. @throws Error when no server tells */
  async textsOf(name: string): Promise<string[]> {
    return (await this.ask(() => this.resolver.resolveTxt(name)))?.map((parts) => parts.join('')) ?? [];
  }

  /** The name that this one stands for (CNAME). @throws Error when no server tells */
  async aliasOf(name: string): Promise<string | undefined> {
    return (await this.ask(() => this.resolver.resolveCname(name)))?.[0];
  }

  /** Whether anything at all is known of a name. @throws Error when no server tells */
  async isKnown(name: string): Promise<boolean> {
    return (await this.ask(() => this.resolver.resolveTxt(name))) !== undefined;
  }

  /** An empty list where the name has no such record, nothing where there is no such name. */
  private async ask<Found>(question: () => Promise<Found[]>): Promise<Found[] | undefined> {
    try {
      return await within(this.questionMs, question());
    } catch (error) {
      const { code = '', message } = error as NodeJS.ErrnoException;
      if (code === noSuchRecord) return [];
      if (code === noSuchName) return undefined;
      throw new Error(`no DNS server tells (${code || message})`, { cause: error });
    }
  }
}
