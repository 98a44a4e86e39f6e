import { Module } from '@nestjs/common';
import { RecordUpdate } from './record-update.use-case';

/** What the entrypoint `record-update` uses. */
@Module({ providers: [RecordUpdate] })
export class UpdateCommandModule {}
