import { DiscoveryService } from '@nestjs/core';

/** Names the job that a JobHandler class does. Each job has exactly one handler. */
export const HandlesJob = DiscoveryService.createDecorator<string>();
