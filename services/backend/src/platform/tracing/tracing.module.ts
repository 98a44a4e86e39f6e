import { Module } from '@nestjs/common';
import { Tracing } from './tracing';

@Module({ providers: [Tracing] })
export class TracingModule {}
