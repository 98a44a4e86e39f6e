import { applicationMails } from './application-mails';
import { conversationMails } from './conversation-mails';
import { enquiryMails } from './enquiry-mails';
import { interviewMails } from './interview-mails';
import { staffMails } from './staff-mails';
import type { SystemMail } from './system-mail';

const all = { ...applicationMails, ...interviewMails, ...conversationMails, ...enquiryMails, ...staffMails };

/** Every mail that the system writes by itself. Page, API, checks and sending take it from here. */
export type SystemMailKey = keyof typeof all;
export const systemMails: Readonly<Record<SystemMailKey, SystemMail>> = all;
export const systemMailKeys = Object.keys(all) as SystemMailKey[];
export const isSystemMail = (key: string): key is SystemMailKey => Object.hasOwn(all, key);
