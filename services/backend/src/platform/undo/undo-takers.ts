import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { Caller } from '../access/access.decorators';
import type { Sql } from '../database/database';
import type { UndoableSubject } from './undo.repository';

/** A record that is there and locked, and whether it is as the action left it. */
export interface LockedSubject {
  id: string;
  name: string;
  isAsLeft: boolean;
}

/** Of records that were locked: one is as the action left it while it has the version from then. */
export function asLeft(
  locked: readonly { id: string; name: string; version: number }[],
  subjects: readonly UndoableSubject[],
): LockedSubject[] {
  const versions = new Map(subjects.map(({ id, versionAfter }) => [id, versionAfter]));
  return locked.map(({ id, name, version }) => ({ id, name, isAsLeft: version === versions.get(id) }));
}

/** Where a record stands after an undo. */
export interface TakenBack {
  id: string;
  kind: string;
  /** Null for a kind of record that has none. */
  stage: string | null;
  standing: string | null;
  version: number | null;
}

/** Takes back one kind of action. All its methods work inside of the undo's transaction. */
export interface UndoTaker {
  /** Locks the records that are there, in the order that all deeds lock them in. */
  lock(tx: Sql, subjects: readonly UndoableSubject[]): Promise<LockedSubject[]>;
  /** The records are locked and as the action left them, and none of its events has left. Removes what hangs on those, not the events. */
  takeBack(tx: Sql, subjects: readonly UndoableSubject[], caller: Caller): Promise<TakenBack[]>;
  /** The name of the person that each record is about, by its id. */
  names(sql: Sql, ids: readonly string[]): Promise<Map<string, string>>;
}

/** Names the kind of action that a class takes back. Each kind has exactly one. */
export const TakesBack = DiscoveryService.createDecorator<string>();

/** All takers, by the kind of action. */
@Injectable()
export class UndoTakers implements OnApplicationBootstrap {
  private readonly takers = new Map<string, UndoTaker>();

  constructor(private readonly discovery: DiscoveryService) {}

  onApplicationBootstrap(): void {
    for (const wrapper of this.discovery.getProviders({ metadataKey: TakesBack.KEY })) {
      const kind = this.discovery.getMetadataByDecorator(TakesBack, wrapper) ?? '';
      if (this.takers.has(kind)) throw new Error(`Two classes take back actions of the kind ${kind}`);
      this.takers.set(kind, wrapper.instance as UndoTaker);
    }
  }

  /** @throws for a kind that nobody takes back, which is a fault of ours. */
  of(kind: string): UndoTaker {
    const taker = this.takers.get(kind);
    if (!taker) throw new Error(`Nobody takes back actions of the kind ${kind}`);
    return taker;
  }
}
