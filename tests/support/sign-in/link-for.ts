import { expect } from '@playwright/test';
import { mailsTo } from '../inbox.ts';

/** The link of the newest mail to an address that has one of a kind. */
export async function linkFor(inbox: string, email: string, kind: 'invite' | 'reset'): Promise<string> {
  let link = '';
  await expect(async () => {
    const texts = (await mailsTo(inbox, email)).map(({ text }) => text);
    link = texts.map((text) => new RegExp(`https?://\\S+#${kind}=[\\w-]+`).exec(text)?.[0]).findLast(Boolean) ?? '';
    expect(link).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return link;
}
