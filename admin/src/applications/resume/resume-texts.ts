import { sizeText } from '../../values/texts.ts';
import { translate } from '../../messages/translate.ts';
import type { Application } from '@frontdoor/contract';

type Resume = Pick<Application, 'resumeState' | 'resumeType' | 'resumeSize'>;

export const hasResume = ({ resumeState }: Resume) => resumeState !== 'none';
export const typeText = ({ resumeType }: Resume) => resumeType?.toUpperCase() ?? translate('resume.file');
export const fileText = (resume: Resume) => [typeText(resume), sizeText(resume.resumeSize)].filter(Boolean).join(', ');

export const resumePath = (file: string) => `/uploads/${encodeURIComponent(file)}`;

/** The malware scanner's result in words. */
export const scanText = (state: Application['scanState']): string => (state ? translate(`resume.scans.${state}`) : '');

/** The page of a resume, inside the admin. */
export const viewerPath = (id: string, searched = ''): string =>
  `/applications/${encodeURIComponent(id)}/resume${searched && `?${new URLSearchParams({ q: searched })}`}`;

/** Whether the file may be opened, as far as the record tells. */
export const mayBeRead = ({ resumeState, scanState }: Application): boolean =>
  resumeState === 'stored' && scanState !== 'infected' && scanState !== 'pending';

/** Why there is nothing to read. */
export const unreadableText = ({ resumeState, scanState, storageFault }: Application): string => {
  if (resumeState === 'none') return translate('resume.none');
  if (scanState === 'infected') return translate('resume.deletedAsMalware');
  if (resumeState !== 'stored') return translate(`resume.explanations.${resumeState}`);
  if (scanState === 'pending') return translate('resume.canBeOpenedOnceScanned');
  return storageFault ? translate(`resume.faults.${storageFault}`) : translate('reading.cannotBeOpened');
};
