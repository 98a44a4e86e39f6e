import { availableParallelism } from 'node:os';
import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { TurnLimit } from '../sign-in/turn-limit';

const MOST_AT_ONCE = Math.min(4, availableParallelism());
const MOST_WAITING = 32;

const randomPart = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');

/** Well-formed, yet nobody knows a password for it. */
const nobodys = `${randomPart(16)}$${randomPart(32)}`;

/** A hash takes 46 MiB and a core for a moment: only a few run at once, some wait, the rest is told to come back. */
@Injectable()
export class PasswordHasher {
  /** argon2id, the package's default algorithm, with OWASP's first recommended setting; memory in KiB. */
  cost = { memoryCost: 47_104, timeCost: 1, parallelism: 1 };
  private readonly turns = new TurnLimit(MOST_AT_ONCE, MOST_WAITING);

  async hash(password: string): Promise<string> {
    return this.turns.take(() => hash(password, this.cost));
  }

  /** Takes the same time whether or not there is a hash to compare with. */
  async verify(storedHash: string | null | undefined, password: string): Promise<boolean> {
    const matches = await this.turns.take(() => verify(storedHash ?? this.nobodysHash(), password));
    return matches && typeof storedHash === 'string';
  }

  /** Of the same cost as a real one. */
  private nobodysHash(): string {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${nobodys}`;
  }
}
