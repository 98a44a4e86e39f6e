import { Module } from '@nestjs/common';
import { CspReportsController } from './csp-reports.controller';
import { KeepCspReports } from './keep-csp-reports';
import { NoteCspReports } from './note-csp-reports.use-case';

/** Takes what browsers report of the content security policy. */
@Module({ controllers: [CspReportsController], providers: [KeepCspReports, NoteCspReports] })
export class CspReportsModule {}
