import { Module } from '@nestjs/common';
import { CountChosenOption } from './count-chosen-option.use-case';
import { CountReceivedApplications } from './count-received-applications.use-case';

@Module({
  providers: [CountReceivedApplications, CountChosenOption],
  exports: [CountReceivedApplications, CountChosenOption],
})
export class ReceivedApplicationsModule {}
