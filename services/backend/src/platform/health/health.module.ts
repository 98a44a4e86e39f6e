import { Module } from '@nestjs/common';
import { CheckReadiness } from './check-readiness';
import { HealthController } from './health.controller';

/** Health among the API's own routes. */
@Module({ controllers: [HealthController], providers: [CheckReadiness] })
export class HealthModule {}
