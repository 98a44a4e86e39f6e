export const resumeTypes = ['pdf', 'doc', 'docx'] as const;
export type ResumeType = (typeof resumeTypes)[number];

/** IANA media types of the three formats of resumes. */
export const contentTypes = {
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const satisfies Record<ResumeType, string>;

/** received = in the spool; stored = in object storage, may be read; rejected = may not be read by anybody. */
export const resumeStates = ['received', 'stored', 'rejected'] as const;
export type ResumeState = (typeof resumeStates)[number];

/** pending = no verdict yet; not-scanned = there is no scanner by policy; infected = deleted, nobody can read it. */
export const scanStates = ['pending', 'not-scanned', 'clean', 'infected'] as const;
export type ScanState = (typeof scanStates)[number];

/** missing = storage has no object of this resume; damaged = what it has is not what came in. */
export const storageFaults = ['missing', 'damaged'] as const;
export type StorageFault = (typeof storageFaults)[number];
