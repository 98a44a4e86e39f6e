import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module';
import { ReadReceivedFile } from './read-received-file.use-case';
import { ReceivedFilesAdminController } from './received-files.admin.controller';

/** The API's part of the mails that came in answer to ours. */
@Module({
  imports: [AuditModule],
  controllers: [ReceivedFilesAdminController],
  providers: [ReadReceivedFile],
  exports: [ReadReceivedFile],
})
export class ReceivedMailsModule {}
