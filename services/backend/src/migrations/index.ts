import { CreateFirstTables1763700000000 } from './1763700000000-create-first-tables';
import { PreparePipeline1763800000000 } from './1763800000000-prepare-pipeline';
import { CreateEnquiryTables1763810000000 } from './1763810000000-create-enquiry-tables';
import { CreateUsedChallenges1763820000000 } from './1763820000000-create-used-challenges';
import { IndexHeldEnquiries1763820000001 } from './1763820000001-index-held-enquiries';
import { WidenDeliveries1763830000000 } from './1763830000000-widen-deliveries';
import { CreateMailTemplates1763830000001 } from './1763830000001-create-mail-templates';
import { GiveJobPostsALife1763840000000 } from './1763840000000-give-job-posts-a-life';
import { CreatePipelineTables1763850000000 } from './1763850000000-create-pipeline-tables';
import { IndexSentDeliveries1763850000001 } from './1763850000001-index-sent-deliveries';
import { MeasureStagesQuickly1763850000002 } from './1763850000002-measure-stages-quickly';
import { ExamineResumes1763860000000 } from './1763860000000-examine-resumes';
import { IndexApplications1763870000000 } from './1763870000000-index-applications';
import { CreateApplicationDocuments1763870000001 } from './1763870000001-create-application-documents';
import { CreateDuplicateTables1763870000002 } from './1763870000002-create-duplicate-tables';
import { IndexApplicantNames1763870000003 } from './1763870000003-index-applicant-names';
import { CoverGridFilters1763870000004 } from './1763870000004-cover-grid-filters';
import { SecureStaff1763880000000 } from './1763880000000-secure-staff';
import { CreatePrivacyTables1763890000000 } from './1763890000000-create-privacy-tables';
import { IndexKeptAnswers1763890000001 } from './1763890000001-index-kept-answers';
import { CountUnsureMails1763900000000 } from './1763900000000-count-unsure-mails';
import { CheckStoredFiles1763900000001 } from './1763900000001-check-stored-files';
import { OrderByYears1763900000003 } from './1763900000003-order-by-years';
import { UntieConsents1763946000000 } from './1763946000000-untie-consents';
import { GuardSessions1763950000000 } from './1763950000000-guard-sessions';
import { CreateReferrals1763960000000 } from './1763960000000-create-referrals';
import { CreateVisits1763970000000 } from './1763970000000-create-visits';
import { CreateSharedCounts1763980000000 } from './1763980000000-create-shared-counts';
import { CreateUploadPlaces1764000000000 } from './1764000000000-create-upload-places';
import { CreateDigests1764110000000 } from './1764110000000-create-digests';
import { CountReceiptsAsOnePage1764120000000 } from './1764120000000-count-receipts-as-one-page';
import { ReplaceAndPauseMails1764130000000 } from './1764130000000-replace-and-pause-mails';
import { CountAdditionsToQueue1764140000000 } from './1764140000000-count-additions-to-queue';
import { CreateStorageIdentity1764140000001 } from './1764140000001-create-storage-identity';
import { VacuumQueuesEarly1764150000000 } from './1764150000000-vacuum-queues-early';
import { FindApplicationsByAddress1764170000000 } from './1764170000000-find-applications-by-address';
import { FindEnquiriesByParts1764170000001 } from './1764170000001-find-enquiries-by-parts';
import { FindMailsToPeople1764170000002 } from './1764170000002-find-mails-to-people';
import { FindEventsByEnd1764170000003 } from './1764170000003-find-events-by-end';
import { OpenRejectedResumes1764180000000 } from './1764180000000-open-rejected-resumes';
import { TryResumesAgain1764190000000 } from './1764190000000-try-resumes-again';
import { SplitTextsIntoWords1764200000000 } from './1764200000000-split-texts-into-words';
import { SearchByWords1764201000000 } from './1764201000000-search-by-words';
import { AskForOtherResumes1764220000000 } from './1764220000000-ask-for-other-resumes';
import { SplitRunsOfLetters1764230000000 } from './1764230000000-split-runs-of-letters';
import { AskForNeighbours1764231000000 } from './1764231000000-ask-for-neighbours';
import { RememberRemovedSubmissions1764250000000 } from './1764250000000-remember-removed-submissions';
import { NoteRestores1764260000000 } from './1764260000000-note-restores';
import { RecordRestoreRehearsals1764270000000 } from './1764270000000-record-restore-rehearsals';
import { KeepAlarms1764270000001 } from './1764270000001-keep-alarms';
import { NoteUnnamedObjects1764270000002 } from './1764270000002-note-unnamed-objects';
import { NoteReaders1764290000000 } from './1764290000000-note-readers';
import { SearchLongNotes1764290000001 } from './1764290000001-search-long-notes';
import { KeepPostCards1764300000000 } from './1764300000000-keep-post-cards';
import { CountJobPagesAsOnePage1764300000001 } from './1764300000001-count-job-pages-as-one-page';
import { ReportBackups1764300000020 } from './1764300000020-report-backups';
import { TakeBackActions1764300000030 } from './1764300000030-take-back-actions';
import { StartAnswerClock1764300000040 } from './1764300000040-start-answer-clock';
import { PutOffApplications1764300000050 } from './1764300000050-put-off-applications';
import { CountRefusedMailsAsUnheard1764300000065 } from './1764300000065-count-refused-mails-as-unheard';
import { NoteFirstOpenings1764300000070 } from './1764300000070-note-first-openings';
import { OrderByLeastYears1764300000071 } from './1764300000071-order-by-least-years';
import { KeepSettings1764300000075 } from './1764300000075-keep-settings';
import { SaveViews1764300000076 } from './1764300000076-save-views';
import { AssignApplications1764300000077 } from './1764300000077-assign-applications';
import { KeepBulkDeeds1764300000078 } from './1764300000078-keep-bulk-deeds';
import { KeepMailTexts1764300000085 } from './1764300000085-keep-mail-texts';
import { AnswerPeopleOnce1764300000086 } from './1764300000086-answer-people-once';
import { FindResumesToLookAt1764300000093 } from './1764300000093-find-resumes-to-look-at';
import { KeepPlacesOfWords1764300000100 } from './1764300000100-keep-places-of-words';
import { BoundBulkDeeds1764300000110 } from './1764300000110-bound-bulk-deeds';
import { KeepDocumentsInLine1764300000111 } from './1764300000111-keep-documents-in-line';
import { KeepAddressesOfDeletedPosts1764300000120 } from './1764300000120-keep-addresses-of-deleted-posts';
import { TellMoreOfJobPosts1764300000125 } from './1764300000125-tell-more-of-job-posts';
import { NoteFactsOfCards1764300000140 } from './1764300000140-note-facts-of-cards';
import { AnswerEnquiriesTogether1764300000160 } from './1764300000160-answer-enquiries-together';
import { NoteEnquiries1764300000161 } from './1764300000161-note-enquiries';
import { ReplyToEnquiries1764300000173 } from './1764300000173-reply-to-enquiries';
import { ReadMailbox1764300000174 } from './1764300000174-read-mailbox';
import { KeepMailsOfApplicants1764300000175 } from './1764300000175-keep-mails-of-applicants';
import { ArrangeInterviews1764300000177 } from './1764300000177-arrange-interviews';
import { CountCspReports1764300000180 } from './1764300000180-count-csp-reports';
import { KeepMailTokens1764300000181 } from './1764300000181-keep-mail-tokens';
import { DateAssignmentsOfEnquiries1764300000182 } from './1764300000182-date-assignments-of-enquiries';
import { AnswerInterviews1764300000183 } from './1764300000183-answer-interviews';
import { FollowInterviews1764300000185 } from './1764300000185-follow-interviews';
import { GiveVerdicts1764300000186 } from './1764300000186-give-verdicts';
import { TakeCalendarAnswers1764300000187 } from './1764300000187-take-calendar-answers';
import { ProposeTwoTimes1764300000188 } from './1764300000188-propose-two-times';
import { ReplyToPeopleOnce1764300000189 } from './1764300000189-reply-to-people-once';
import { KeepImagesOfJobPosts1764300000190 } from './1764300000190-keep-images-of-job-posts';
import { ChangeMails1764300000191 } from './1764300000191-change-mails';
import { NameSignInMethods1764300000192 } from './1764300000192-name-sign-in-methods';
import { LinkIdentities1764300000193 } from './1764300000193-link-identities';
import { KeepPasskeys1764300000194 } from './1764300000194-keep-passkeys';
import { SignMails1764300000195 } from './1764300000195-sign-mails';
import { IndexFirstAnswers1764300000197 } from './1764300000197-index-first-answers';
import { MeasureBackupDisk1764300000226 } from './1764300000226-measure-backup-disk';
import { TellSinceWhenJobPostsAreClosed1764300000227 } from './1764300000227-tell-since-when-job-posts-are-closed';
import { RecordUpdates1764300000230 } from './1764300000230-record-updates';
import { CountLeftoversOfTheMailbox1764300000232 } from './1764300000232-count-leftovers-of-the-mailbox';
import { SearchWholeMails1764300000233 } from './1764300000233-search-whole-mails';
import { KeepMessageIds1764300000235 } from './1764300000235-keep-message-ids';
import { NoteWaitingReplies1764300000236 } from './1764300000236-note-waiting-replies';
import { CountSkippedMailsAsUnheard1764300000250 } from './1764300000250-count-skipped-mails-as-unheard';
import { RememberWhichJobPostsWerePublic1764300000270 } from './1764300000270-remember-which-job-posts-were-public';

