import { ApplicationNotesRepository } from './application-notes.repository';
import { ApplicationEntity } from './application.entity';
import { ApplicationsAdminController } from './applications.admin.controller';
import { ApplicationsAdminRepository } from './applications.admin.repository';
import { EditApplicationAdminController } from './edit-application.admin.controller';
import { EditApplicationRepository } from './edit-application.repository';
import { EditApplication } from './edit-application.use-case';
import { ExportApplicationsAdminController } from './export-applications.admin.controller';
import { ExportApplications } from './export-applications.use-case';
import { FindHitsRepository } from './find-hits.repository';
import { FindApplication } from './find-application.use-case';
import { ListApplications } from './list-applications.use-case';
import { ReadApplicationQuery } from './read-application-query.use-case';
import { ResumeEntity } from './resume.entity';

/** The admin areas' side of the noun; it needs the audit module and the entities below. */
export const applicationsAdminControllers = [
  ApplicationsAdminController,
  ExportApplicationsAdminController,
  EditApplicationAdminController,
];
export const applicationsAdminProviders = [
  ApplicationsAdminRepository,
  FindHitsRepository,
  ReadApplicationQuery,
  ListApplications,
  FindApplication,
  ApplicationNotesRepository,
  ExportApplications,
  EditApplicationRepository,
  EditApplication,
];
export const applicationsAdminEntities = [ApplicationEntity, ResumeEntity];
