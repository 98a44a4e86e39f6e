import assert from 'node:assert/strict';
import type { Part } from '../support/browsers/find-part.ts';
import type { BrowserJourney } from '../support/browsers/run-journeys.ts';
import { contactMessage, filling, newAddress, referencesOf } from '../support/journeys/enquiry-page.ts';

const form: Part = { role: 'form', name: contactMessage.form };

export const enquiring: BrowserJourney[] = [
  {
    title: 'a message outlives a reload and arrives once',
    width: 360,
    async make(page, { site, databaseUrl }) {
      const email = newAddress();
      const fields = filling(contactMessage, email);
      const field = (label: string): Part => ({ role: 'textbox', name: `^${label}`, inside: form });
      await page.open(site + contactMessage.path);
      for (const [label, text] of fields) await page.fill(field(label), text);
      await page.reload();
      await page.read(/What you had typed was brought back/);
      for (const [label, text] of fields) assert.equal(await page.valueOf(field(label)), text, label);
      await page.click({ role: 'button', name: contactMessage.send, inside: form });
      const text = await page.read(/We have received your message/);
      const reference = /FD-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec(text)?.[0];
      assert.deepEqual(await referencesOf(databaseUrl, contactMessage, email), [reference]);
    },
  },
];