/** All migrations, oldest first. A migration that has landed is never edited. */
export const migrations = [
  CreateFirstTables1763700000000,
  PreparePipeline1763800000000,
  CreateEnquiryTables1763810000000,
  CreateUsedChallenges1763820000000,
  IndexHeldEnquiries1763820000001,
  WidenDeliveries1763830000000,
  CreateMailTemplates1763830000001,
  GiveJobPostsALife1763840000000,
  CreatePipelineTables1763850000000,
  IndexSentDeliveries1763850000001,
  MeasureStagesQuickly1763850000002,
  ExamineResumes1763860000000,
  IndexApplications1763870000000,
  CreateApplicationDocuments1763870000001,
  CreateDuplicateTables1763870000002,
  IndexApplicantNames1763870000003,
  CoverGridFilters1763870000004,
  SecureStaff1763880000000,
  CreatePrivacyTables1763890000000,
  IndexKeptAnswers1763890000001,
  CountUnsureMails1763900000000,
  CheckStoredFiles1763900000001,
  OrderByYears1763900000003,
  UntieConsents1763946000000,
  GuardSessions1763950000000,
  CreateReferrals1763960000000,
  CreateVisits1763970000000,
  CreateSharedCounts1763980000000,
  CreateUploadPlaces1764000000000,
  CreateDigests1764110000000,
  CountReceiptsAsOnePage1764120000000,
  ReplaceAndPauseMails1764130000000,
  CountAdditionsToQueue1764140000000,
  CreateStorageIdentity1764140000001,
  VacuumQueuesEarly1764150000000,
  FindApplicationsByAddress1764170000000,
  FindEnquiriesByParts1764170000001,
  FindMailsToPeople1764170000002,
  FindEventsByEnd1764170000003,
  OpenRejectedResumes1764180000000,
  TryResumesAgain1764190000000,
  SplitTextsIntoWords1764200000000,
  SearchByWords1764201000000,
  AskForOtherResumes1764220000000,
  SplitRunsOfLetters1764230000000,
  AskForNeighbours1764231000000,
  RememberRemovedSubmissions1764250000000,
  NoteRestores1764260000000,
  RecordRestoreRehearsals1764270000000,
  KeepAlarms1764270000001,
  NoteUnnamedObjects1764270000002,
  NoteReaders1764290000000,
  SearchLongNotes1764290000001,
  KeepPostCards1764300000000,
  CountJobPagesAsOnePage1764300000001,
  ReportBackups1764300000020,
  TakeBackActions1764300000030,
  StartAnswerClock1764300000040,
  PutOffApplications1764300000050,
  CountRefusedMailsAsUnheard1764300000065,
  NoteFirstOpenings1764300000070,
  OrderByLeastYears1764300000071,
  KeepSettings1764300000075,
  SaveViews1764300000076,
  AssignApplications1764300000077,
  KeepBulkDeeds1764300000078,
  KeepMailTexts1764300000085,
  AnswerPeopleOnce1764300000086,
  FindResumesToLookAt1764300000093,
  KeepPlacesOfWords1764300000100,
  BoundBulkDeeds1764300000110,
  KeepDocumentsInLine1764300000111,
  KeepAddressesOfDeletedPosts1764300000120,
  TellMoreOfJobPosts1764300000125,
  NoteFactsOfCards1764300000140,
  AnswerEnquiriesTogether1764300000160,
  NoteEnquiries1764300000161,
  ReplyToEnquiries1764300000173,
  ReadMailbox1764300000174,
  KeepMailsOfApplicants1764300000175,
  ArrangeInterviews1764300000177,
  CountCspReports1764300000180,
  KeepMailTokens1764300000181,
  DateAssignmentsOfEnquiries1764300000182,
  AnswerInterviews1764300000183,
  FollowInterviews1764300000185,
  GiveVerdicts1764300000186,
  TakeCalendarAnswers1764300000187,
  ProposeTwoTimes1764300000188,
  ReplyToPeopleOnce1764300000189,
  KeepImagesOfJobPosts1764300000190,
  ChangeMails1764300000191,
  NameSignInMethods1764300000192,
  LinkIdentities1764300000193,
  KeepPasskeys1764300000194,
  SignMails1764300000195,
  IndexFirstAnswers1764300000197,
  MeasureBackupDisk1764300000226,
  TellSinceWhenJobPostsAreClosed1764300000227,
  RecordUpdates1764300000230,
  CountLeftoversOfTheMailbox1764300000232,
  SearchWholeMails1764300000233,
  KeepMessageIds1764300000235,
  NoteWaitingReplies1764300000236,
  CountSkippedMailsAsUnheard1764300000250,
  RememberWhichJobPostsWerePublic1764300000270,
];
