import { Module } from '@nestjs/common';
import { ChangesModule } from '../../platform/changes/changes';
import { FindLiveSessions } from '../staff/live-sessions/find-live-sessions.use-case';
import { LiveStreams } from './live-streams';
import { LiveAdminController } from './live.admin.controller';
import { OpenLiveStream } from './open-live-stream.use-case';

/** Tells the admin's pages of changes as they happen. */
@Module({
  imports: [ChangesModule],
  controllers: [LiveAdminController],
  providers: [FindLiveSessions, LiveStreams, OpenLiveStream],
})
export class LiveModule {}
