import { Module } from '@nestjs/common';
import { KeepVisits } from './keep-visits';
import { VisitsServer } from './visits-server';
import { VisitsRepository } from './visits.repository';

/** Counts the visits that the gateway tells of. */
@Module({ providers: [VisitsRepository, KeepVisits, VisitsServer] })
export class VisitsWorkerModule {}
