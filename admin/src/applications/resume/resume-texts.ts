import { sizeText } from '../../values/texts.ts';
import { translate } from '../../messages/translate.ts';
import type { Application } from '@frontdoor/contract';

type Resume = Pick<Application, 'resumeState' | 'resumeType' | 'resumeSize'>;
type Damage = Pick<Application, 'resumeState' | 'scanState' | 'storageFault'>;

export const hasResume = ({ resumeState }: Resume) => resumeState !== 'none';
export const typeText = ({ resumeType }: Resume) => resumeType?.toUpperCase() ?? translate('resume.file');
export const fileText = (resume: Resume) => [typeText(resume), sizeText(resume.resumeSize)].filter(Boolean).join(', ');

/** Whether there is something of it that is not what was sent. */
export const isDamaged = ({ resumeState, scanState, storageFault }: Damage) =>
  scanState !== 'infected' && (storageFault === 'damaged' || resumeState === 'rejected');

/** @param anyway also what is not the file that was sent */
export const resumePath = (file: string, { anyway = false } = {}) =>
  `/uploads/${encodeURIComponent(file)}${anyway ? '?anyway=true' : ''}`;

/** How what there is of a file differs from what was sent; both in bytes. */
export const damageText = (present: number, sent: number | null): string => {
  const sizes = { present: sizeText(present), sent: sizeText(sent) };
  if (sent === null || present > sent) return translate('resume.damage.longer', sizes);
  return translate(present < sent ? 'resume.damage.shorter' : 'resume.damage.altered', sizes);
};

/** The malware scanner's result in words. What was never filed has none. */
export const scanText = ({ resumeState, scanState }: Pick<Application, 'resumeState' | 'scanState'>): string =>
  scanState && (resumeState === 'stored' || scanState === 'infected') ? translate(`resume.scans.${scanState}`) : '';

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
