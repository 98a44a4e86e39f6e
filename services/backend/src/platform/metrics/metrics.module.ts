import { Global, Module } from '@nestjs/common';
import { CheckReadiness } from '../health/check-readiness';
import { HealthParts } from '../health/health-parts';
import { Metrics } from './metrics';
import { MetricsServer } from './metrics-server';
import { WatchDatabase, WatchSubmissions } from './watch-work';
import { WatchRequests } from './watch-requests';

/** Numbers about a process that runs for long. What only some of them have is added by its own module. */
@Global()
@Module({
  providers: [Metrics, MetricsServer, CheckReadiness, HealthParts, WatchDatabase, WatchRequests, WatchSubmissions],
  exports: [Metrics, HealthParts, WatchRequests],
})
export class MetricsModule {}
