import { Injectable } from '@nestjs/common';
import { within } from '../within';

const LIMIT_MS = 2_000;

/** The dependencies of this process, each with a check that passes or fails. For operators: readiness asks for less. */
@Injectable()
export class HealthParts {
  private readonly parts = new Map<string, () => Promise<unknown>>();

  add(name: string, ask: () => Promise<unknown>): void {
    this.parts.set(name, ask);
  }

  async ask(): Promise<Record<string, 'ok' | 'down'>> {
    const asked = [...this.parts].map(async ([name, ask]) => {
      const state = await within(LIMIT_MS, ask()).then(
        () => 'ok' as const,
        () => 'down' as const,
      );
      return [name, state] as const;
    });
    return Object.fromEntries(await Promise.all(asked));
  }
}
