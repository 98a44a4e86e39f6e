import { Module } from '@nestjs/common';
import { KeepVisits } from './keep-visits';
import { VisitsServer } from './visits-server';

/** Counts the visits that the gateway reports. */
@Module({ providers: [KeepVisits, VisitsServer] })
export class VisitsWorkerModule {}
