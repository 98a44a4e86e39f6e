import { Module } from '@nestjs/common';
import { RecordRehearsal } from './record-rehearsal.use-case';

/** What the entrypoint `record-rehearsal` uses. */
@Module({ providers: [RecordRehearsal] })
export class RehearsalCommandModule {}
