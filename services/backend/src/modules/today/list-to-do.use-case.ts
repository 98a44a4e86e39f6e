import { Injectable } from '@nestjs/common';
import type { Actor } from '../../platform/access/access.decorators';
import { ReadLines, type ToDoLine } from './read-lines.use-case';
import { linesOf } from './to-do-lines';

/** Lists what waits for somebody of a role. */
@Injectable()
export class ListToDo {
  constructor(private readonly readLines: ReadLines) {}

  /** The lines that have something to do. */
  run({ reader }: { reader: Actor }): Promise<ToDoLine[]> {
    return this.readLines.run({ lines: linesOf(reader.role), reader });
  }
}
