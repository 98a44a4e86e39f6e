import { Module } from '@nestjs/common';
import { CheckReadiness } from './check-readiness';
import { HealthServer } from './health-server';

/** Health on a port of its own. */
@Module({ providers: [CheckReadiness, HealthServer] })
export class HealthServerModule {}
